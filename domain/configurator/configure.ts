/** A product evaluated once: what options, price, drawing and the wire read. */
import type { ColorLists } from '#domain/catalogue/types'
import type { Priced } from '#domain/pricing/priced'
import type { Product } from '#domain/product/product'
import { type Refusal, type Result, success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { modelOf } from '#domain/rules/context'
import { hasFourHinges, hasHeavyArms } from '#domain/rules/hardware'
import type { Measured } from '#domain/rules/measured'
import { colorsOf } from './colors.ts'
import { findingsOf, type Settled, settleChoices } from './evaluate.ts'
import { factsOf } from './facts.ts'

export const configurationOf = (product: Product, settled: Settled): Configuration => {
  const { context, forces } = settled
  const { values, layout, thermal, weight, freeOpening } = context.measured
  return {
    product,
    model: context.model,
    values,
    colors: colorsOf(context),
    forced: forces.map(({ rule: _, ...forced }) => forced),
    layout,
    thermal,
    weight,
    freeOpening,
    facts: factsOf(context),
    findings: findingsOf(settled),
  }
}

/** The little of a configuration that a price needs. */
export const pricedOf = ({ context }: Settled): Priced => ({
  model: context.model,
  values: context.values,
  layout: context.measured.places,
  colors: colorsOf(context),
  facts: { heavyArms: hasHeavyArms(context), fourHinges: hasFourHinges(context) },
})

/** What is known of a configuration's measures, for the next evaluation of the same model. */
export const measuredOf = ({ values, layout, thermal, weight, freeOpening }: Configuration): Measured => ({
  values,
  places: layout,
  layout,
  thermal,
  weight,
  freeOpening,
})

/** Refused where the product cannot be laid out by the rules of today. Throws on an unknown model. */
export const tryConfigure = (product: Product, colorLists: ColorLists): Result<Configuration> => {
  const result = settleChoices(modelOf(product.modelId), product.choices, colorLists)
  return result.ok ? success(configurationOf(product, result.settled)) : result
}

/** A product that the rules of today do not lay out: one from before a rule came. */
export class CannotBeLaidOut extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`product cannot be laid out: ${refusal.code} (${refusal.ruleId ?? ''})`)
    this.refusal = refusal
  }
}

/** Throws `CannotBeLaidOut` where it was refused. */
export const configurationIn = (result: Result<Configuration>): Configuration => {
  if (!result.ok) throw new CannotBeLaidOut(result)
  return result.value
}

/** Throws `CannotBeLaidOut` where `tryConfigure` refuses, and on an unknown model. */
export const configure = (product: Product, colorLists: ColorLists): Configuration =>
  configurationIn(tryConfigure(product, colorLists))
