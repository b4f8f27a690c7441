/**
 * `npm run typist`: the house of the demo entered by a robot that types like people, in the editor by the keyboard alone and in
 * quick entry, at every pace, on this machine and on one four times slower, near and far, each on a page that is only just being
 * opened. Prints its seed, each run, and how many keys a row takes. Exit 1 when a stored row is not the schedule's.
 */
import { chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { openWorld } from '../bench/world.ts'
import { enterHouse, type Way } from '../e2e/driver/enter-house.ts'
import { editorKeys, scheduleKeys, wantedRows } from '../e2e/driver/house-keys.ts'
import { DEMO_PASSWORD, people } from '../e2e/driver/people.ts'
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

const ways: readonly Way[] = ['editor', 'schedule']
const rows = Number(process.env.ROWS ?? wantedRows().length)
const chosen = everyTyping.filter(
  ({ keyMs }) => process.env.PACE === undefined || keyMs === Number(process.env.PACE),
)

console.log(`seed ${SEED}, ${rows} rows, ${chosen.length} runs of each way`)
console.log(
  `keys: editor ${(editorKeys(rows).length / rows).toFixed(1)} a row, quick entry ${scheduleKeys(rows).length} in all`,
)

const world = await openWorld()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
let failures = 0
try {
  for (const way of ways)
    for (const [index, typing] of chosen.entries()) {
      const context = await browser.newContext({ baseURL: world.origin, locale: 'nb-NO' })
      await context.request.post('/api/v1/auth/login', {
        data: { email: people.storeClerk, password: DEMO_PASSWORD },
      })
      const start = performance.now()
      try {
        const orderNumber = await enterHouse(await context.newPage(), {
          way,
          typing,
          seed: SEED + index,
          rows,
        })
        console.log(
          `${way}\t${saidTyping(typing)}\tquote ${orderNumber}\t${Math.round((performance.now() - start) / 1000)} s\tright`,
        )
      } catch (error) {
        failures += 1
        console.log(
          `${way}\t${saidTyping(typing)}\tWRONG\n${error instanceof Error ? error.message : String(error)}`,
        )
      }
      await context.close()
    }
} finally {
  await browser.close()
  await world.close()
}
console.log(failures === 0 ? 'every row as it was typed' : `${failures} runs wrong`)
process.exit(failures === 0 ? 0 : 1)
