/**
 * `npm run typist`: the house of the demo entered by a robot that types like people, in the editor by the keyboard alone and in
 * quick entry, at every pace, on this machine and on one four times slower, near and far, each on a page that is only just being
 * opened. Prints its seed, each run, and how many keys a row takes. Exit 1 when a stored row is not the schedule's.
 * `PACE=60,120`, `WAY=editor`, `ROWS=`, `SEED=` narrow it; `LANES=1` types one house after the other.
 */
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { openWorld } from '../bench/world.ts'
import { enterHouse, type Way } from '../e2e/driver/enter-house.ts'
import { editorKeys, scheduleKeys, wantedRows } from '../e2e/driver/house-keys.ts'
import { DEMO_PASSWORD, demoPeople } from '../e2e/driver/people.ts'
import { saidTyping, type Typing } from '../e2e/driver/typist.ts'
import { SEED } from '../factories/seed.ts'

const PACES = [60, 120, 300, 700, 1_200] as const

/** Twenty runs: each pace evenly on the four kinds of machine and line, or with pauses where it is odd. */
const everyTyping: readonly Typing[] = PACES.flatMap((keyMs, index) =>
  ([1, 4] as const).flatMap((slowdown) =>
    ([0, 400] as const).map(
      (latency): Typing => ({ keyMs, slowdown, latency, pauses: (index + (latency > 0 ? 1 : 0)) % 2 === 1 }),
    ),
  ),
)

/** Whoever types slowly leaves the machine idle: so many houses are typed at a time. How late the keys come is printed. */
const lanesAt = (keyMs: number): number => {
  const wanted = keyMs >= 700 ? 3 : keyMs >= 300 ? 2 : 1
  return Math.min(wanted, Number(process.env.LANES ?? wanted))
}

const chosenPaces = process.env.PACE?.split(',').map(Number)
const chosenWays = process.env.WAY?.split(',')
const ways = (['editor', 'schedule'] as const).filter((way) => chosenWays?.includes(way) ?? true)
const rows = Number(process.env.ROWS ?? wantedRows().length)

interface Run {
  readonly way: Way
  readonly typing: Typing
  readonly seed: number
}

/** The longest first, so that no lane is left with one at the end. */
const runs = ways
  .flatMap((way) => everyTyping.map((typing, index): Run => ({ way, typing, seed: SEED + index })))
  .filter(({ typing }) => chosenPaces?.includes(typing.keyMs) ?? true)
  .toSorted((one, other) => other.typing.keyMs - one.typing.keyMs)

const world = await openWorld()

/** Whether the rows came to be those of the schedule. */
const isRight = async (browser: Browser, { way, typing, seed }: Run): Promise<boolean> => {
  const context = await browser.newContext({ baseURL: world.origin, locale: 'nb-NO' })
  const start = performance.now()
  const reportOutcome = (outcome: string) =>
    console.log(
      `${way}\t${saidTyping(typing)}\t${Math.round((performance.now() - start) / 1000)} s\t${outcome}`,
    )
  try {
    await context.request.post('/api/v1/auth/login', {
      data: { email: demoPeople.storeClerk, password: DEMO_PASSWORD },
    })
    const { orderNumber, lateMs } = await enterHouse(await context.newPage(), { way, typing, seed, rows })
    reportOutcome(`quote ${orderNumber}, keys up to ${Math.round(lateMs)} ms late\tright`)
    return true
  } catch (error) {
    reportOutcome(`WRONG\n${error instanceof Error ? error.message : String(error)}`)
    return false
  } finally {
    await context.close()
  }
}

console.log(`seed ${SEED}, ${rows} rows, ${runs.length} runs`)
console.log(
  `keys: editor ${(editorKeys(rows).length / rows).toFixed(1)} a row, quick entry ${scheduleKeys(rows).length} in all`,
)

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
let failures = 0
try {
  for (const lanes of [1, 2, 3]) {
    const waiting = runs.filter(({ typing }) => lanesAt(typing.keyMs) === lanes)
    const lane = async () => {
      for (let run = waiting.shift(); run !== undefined; run = waiting.shift())
        if (!(await isRight(browser, run))) failures += 1
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }
} finally {
  await browser.close()
  await world.close()
}
console.log(failures === 0 ? 'every row as it was typed' : `${failures} runs wrong`)
process.exit(failures === 0 ? 0 : 1)
