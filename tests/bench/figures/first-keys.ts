/** The first letter that is typed where words are understood, on a page that was just opened and has come to rest. */
import type { Page } from '@playwright/test'
import { type Figure, quantile } from '../measure.ts'
import { longestStretch, REST_MS, withMarkedPages } from '../presses.ts'
import type { World } from '../world.ts'

const SLOWDOWN = 4
const BUDGET_MS = 200
const ROUNDS = 5

interface Place {
  readonly name: string
  readonly addressIn: (world: World) => string
  /** The field stands ready for its first letter. */
  readonly enter: (page: Page) => Promise<unknown>
  /** Against the budget. */
  readonly limit: number
}

const places: readonly Place[] = [
  {
    name: 'the product menu',
    addressIn: () => '/produkt/',
    enter: (page) => page.getByRole('searchbox', { name: 'Søk i alle produkter' }).focus(),
    limit: 0.7,
  },
  {
    name: 'quick entry',
    addressIn: ({ house }) => `/tilbud/${house}/hurtig`,
    enter: (page) => page.getByRole('combobox').first().focus(),
    limit: 0.5,
  },
  {
    name: 'the line in the editor',
    addressIn: ({ house }) => `/produkt/${house}/1/rediger`,
    enter: (page) => page.keyboard.press('Control+Enter'),
    limit: 0.5,
  },
]

export const firstKeyFigures = (world: World): Promise<readonly Figure[]> =>
  withMarkedPages(world, async (browser, context) => {
    const page = await context.newPage()
    const figures: Figure[] = []
    for (const { name, addressIn, enter, limit } of places) {
      const longest: number[] = []
      while (longest.length < ROUNDS) {
        await page.goto(addressIn(world))
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(REST_MS)
        const stretch = await longestStretch(browser, page, 'press', async () => {
          await enter(page)
          await page.keyboard.press('t')
        })
        longest.push(SLOWDOWN * stretch)
      }
      figures.push({
        name: `the first letter in ${name}, ${SLOWDOWN} x slowed, against ${BUDGET_MS} ms`,
        limit,
        ratio: quantile(longest, 0.5) / BUDGET_MS,
        detail: `longest stretches ${longest.map((ms) => ms.toFixed(0)).join(', ')} ms`,
      })
    }
    return figures
  })
