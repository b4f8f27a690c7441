/** How far what stands on a page moves by itself while it loads (CLS, Layout Instability API): a script for the page, and its sum. */
import type { Page } from '@playwright/test'

/** Runs in the page from its beginning. */
export const watchShifts = () => {
  Object.assign(window, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput)
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value })
  }).observe({ type: 'layout-shift', buffered: true })
}

export const shiftedOn = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => Reflect.get(window, 'shifted')))
