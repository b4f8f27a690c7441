/**
 * Quick choices in one product (trade handbook 10.5): whether a window can have one, what it adds to the price, and the
 * edits that put it in and take it back. Judged as any other edit, so a quick choice never makes what cannot be made.
 */
import { type Extra, type ExtraEffect, type ExtraId, extras } from '#domain/catalogue/data/extras'
import { discountCategoryOf } from '#domain/catalogue/model-kind'
import type { ColorLists, Model } from '#domain/catalogue/types'
import type { PriceList } from '#domain/pricing/price-list'
import { grossOf } from '#domain/pricing/price-product'
import type { Priced } from '#domain/pricing/priced'
import type { Choices, Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import type { Ore } from '#domain/units'
import { judge } from './apply.ts'
import { pricedOf } from './configure.ts'
import { changedFields } from './patch.ts'

/** A quick choice that a row can have. */
export interface RowExtra {
  readonly id: ExtraId
  /** What it adds to the unit list price, whether it is in or not; 0 where the row has the same by its own choice. */
  readonly adds: Ore
  /** What the row had before the quick choice was put in ('' of what was off); null where it is not in. */
  readonly replaced: string | null
}

export interface PuttableExtra extends Extra {
  readonly effect: ExtraEffect
}

const isPuttable = (extra: Extra): extra is PuttableExtra => extra.effect.kind !== 'article'
const puttable = extras.filter(isPuttable)

export const findPuttable = (id: ExtraId): PuttableExtra | null =>
  puttable.find((extra) => extra.id === id) ?? null

/** Windows and glazed doors; what is sold by length is neither. */
const countsAsWindow = (model: Model): boolean =>
  discountCategoryOf(model) === 'windows' && model.isConstructionPart !== true

/** Whether a quick choice speaks of the product at all; rules may still say no. */
export const canHave = ({ forOpening }: PuttableExtra, { model, layout }: Configuration): boolean =>
  countsAsWindow(model) && (forOpening !== true || layout.fields.some(({ sash }) => sash?.opens === true))

const withMisc = (misc: readonly number[], id: number): number[] =>
  misc.includes(id) ? [...misc] : [...misc, id].toSorted((one, other) => one - other)

export const patchWith = ({ effect }: PuttableExtra, choices: Choices): Patch => {
  switch (effect.kind) {
    case 'cladding':
      return { aluminium: { ...choices.aluminium, selected: true } }
    case 'vent':
      return { numberOfVents: Math.max(1, choices.numberOfVents) }
    case 'misc':
      return { misc: withMisc(choices.misc, effect.id) }
    case 'code':
      return { [effect.field]: effect.code }
  }
}

/** Puts back what the row had before. */
export const patchWithout = ({ effect }: PuttableExtra, choices: Choices, replaced: string): Patch => {
  switch (effect.kind) {
    case 'cladding':
      return { aluminium: { ...choices.aluminium, selected: false } }
    case 'vent':
      return { numberOfVents: 0 }
    case 'misc':
      return { misc: choices.misc.filter((id) => id !== effect.id) }
    case 'code':
      return { [effect.field]: replaced }
  }
}

/** What `patchWithout` needs to know of the row as it is without the quick choice. */
export const replacedBy = ({ effect }: PuttableExtra, choices: Choices): string =>
  effect.kind === 'code' ? choices[effect.field] : ''

const isIn = (extra: PuttableExtra, choices: Choices): boolean =>
  changedFields(choices, patchWith(extra, choices)).size === 0

/** Whether the product is another one by it: a rule may give or take the same whatever is chosen. */
export const takesEffect = (patch: Patch, before: Choices, after: Choices): boolean =>
  [...changedFields(before, after)].some((field) => field in patch)

/**
 * The quick choices that a product can have. `replaced` says which of them have been put in; one that a person has since
 * chosen away again is no longer in.
 */
export const extrasOf = (
  configuration: Configuration,
  replaced: ReadonlyMap<ExtraId, string>,
  colorLists: ColorLists,
  list: PriceList,
): readonly RowExtra[] => {
  const { choices } = configuration.product
  const productAfter = (patch: Patch): Priced | null => {
    const judged = judge(configuration, patch, colorLists)
    return judged.ok ? pricedOf(judged.value.settled) : null
  }
  const grossFor = (product: Priced | null): Ore | null => {
    const gross = product && grossOf(product, list)
    return gross?.ok ? gross.value : null
  }
  const now = grossFor(configuration)
  const difference = (from: Ore | null, to: Ore | null): Ore => (from === null || to === null ? 0 : to - from)

  return puttable
    .filter((extra) => canHave(extra, configuration))
    .flatMap((extra): readonly RowExtra[] => {
      if (isIn(extra, choices)) {
        const before = replaced.get(extra.id)
        if (before === undefined) return [{ id: extra.id, adds: 0, replaced: null }]
        const without = grossFor(productAfter(patchWithout(extra, choices, before)))
        return [{ id: extra.id, adds: difference(without, now), replaced: before }]
      }
      const patch = patchWith(extra, choices)
      const product = productAfter(patch)
      const gross = grossFor(product)
      return product === null || gross === null || !takesEffect(patch, configuration.values, product.values)
        ? []
        : [{ id: extra.id, adds: difference(now, gross), replaced: null }]
    })
}
