/** What opening a page, a press or a key asks of it: the longest stretch in which the page's own thread hears nobody. */
import type { Browser, Page } from '@playwright/test'
import { recordThread } from './page-thread.ts'

/** Time in which the server answers and the page comes to rest. */
export const REST_MS = 3000

/** Runs in the page before anything else. */
export const markPresses = (): void => {
  performance.mark('open')
  for (const event of ['click', 'keydown']) addEventListener(event, () => performance.mark('press'), true)
}

/** From the first mark until the page has come to rest; processor time at full speed, ms. */
export const longestStretch = async (
  browser: Browser,
  page: Page,
  mark: 'open' | 'press',
  act: () => Promise<unknown>,
): Promise<number> => {
  const { tasks, marked } = await recordThread(browser, page, {
    mark,
    work: async () => {
      await act()
      await page.waitForTimeout(REST_MS)
    },
  })
  return Math.max(...tasks.slice(marked(mark)[0]))
}
