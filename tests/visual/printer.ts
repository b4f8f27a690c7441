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
    close: () => browser.close(),
  }
}
