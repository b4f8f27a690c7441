/**
 * The body of a product (trade handbook 10.1): of a window or glazed door its frame and sashes by size and function; of an
 * entrance door its leaf by steps of 100 mm above the standard size.
 */
import { frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { figure } from '#domain/messages/figures'
import { metresOf } from '#domain/units'
import { frameM, frameM2 } from '../measures.ts'
import type { PriceList } from '../price-list.ts'
import { found, type Line, type Priced } from '../priced.ts'
import { lineText, missingText, reasonText } from '../text.ts'

/** Sizes end in 90: a whole module of 100 mm less 10. */
const MODULE = 100
const PLAY = 10

const stepsAbove = (size: number, standard: number, step: number): number =>
  Math.ceil(Math.max(0, size - standard) / step)

const isWholeModule = (size: number): boolean => (size + PLAY) % MODULE === 0

/** One more term of a sum as it is written, with what it is for. */
const term = (kroner: number, of: string): string =>
  kroner === 0 ? '' : ` ${kroner < 0 ? '−' : '+'} ${figure(Math.abs(kroner))} ${reasonText.of(of)}`

const windowBody = (product: Priced, list: PriceList): readonly Line[] => {
  const { model, values } = product
  const frame = list.frames[model.frameType]
  const own = list.models[model.id]
  if (frame === undefined) return [{ missing: missingText.frameType(model.frameType) }]
  if (own === undefined) return [{ missing: model.name }]
  const metres = frameM(product.layout)
  const area = frameM2(product.layout)
  const added = list.functionAdd[`${model.frameType}/${values.function}`] ?? 0
  const kroner = (frame.fix + frame.perM * metres + frame.perM2 * area + added + own.fix) * own.k
  return [
    {
      code: 'body',
      label: lineText.base(frameTypeOf(model.frameType).name),
      kroner,
      because: () => {
        const sum = [
          `${figure(frame.fix)} + ${figure(frame.perM)} × ${figure(metres, 3)}\u00a0m + ${figure(frame.perM2)} × ${figure(area, 4)}\u00a0m²`,
          term(added, functionOf(values.function).name),
          term(own.fix, model.name),
        ].join('')
        return own.k === 1 ? sum : `(${sum}) × ${figure(own.k)}`
      },
    },
  ]
}

const doorBody = ({ model, values }: Priced, list: PriceList): readonly Line[] => {
  const { door } = list
  return found(list.models[model.id]?.base, model.name, (base) => {
    const standardWidth = model.doorType === 'F' ? door.narrowWidth : door.standardWidth
    const wide = stepsAbove(values.width, standardWidth, door.step)
    const tall = stepsAbove(values.height, door.standardHeight, door.step)
    const kroner =
      base * (1 + (door.widthStepPercent / 100) * wide) * (1 + (door.heightStepPercent / 100) * tall)
    return {
      code: 'body',
      label: lineText.base(model.name),
      kroner,
      because: () =>
        [
          figure(base),
          wide === 0
            ? ''
            : ` + ${figure(wide * door.widthStepPercent)}\u00a0% ${reasonText.width(values.width)}`,
          tall === 0
            ? ''
            : ` + ${figure(tall * door.heightStepPercent)}\u00a0% ${reasonText.height(values.height)}`,
        ].join(''),
    }
  })
}

/** A construction part is sold by length. */
export const bar = ({ model, layout }: Priced, list: PriceList): readonly Line[] =>
  found(list.models[model.id]?.perM, model.name, (perM) => {
    const metres = metresOf(Math.max(layout.width, layout.height))
    return {
      code: 'body',
      label: model.name,
      kroner: perM * metres,
      because: () => `${figure(perM)} × ${figure(metres, 3)}\u00a0m`,
    }
  })

export const body = (product: Priced, list: PriceList): readonly Line[] =>
  isEntranceDoor(product.model) ? doorBody(product, list) : windowBody(product, list)

/** Shares of the body: slanted shapes and better wood. */
export const shareOfBody = (product: Priced, list: PriceList, bodyKroner: number): readonly Line[] => {
  const { frameShapeId, woodtypeId } = product.values
  const shape: Line[] =
    frameShapeId === 0 || isEntranceDoor(product.model)
      ? []
      : [
          {
            code: 'shape',
            label: lineText.shape,
            kroner: (bodyKroner * list.shapePercent) / 100,
            because: () => reasonText.share(figure(list.shapePercent), figure(bodyKroner)),
          },
        ]
  const wood = found(list.woodPercent[woodtypeId], missingText.wood(woodtypeId), (percent) => ({
    code: 'wood',
    label: lineText.wood,
    kroner: (bodyKroner * percent) / 100,
    because: () => reasonText.share(figure(percent), figure(bodyKroner)),
  }))
  return [...shape, ...wood]
}

/** Sizes of entrance doors outside the modules. */
export const specialSize = ({ model, values }: Priced, { door }: PriceList): readonly Line[] =>
  !isEntranceDoor(model) || (isWholeModule(values.width) && isWholeModule(values.height))
    ? []
    : [
        {
          code: 'special-size',
          label: lineText.specialSize,
          kroner: door.special,
          because: () => reasonText.noModule(values.width, values.height),
        },
      ]
