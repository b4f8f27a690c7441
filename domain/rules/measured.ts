/**
 * A product laid out and measured: what rules and prices read. Each part is worked out when first asked for, and what an
 * edit does not touch is taken over from the product before it.
 */
import type { Model } from '#domain/catalogue/types'
import { layOut } from '#domain/layout/lay-out'
import type { Layout } from '#domain/layout/parts'
import { freeOpeningOf } from '#domain/physics/free-opening'
import type { FreeOpening, Thermal, Weight } from '#domain/physics/types'
import { thermalOf } from '#domain/physics/u-value'
import { weightOf } from '#domain/physics/weight'
import type { ChoiceField, Choices } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'

export interface Measured {
  readonly values: Choices
  readonly layout: Layout
  readonly thermal: Thermal
  readonly weight: Weight
  readonly freeOpening: FreeOpening | null
}

/** Choices that change no part's place, size or mass, nor any heat loss; measured.test.ts proves each of them. */
export const UNMEASURED_FIELDS = [
  'reference',
  'innerColor',
  'outerColor',
  'frameColor',
  'wingColor',
  'decorLaminate',
  'panelQualityId',
  'doorHandleId',
  'hingeId',
  'lockId',
  'cylinderId',
  'smartlockId',
  'kickplate',
  'closerId',
  'closerColor',
  'binocular',
  'keysync',
  'extralock',
  'extrakeys',
  'woodtypeId',
  'mountingId',
  'flowerBoard',
  'extensionJambGroove',
] as const satisfies readonly ChoiceField[]

/** Further choices that matter to heat and mass, but not to any part's place. */
export const PLACELESS_FIELDS = ['spacerColor', 'numberOfVents'] as const satisfies readonly ChoiceField[]

const sameExcept = (one: Choices, other: Choices, ignored: ReadonlySet<ChoiceField>): boolean =>
  (Object.keys(one) as ChoiceField[]).every(
    (field) => ignored.has(field) || sameChoice(one[field], other[field]),
  )

const unmeasured: ReadonlySet<ChoiceField> = new Set(UNMEASURED_FIELDS)
const placeless: ReadonlySet<ChoiceField> = new Set([...UNMEASURED_FIELDS, ...PLACELESS_FIELDS])

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** `known` is the same model measured with other values. */
export const measure = (values: Choices, model: Model, known?: Measured): Measured => {
  const placedBy = once(() =>
    known !== undefined && sameExcept(values, known.values, placeless) ? known : null,
  )
  const measuredBy = once(() =>
    known !== undefined && sameExcept(values, known.values, unmeasured) ? known : null,
  )
  const layout = once(() => placedBy()?.layout ?? layOut(values, model))
  const thermal = once(() => measuredBy()?.thermal ?? thermalOf(layout(), values, model))
  const weight = once(() => measuredBy()?.weight ?? weightOf(layout(), values, model))
  const freeOpening = once(() => {
    const same = placedBy()
    return same === null ? freeOpeningOf(layout(), values, model) : same.freeOpening
  })
  return {
    values,
    get layout() {
      return layout()
    },
    get thermal() {
      return thermal()
    },
    get weight() {
      return weight()
    },
    get freeOpening() {
      return freeOpening()
    },
  }
}
