/**
 * `npm run load`: two hundred editors at work on the local stack for ten minutes; `EDITORS=` and `MINUTES=` say others. No call may fail, and the
 * memory of the stack must not grow. Exit 1 otherwise. `npm run bench -- load` judges the same.
 */
import { quantile } from '../bench/measure.ts'
import { SEED } from '../factories/seed.ts'
import { failuresIn, GROWTH_AT_MOST, load, WHOLE } from './load.ts'

const editors = Number(process.env.EDITORS ?? WHOLE.editors)
const minutes = Number(process.env.MINUTES ?? WHOLE.minutes)

console.log(`${editors} editors for ${minutes} minutes, SEED=${SEED}`)
const { answers, seconds, memory } = await load({ editors, minutes })
for (const [what, some] of Map.groupBy(answers, (each) => each.what)) {
  const times = some.map(({ milliseconds }) => milliseconds)
  const [half, most] = [0.5, 0.95].map((share) => Math.round(quantile(times, share)))
  console.log(`${what.padEnd(8)} ${String(some.length).padStart(6)} calls, middle ${half} ms, p95 ${most} ms`)
}
const failures = failuresIn(answers)
for (const failure of failures) console.log(`failed: ${failure}`)
const growth = memory.last / memory.second
console.log(`${answers.length} calls, ${(answers.length / seconds).toFixed(1)} a second`)
console.log(
  `memory ${memory.second} MB in the second quarter, ${memory.last} MB in the last: ${growth.toFixed(2)} times`,
)
process.exit(failures.length === 0 && growth <= GROWTH_AT_MOST ? 0 : 1)
