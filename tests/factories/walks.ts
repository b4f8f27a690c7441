/** Walks through the range: any model, any edits, those that are refused left out. */
import * as fc from 'fast-check'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { applyTo } from '#domain/configurator/apply'
import { sentenceOf } from '#domain/messages/words'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { grossOf } from '#domain/pricing/price-product'
import type { Patch } from '#domain/product/product'
import { choicesSchema } from '#domain/product/product-schema'
import type { Configuration } from '#domain/rules/configuration'
import { defaultOf } from './configured.ts'
import { edits, modelIds, type Pick, patchOf, picks } from './edits.ts'
import { casesOf } from './seed.ts'

type Step = { readonly pick: Pick } | { readonly patch: unknown }

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ pick: picks }) },
  { weight: 2, arbitrary: fc.record({ patch: edits }) },
)

export const walks = fc.record({ modelId: modelIds, steps: fc.array(steps, { maxLength: 8 }) })

const patchSchema = choicesSchema.partial()

/** Read as the house reads what comes in; what cannot be read never reaches the product. */
const readPatch = (from: Configuration, step: Step): Patch => {
  if ('pick' in step) return patchOf(from, step.pick)
  const read = patchSchema.safeParse(step.patch)
  return read.success ? (read.data as Patch) : {}
}

/** What is refused leaves the product as it was, the very same. */
const stepFrom = (from: Configuration, step: Step): Configuration => {
  const result = applyTo(from, readPatch(from, step), colorLists)
  if (!result.ok && sentenceOf(result).length <= 5)
    throw new Error(`refused without a sentence: ${result.code}`)
  return result.ok ? result.value.configuration : from
}

/** The product after those of these steps that are accepted. */
export const walk = (modelId: number, walked: readonly Step[]): Configuration =>
  walked.reduce(stepFrom, defaultOf(modelId))

/** Every product on the way, from the model as it comes: each is what a shorter walk would have ended at. */
export function* productsOn(modelId: number, walked: readonly Step[]): Generator<Configuration> {
  let at = defaultOf(modelId)
  yield at
  for (const step of walked) {
    const next = stepFrom(at, step)
    if (next !== at) yield next
    at = next
  }
}

/** A failing run prints its seed and the shortest case that fails. */
export const CASES = casesOf({ deep: 10_000, daily: 400 })

export const grossOre = (configuration: Configuration): number => {
  const gross = grossOf(configuration, priceList2026)
  if (!gross.ok) throw new Error(String(gross.data?.what))
  return gross.value
}
