/**
 * How fast the machine is, said beside the figures: a fixed piece of work that has nothing of ours in it, so that the milliseconds of
 * two runs of the bench can be compared. It is done several times: what lies between the fastest and the slowest is the noise of
 * that moment.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { quantile } from './measure.ts'

const TURNS = 7
const NUMBERS = 400_000

/** Sorts and counts numbers from a fixed row of them (Numerical Recipes' generator), as the engine does: arithmetic, arrays, a map. */
const fixedWork = (): number => {
  let state = 1
  const numbers = Array.from({ length: NUMBERS }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  })
  numbers.sort((one, other) => one - other)
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number >>> 12, (counts.get(number >>> 12) ?? 0) + 1)
  return counts.size
}

const elapsedMs = (): number => {
  const start = performance.now()
  fixedWork()
  return performance.now() - start
}

/** One line: how long the work took in the middle turn, the fastest and the slowest, and on what. */
export const machineSpeed = (): string => {
  fixedWork()
  const turns = Array.from({ length: TURNS }, elapsedMs)
  const [middle, fastest, slowest] = [quantile(turns, 0.5), Math.min(...turns), Math.max(...turns)]
  const spread = `${fastest.toFixed(0)} to ${slowest.toFixed(0)}`
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}`
  return `machine\t${middle.toFixed(0)} ms (${spread}) of a fixed piece of work; ${machine}`
}
