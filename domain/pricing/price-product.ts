/**
 * The unit list price of a product (trade handbook 10.1): lines with reasons in whole øre, rounded once to whole kroner.
 * The last line carries the rounding, so that the lines add up to the price exactly. A missing price refuses.
 */

import { type Result, refusal, success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { type Ore, oreOf, roundHalfAway } from '#domain/units'
import { bar, body, shareOfBody, specialSize } from './lines/body.ts'
import { fittingLines } from './lines/fittings.ts'
import { frameOptions } from './lines/frame-options.ts'
import { breastwork, crossbars, dividers, glass, paneProperties, spacer } from './lines/glazing.ts'
import { surfaces } from './lines/surfaces.ts'
import type { PriceLine, ProductPrice } from './price.ts'
import type { PriceList } from './price-list.ts'
import { isMissing, type Line, type Priced, type PricePart } from './priced.ts'
import { lineText, reasonText } from './text.ts'

const linesOf = (product: Priced, list: PriceList): readonly Line[] => {
  if (product.model.isConstructionPart === true) return bar(product, list)
  const ofBody = body(product, list)
  const bodyKroner = kronerIn(ofBody.filter((line): line is PricePart => !isMissing(line)))
  return [
    ...ofBody,
    ...specialSize(product, list),
    ...dividers(product, list),
    ...shareOfBody(product, list, bodyKroner),
    ...glass(product, list),
    ...breastwork(product, list),
    ...paneProperties(product, list),
    ...spacer(product, list),
    ...crossbars(product, list),
    ...surfaces(product, list, bodyKroner),
    ...frameOptions(product, list),
    ...fittingLines(product, list),
  ]
}

const kronerIn = (parts: readonly PricePart[]): number => parts.reduce((sum, { kroner }) => sum + kroner, 0)

const partsOf = (product: Priced, list: PriceList): Result<readonly PricePart[]> => {
  const parts: PricePart[] = []
  for (const line of linesOf(product, list)) {
    if (isMissing(line)) return refusal('product.no-price', { data: { what: line.missing } })
    parts.push(line)
  }
  return success(parts)
}

const wholeKroner = (kroner: number): Ore => oreOf(roundHalfAway(kroner))

/** The price alone: what options compare. */
export const grossOf = (product: Priced, list: PriceList): Result<Ore> => {
  const parts = partsOf(product, list)
  return parts.ok ? success(wholeKroner(kronerIn(parts.value))) : parts
}

export const price = (configuration: Configuration, list: PriceList): Result<ProductPrice> => {
  const parts = partsOf(configuration, list)
  if (!parts.ok) return parts
  const gross = wholeKroner(kronerIn(parts.value))
  const lines: PriceLine[] = parts.value.map(({ code, label, kroner, because }) => ({
    code,
    label,
    amount: oreOf(kroner),
    because: reasonText.list(list.id, because()),
  }))
  const rounding = gross - lines.reduce((sum, { amount }) => sum + amount, 0)
  return success({
    priceListId: list.id,
    lines:
      rounding === 0
        ? lines
        : [
            ...lines,
            { code: 'rounding', label: lineText.rounding, amount: rounding, because: reasonText.wholeKroner },
          ],
    gross,
  })
}
