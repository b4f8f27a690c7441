/** Pressing things in a quote of five hundred rows. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { demoPeople } from '../../e2e/driver/people.ts'
import { logIn } from '../../e2e/driver/session.ts'
import { makeLargeQuote } from '../large-quote.ts'
import { type Figure, quantile } from '../measure.ts'
import { longestStretch, markPresses, REST_MS } from '../presses.ts'
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

/** The longest stretch of each step, ms at full speed. */
const inARound = async (browser: Browser, page: Page): Promise<readonly number[]> => {
  const longest: number[] = []
  for (const { act } of steps) longest.push(await longestStretch(browser, page, () => act(page)))
  return longest
}

export const hundredsOfRowsFigure = async (world: World): Promise<Figure> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    const context = await browser.newContext({ baseURL: world.origin, locale: 'nb-NO' })
    await context.addInitScript(markPresses)
    const rounds: (readonly number[])[] = []
    const first = await context.newPage()
    await logIn(first, demoPeople.storeClerk)
    await first.close()
    while (rounds.length < ROUNDS) {
      const orderNumber = await makeLargeQuote(world, ROWS)
      const page = await context.newPage()
      await page.goto(`/tilbud/${orderNumber}`)
      await page.getByText(`${ROWS} rader`).waitFor({ timeout: PATIENCE_MS })
      await page.waitForTimeout(REST_MS)
      rounds.push(await inARound(browser, page))
      await page.close()
    }
    const middle = steps.map(({ name }, step) => ({
      name,
      ms:
        SLOWDOWN *
        quantile(
          rounds.map((round) => round[step] ?? Number.NaN),
          0.5,
        ),
    }))
    return {
      name: `longest stretch at a press in ${ROWS} rows, ${SLOWDOWN} x slowed, against ${BUDGET_MS} ms`,
      limit: 3,
      ratio: Math.max(...middle.map(({ ms }) => ms)) / BUDGET_MS,
      detail: middle.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', '),
    }
  } finally {
    await browser.close()
  }
}
