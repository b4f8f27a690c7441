/** How far what stands on a page moves by itself while it loads (CLS, Layout Instability API): a script for the page, its sum, and what moved. */
import type { Page } from '@playwright/test'

/** Runs in the page from its beginning. */
export const watchShifts = () => {
  type Shift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const described = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
    `«${node?.textContent?.slice(0, 40) ?? ''}» ${at(previousRect)} -> ${at(currentRect)}`
  const seen = { sum: 0, moved: [] as string[] }
  Object.assign(window, { shifted: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      seen.sum += entry.value
      seen.moved.push(...entry.sources.map(described))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export interface Shifted {
  readonly sum: number
  /** The words of what moved, and from where to where: x, y, width and height in pixels of the page. */
  readonly moved: readonly string[]
}

export const shiftedOn = (page: Page): Promise<Shifted> => page.evaluate(() => Reflect.get(window, 'shifted'))
