/** Paper as the worker makes it: its own browser and its own steps, on the frontend as it is built. */

import type { DocumentInput } from '#domain/contracts/render'
import { buildSite } from '#infra/build-site'
import { chromiumPath } from '#infra/local/chromium'
import { openBrowser } from '#render-worker/browser'
import { capture } from '#render-worker/capture'
import { pathFor, show } from '#render-worker/page'

export const openPrinter = async () => {
  process.env.CHROME_PATH = await chromiumPath()
  const siteFolder = await buildSite(() => undefined)
  const browser = openBrowser({ siteFolder, limitSeconds: 25, jobsPerBrowser: 200 })
  return {
    /** A PDF, or an HTML file: what the input asks for. */
    print: (input: DocumentInput): Promise<Uint8Array> =>
      browser.withPage(pathFor(input), async (page) => {
        await show(page, input)
        return (await capture(page, input)).body
      }),
    /** The files of letters that the page holds when it says that it shows the input: a print takes no others. */
    lettersAtHand: (input: DocumentInput): Promise<string[]> =>
      browser.withPage(pathFor(input), async (page) => {
        await show(page, input)
        return page.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family, weight, unicodeRange }) => `${family} ${weight} ${unicodeRange.slice(0, 6)}`),
        )
      }),
    close: () => browser.close(),
  }
}
