/** Depth, groove, jamb extension, flower board, vents and options that are on or off (trade handbook 10.1 and 7). */

import { frameTypeOf } from '#domain/catalogue/catalogue'
import { miscOptions, SOUND_VENT } from '#domain/catalogue/data/misc'
import { NONE } from '#domain/catalogue/none'
import { sideLengths } from '#domain/geometry/polygon'
import { depthMinOf } from '#domain/layout/depth'
import { figure } from '#domain/messages/figures'
import { metresOf } from '#domain/units'
import { frameM } from '../measures.ts'
import type { PriceList } from '../price-list.ts'
import { found, type Line, type Priced } from '../priced.ts'
import { lineText, missingText, reasonText } from '../text.ts'

const SLEEVES = 104
const SILL_FLASHING = 105
const COVER_STRIP = 110

const depth = (product: Priced, list: PriceList): readonly Line[] => {
  const { model, values } = product
  const extra = values.depth - frameTypeOf(model.frameType).baseDepth
  if (extra <= 0 || values.extensionJamb.mounted) return []
  const metres = frameM(product.layout)
  return [
    {
      code: 'depth',
      label: lineText.depth(values.depth),
      kroner: list.depthPerMmM * extra * metres,
      because: () => `${figure(list.depthPerMmM)} × ${extra}\u00a0mm × ${figure(metres, 3)}\u00a0m`,
    },
  ]
}

const groove = (product: Priced, list: PriceList): readonly Line[] => {
  const { extensionJambGroove } = product.values
  if (extensionJambGroove === NONE) return []
  const metres = frameM(product.layout)
  return [
    {
      code: 'groove',
      label: lineText.groove(extensionJambGroove),
      kroner: list.groovePerM * metres,
      because: () => `${figure(list.groovePerM)} × ${figure(metres, 3)}\u00a0m`,
    },
  ]
}

/** A material that costs what is written leaves the sum as it is. */
const times = (factor: number): string => (factor === 1 ? '' : ` × ${figure(factor)}`)

const jambExtension = ({ model, values }: Priced, { jamb }: PriceList): readonly Line[] => {
  const { mounted, material, hasBottom } = values.extensionJamb
  if (!mounted) return []
  const metres = metresOf(values.width * (hasBottom ? 2 : 1) + values.height * 2)
  const deep = values.depth - depthMinOf(frameTypeOf(model.frameType), values.glassCode)
  return found(jamb.materialFactor[material], missingText.jambMaterial(material), (factor) => ({
    code: 'jamb-extension',
    label: lineText.jambExtension,
    kroner: (jamb.perM + jamb.perMmM * deep) * metres * factor,
    because: () =>
      `(${figure(jamb.perM)} + ${figure(jamb.perMmM)} × ${deep}\u00a0mm) × ${figure(metres, 3)}\u00a0m${times(factor)}`,
  }))
}

const flowerBoard = ({ values }: Priced, { flowerBoard: board }: PriceList): readonly Line[] => {
  const { selected, material, depth: deep, extension } = values.flowerBoard
  if (!selected) return []
  const metres = metresOf(values.width + 2 * extension)
  return found(board.materialFactor[material], missingText.boardMaterial(material), (factor) => ({
    code: 'flower-board',
    label: lineText.flowerBoard,
    kroner: (board.fix + metres * (board.perM + board.perMmM * deep)) * factor,
    because: () =>
      `(${figure(board.fix)} + ${figure(metres, 3)}\u00a0m × (${figure(board.perM)} + ${figure(board.perMmM)} × ${deep}\u00a0mm))${times(factor)}`,
  }))
}

const vents = ({ values }: Priced, list: PriceList): readonly Line[] => {
  const { numberOfVents, misc } = values
  if (numberOfVents === 0) return []
  const isSound = misc.includes(SOUND_VENT)
  const each = isSound ? list.soundVent : list.vent
  return [
    {
      code: 'vents',
      label: isSound ? lineText.soundVent : lineText.vent,
      kroner: each * numberOfVents,
      because: () => (numberOfVents === 1 ? figure(each) : `${figure(each)} × ${numberOfVents}`),
    },
  ]
}

/** Sleeves per side of the frame: two, three on sides above this length. */
const LONG_SIDE = 1300
const sleevesOf = ({ layout }: Priced): number =>
  sideLengths(layout.outline).reduce((count, length) => count + (length > LONG_SIDE ? 3 : 2), 0)

/** How many pieces or metres of an option a product takes. */
const quantityOf = (id: number, product: Priced): { readonly amount: number; readonly unit: string } => {
  if (id === SLEEVES) return { amount: sleevesOf(product), unit: reasonText.pieces }
  if (id === SILL_FLASHING) return { amount: metresOf(product.values.width), unit: 'm' }
  if (id === COVER_STRIP) return { amount: frameM(product.layout), unit: 'm' }
  return { amount: 1, unit: reasonText.pieces }
}

const misc = (product: Priced, list: PriceList): readonly Line[] =>
  product.values.misc
    .filter((id) => id !== SOUND_VENT)
    .flatMap((id) => {
      const name = miscOptions.find((option) => option.id === id)?.name ?? missingText.option(id)
      const { amount, unit } = quantityOf(id, product)
      return found(list.misc[id], name, (each) => ({
        code: `misc.${id}`,
        label: name,
        kroner: each * amount,
        because: () =>
          unit === reasonText.pieces && amount === 1
            ? figure(each)
            : `${figure(each)} × ${figure(amount, 3)}\u00a0${unit}`,
      }))
    })

export const frameOptions = (product: Priced, list: PriceList): readonly Line[] => [
  ...depth(product, list),
  ...groove(product, list),
  ...jambExtension(product, list),
  ...flowerBoard(product, list),
  ...vents(product, list),
  ...misc(product, list),
]
