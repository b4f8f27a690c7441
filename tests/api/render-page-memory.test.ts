// What a page of the worker's Chromium holds after a day, told by sizes and not by time.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '#infra/local/chromium'
import { openBrowser, type WarmBrowser } from '#render-worker/browser'

let browser: WarmBrowser
beforeAll(async () => {
  process.env.CHROME_PATH = await chromiumPath()
  browser = openBrowser({
    siteFolder: join(import.meta.dirname, 'nothing'),
    limitSeconds: 60,
    jobsPerBrowser: 1,
  })
})
afterAll(() => browser.close())

const MEGABYTE = 1024 * 1024

/** Runs inside the page: what is drawn lives until the next picture, as scenes and their bytes do. */
const drawAllDay = (pictures: number): number => {
  let drawn: object[] = []
  for (let picture = 0; picture < pictures; picture += 1)
    drawn = Array.from({ length: 40_000 }, (_, part) => ({ picture, part }))
  return drawn.length
}

test('a page that has drawn many pictures holds little more than what it uses', async () => {
  const { JSHeapTotalSize = 0, JSHeapUsedSize = 0 } = await browser.withPage('/utskrift', async (page) => {
    await page.evaluate(drawAllDay, 500)
    await page.evaluate(() => window.gc?.({ type: 'major', execution: 'sync' }))
    return page.metrics()
  })

  expect(JSHeapUsedSize / MEGABYTE).toBeLessThan(10)
  expect((JSHeapTotalSize - JSHeapUsedSize) / MEGABYTE).toBeLessThan(32)
})
