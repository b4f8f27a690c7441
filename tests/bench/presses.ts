/** What opening a page, a press or a key asks of it: the longest stretch in which the page's own thread hears nobody. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { demoPeople } from '../e2e/driver/people.ts'
import { logIn } from '../e2e/driver/session.ts'
import { recordThread } from './page-thread.ts'
import type { World } from './world.ts'

/** Time in which the server answers and the page comes to rest. */
export const REST_MS = 3000

/** Runs in the page before anything else. */
const markPresses = (): void => {
  performance.mark('open')
  for (const event of ['click', 'keydown']) addEventListener(event, () => performance.mark('press'), true)
}

/** Somebody is logged in there, and each page marks that it opens and what is pressed. */
export const withMarkedPages = async <Measured>(
  { origin }: World,
  measure: (browser: Browser, context: BrowserContext) => Promise<Measured>,
): Promise<Measured> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'nb-NO' })
    await context.addInitScript(markPresses)
    const page = await context.newPage()
    await logIn(page, demoPeople.storeClerk)
    await page.close()
    return await measure(browser, context)
  } finally {
    await browser.close()
  }
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
