/** `npm run faults`: ten thousand faults over the lives of quotes; `FAULTS=` says how many, `SEED=` which. Exit 1 when a promise was broken. */
import { SEED } from '../factories/seed.ts'
import { runFaults } from './run-faults.ts'
import { faultKinds } from './tally.ts'

const begun = performance.now()
const { faults, total, lives, broken, seed } = await runFaults(SEED, Number(process.env.FAULTS ?? 10_000))
for (const kind of faultKinds) console.log(`${String(faults.get(kind) ?? 0).padStart(6)}  ${kind}`)
console.log(
  `${total} faults over ${lives} quotes in ${Math.round((performance.now() - begun) / 1000)} s, SEED=${seed}`,
)
for (const sentence of broken) console.log(`broken: ${sentence}`)
console.log(broken.length === 0 ? 'every promise was kept' : `${broken.length} promises were broken`)
process.exit(broken.length === 0 ? 0 : 1)
