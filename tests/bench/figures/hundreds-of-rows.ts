/** Opening a quote of five hundred rows, and pressing things in it. */
import type { Browser, Page } from '@playwright/test'
import { makeLargeQuote } from '../large-quote.ts'
import { type Figure, quantile } from '../measure.ts'
import { longestStretch, withMarkedPages } from '../presses.ts'
import type { World } from '../world.ts'

const ROWS = 500
const SLOWDOWN = 4
const BUDGET_MS = 200
const ROUNDS = 3
const PATIENCE_MS = 120_000
/** Found by what a person reads, but at once: looking for a role among so many rows takes seconds. */
const press = (page: Page, label: string) =>
  page.evaluate((wanted) => {
    const found = [...document.querySelectorAll<HTMLElement>('main button, main input, [role=dialog] button')]
    const control = found.find((each) => (each.ariaLabel ?? each.textContent) === wanted)
    if (control === undefined) throw new Error(`there is no «${wanted}»`)
    control.click()
  }, label)

/** In this order; the row that goes comes back, and then goes to the end. */
const steps: readonly { readonly name: string; readonly act: (page: Page) => Promise<void> }[] = [
  { name: 'all rows ticked', act: (page) => press(page, 'Velg alle rader') },
  { name: 'none ticked', act: (page) => press(page, 'Velg alle rader') },
  { name: 'the first row deleted', act: (page) => press(page, 'Slett rad 1') },
  { name: 'and back', act: (page) => page.keyboard.press('Control+z') },
  {
    name: 'moved to the end',
    act: async (page) => {
      await press(page, 'Flytt rad 1')
      await press(page, 'Flytt nederst')
    },
  },
]

/** The longest stretch while the quote opens, and of each step; ms at full speed. */
interface Round {
  readonly opened: number
  readonly pressed: readonly number[]
}

const inARound = async (browser: Browser, page: Page, orderNumber: number): Promise<Round> => {
  const opened = await longestStretch(browser, page, 'open', async () => {
    await page.goto(`/tilbud/${orderNumber}`)
    const last = page.locator('[data-row]').nth(ROWS - 1)
    await last.waitFor({ state: 'attached', timeout: PATIENCE_MS })
  })
  const pressed: number[] = []
  for (const { act } of steps) pressed.push(await longestStretch(browser, page, 'press', () => act(page)))
  return { opened, pressed }
}

const slowed = (rounds: readonly number[]): number => SLOWDOWN * quantile(rounds, 0.5)

export const hundredsOfRowsFigures = (world: World): Promise<readonly Figure[]> =>
  withMarkedPages(world, async (browser, context) => {
    const rounds: Round[] = []
    while (rounds.length < ROUNDS) {
      const page = await context.newPage()
      rounds.push(await inARound(browser, page, await makeLargeQuote(world, ROWS)))
      await page.close()
    }
    const pressed = steps.map(({ name }, step) => ({
      name,
      ms: slowed(rounds.map((round) => round.pressed[step] ?? Number.NaN)),
    }))
    return [
      {
        name: `longest stretch while a quote of ${ROWS} rows opens, ${SLOWDOWN} x slowed, against ${BUDGET_MS} ms`,
        limit: 2.5,
        ratio: slowed(rounds.map(({ opened }) => opened)) / BUDGET_MS,
        detail: rounds.map(({ opened }) => (SLOWDOWN * opened).toFixed(0)).join(', '),
      },
      {
        name: `longest stretch at a press in ${ROWS} rows, ${SLOWDOWN} x slowed, against ${BUDGET_MS} ms`,
        limit: 2.5,
        ratio: Math.max(...pressed.map(({ ms }) => ms)) / BUDGET_MS,
        detail: pressed.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', '),
      },
    ]
  })
