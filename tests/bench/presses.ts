/** What a press or a key does to a page: the longest stretch in which the page's own thread hears nobody, until its answer is drawn. */
import type { Browser, Page } from '@playwright/test'
import { recordThread } from './page-thread.ts'

/** Time in which the server answers and the page comes to rest. */
export const REST_MS = 3000

/** Runs in the page before anything else. */
export const markPresses = (): void => {
  for (const event of ['click', 'keydown']) addEventListener(event, () => performance.mark('press'), true)
}

/** Processor time at full speed, ms. */
export const longestStretch = async (
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> => {
  const { tasks, marked } = await recordThread(browser, page, {
    mark: 'press',
    work: async () => {
      await act()
      await page.waitForTimeout(REST_MS)
    },
  })
  return Math.max(...tasks.slice(marked('press')[0]))
}
