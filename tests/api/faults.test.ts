// Everything that AWS says may go wrong does, over whole lives of quotes: no acknowledged change is lost, none doubled, no mail goes twice and
// no order. Some of it on every run, all of it with `DEEP=1`; `npm run faults` tells how many of which.
import { expect, test } from 'vitest'
import { casesOf, SEED } from '../factories/seed.ts'
import { runFaults } from '../faults/run-faults.ts'
import { faultKinds } from '../faults/tally.ts'

const FAULTS = casesOf({ deep: 10_000, daily: 500 })

test(`${FAULTS} faults break no promise`, { timeout: 900_000 }, async () => {
  const { broken, total, faults, seed } = await runFaults(SEED, FAULTS)
  expect(broken, `SEED=${seed}: ${broken.join('; ')}`).toEqual([])
  expect(total).toBeGreaterThanOrEqual(FAULTS)
  expect(faultKinds.filter((kind) => !faults.has(kind))).toEqual([])
})
