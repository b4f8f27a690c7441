/** Products of the whole range after edits at random: what every file for others is tried on besides the range as it comes. */
import * as fc from 'fast-check'
import type { Configuration } from '#domain/rules/configuration'
import { casesOf, SEED } from './seed.ts'
import { walk, walks } from './walks.ts'

const DEEP = 2000

/** How long a test may take over all of them, ms. */
export const RANDOM_PRODUCTS_MS = 600_000

/** 2,000 with DEEP=1. */
export const randomProducts = (daily: number): readonly Configuration[] =>
  fc
    .sample(walks, { seed: SEED, numRuns: casesOf({ daily, deep: DEEP }) })
    .map(({ modelId, steps }) => walk(modelId, steps))
