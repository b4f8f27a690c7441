/**
 * How many panes a glass has, where that is all that is said of it. «3-lags» is said already where the product has such a
 * glass; else the only one that the model comes with is meant, and several are asked about.
 */
import { findGlass } from '#domain/catalogue/catalogue'
import { isTwoLayer } from '#domain/catalogue/glass-build'
import type { Model } from '#domain/catalogue/types'
import type { Patch } from '#domain/product/product'
import { assortmentOf } from '#domain/rules/assortment'
import { lineWords } from '#domain/vocabulary/line-words'
import { type Doubt, doubt, insteadOf } from './doubt.ts'
import type { ReadingOf } from './readings.ts'

/** Null for no glass. */
const layersOf = (code: string): 2 | 3 | null => {
  const glass = findGlass(code)
  return glass === null ? null : isTwoLayer(glass) ? 2 : 3
}

interface Given {
  readonly model: Model
  /** Code of the glass that the line names besides; null where it names none. */
  readonly said: string | null
  /** Code of the glass that the product has. */
  readonly now: string
}

export const readLayers = (
  [first, second]: readonly ReadingOf<'layers'>[],
  { model, said, now }: Given,
): { readonly patch: Patch; readonly doubts: readonly Doubt[] } => {
  if (first === undefined) return { patch: {}, doubts: [] }
  const { layers } = first
  if (second !== undefined && second.layers !== layers) {
    const data = { first: first.text, second: second.text }
    return { patch: {}, doubts: [doubt('choice.twice', second, data)] }
  }
  if (said !== null) {
    const glass = findGlass(said)?.name ?? said
    return layersOf(said) === layers
      ? { patch: {}, doubts: [] }
      : { patch: {}, doubts: [doubt('glass.layers-other', first, { glass, layers })] }
  }
  if (layersOf(now) === layers) return { patch: {}, doubts: [] }
  const possible = assortmentOf(model).glassCode.values.filter(({ value }) => layersOf(value) === layers)
  const [only, other] = possible
  if (only !== undefined && other === undefined) return { patch: { glassCode: only.value }, doubts: [] }
  const choices = possible.map(({ value, name }) =>
    insteadOf(first, lineWords.glass(value), `${name} (${value})`),
  )
  const code = possible.length === 0 ? 'glass.layers-none' : 'glass.layers'
  return { patch: {}, doubts: [doubt(code, first, { model: model.name, layers }, choices)] }
}
