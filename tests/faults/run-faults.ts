/** So many faults, drawn from one seed, over as many lives of quotes as it takes; answers the promises that were broken. */
import { makeChance } from '#functions/demo/random'
import { judge } from './judge.ts'
import { type Acknowledged, liveThrough } from './life.ts'
import type { FaultKind } from './tally.ts'
import { openFaultyWorld } from './world.ts'

/** Much of a life is waiting for the next try. */
const MOST_AT_ONCE = 32
/** What a life meets at least, more or less. */
const FAULTS_OF_A_LIFE = 60
const PERCENT = { least: 4, most: 30 }
const ON_THE_LINES = 10

export interface FaultRun {
  readonly seed: number
  readonly faults: ReadonlyMap<FaultKind, number>
  readonly total: number
  readonly lives: number
  /** Sentences; empty when every promise was kept. */
  readonly broken: readonly string[]
}

export const runFaults = async (seed: number, faults: number): Promise<FaultRun> => {
  const world = await openFaultyWorld(seed)
  const { tally } = world
  const atOnce = Math.min(MOST_AT_ONCE, Math.ceil(faults / FAULTS_OF_A_LIFE))
  const lives: Acknowledged[] = []
  const stopped: string[] = []
  let begun = 0
  const liveOn = async (): Promise<void> => {
    while (tally.total() < faults) {
      begun += 1
      const nth = begun
      const chance = makeChance(seed + 1000 * nth)
      const percent = chance.between(PERCENT.least, PERCENT.most)
      try {
        lives.push(await liveThrough(world, { chance, percent, tally }))
      } catch (error) {
        stopped.push(`life ${nth}: ${(error as Error).message}`)
      }
    }
  }
  try {
    world.setPercent(ON_THE_LINES)
    await Promise.all(Array.from({ length: atOnce }, liveOn))
    await world.settle()
    const broken = [...stopped, ...(await judge(world, lives))]
    return { seed, faults: tally.of, total: tally.total(), lives: lives.length, broken }
  } finally {
    await world.close()
  }
}
