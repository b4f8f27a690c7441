/**
 * What a product is made by and its facts leave out, because paper shows it in a drawing or not at all: the measures of a slanted frame, of
 * linings and boards, where posts and glazing bars stand, how single fields open, and the colour of a closer. With the facts it is made
 * again by these where there is no drawing. What a product does not have is not mentioned. Pure.
 */
import { findCrossbarType, findDividerType, functionOf } from '#domain/catalogue/catalogue'
import { closerColors } from '#domain/catalogue/data/fitting-colors'
import { isFixedFunction } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import { partName, placeName } from '#domain/drawing/part-names'
import { wholeBars } from '#domain/layout/name-bars'
import type { CrossbarPart, DividerPart } from '#domain/layout/parts'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import { fieldLabel } from '#domain/messages/fields'
import { quantity } from '#domain/messages/figures'
import type { Configuration } from '#domain/rules/configuration'
import { roundHalfAway } from '#domain/units'
import { factText, productMeasureText } from './text.ts'

export interface ProductMeasure {
  /** Path of the choice ('flowerBoard.depth'), or the name of the bar in the layout ('divider/V1'). */
  readonly id: string
  readonly label: string
  readonly value: string
  /** Of what is a length. */
  readonly length?: number
}

type Measures = (configuration: Configuration) => readonly ProductMeasure[]

const lengthOf = (id: string, length: number) =>
  ({ id, label: fieldLabel(id), value: quantity(length, 'mm'), length }) satisfies ProductMeasure

/** What a slanted frame is drawn with beside its width and height; nothing of a rectangle. */
export const shapeMeasures = ({ values }: Configuration) =>
  shapeOf(values.frameShapeId).uses.map((field) => lengthOf(field, values[field]))

/** Of the fields that open in another way than the product does; what was chosen for one that is no more is kept and not in force. */
const fields: Measures = ({ layout, values }) =>
  layout.fields
    .filter(
      ({ address }, _, { length }) =>
        length > 1 && values.fieldFunctions.some(({ panel }) => panel === address),
    )
    .map((field) => ({
      id: `fieldFunctions.${field.address}`,
      label: productMeasureText.opening(placeName(layout, field.address)),
      value: isFixedFunction(field.function) ? factText.doesNotOpen : functionOf(field.function).name,
    }))

/** Equal shares may end between two tenths of a millimetre, which nobody saws. */
const SAWN_DECIMALS = 1

const bars: Measures = ({ layout }) => {
  const placeOf = (
    { bar, direction, position, typeId }: DividerPart | CrossbarPart,
    type: { readonly name: string } | null,
  ): ProductMeasure => {
    const length = roundHalfAway(position, SAWN_DECIMALS)
    const from = direction === 'VERTICAL' ? productMeasureText.fromLeft : productMeasureText.fromBelow
    return {
      id: bar,
      label: partName(layout, bar),
      value: from(type?.name ?? typeId, quantity(length, 'mm', SAWN_DECIMALS)),
      length,
    }
  }
  return [
    ...wholeBars(layout.dividers).map((bar) => placeOf(bar, findDividerType(bar.typeId))),
    ...wholeBars(layout.crossbars).map((bar) => placeOf(bar, findCrossbarType(bar.typeId))),
  ]
}

const breastwork: Measures = ({ layout, values: { breastworkHeight } }) =>
  layout.breastworks.length === 0 || breastworkHeight === null
    ? []
    : [lengthOf('breastworkHeight', breastworkHeight)]

const jamb: Measures = ({ values: { extensionJamb } }) =>
  extensionJamb.mounted
    ? [
        lengthOf('extensionJamb.featherSize', extensionJamb.featherSize),
        {
          id: 'extensionJamb.hasBottom',
          label: fieldLabel('extensionJamb.hasBottom'),
          value: extensionJamb.hasBottom ? factText.yes : productMeasureText.no,
        },
      ]
    : []

const board: Measures = ({ values: { flowerBoard } }) =>
  flowerBoard.selected
    ? (['height', 'depth', 'extension'] as const).map((part) =>
        lengthOf(`flowerBoard.${part}`, flowerBoard[part]),
      )
    : []

/** What is mounted round the frame or below it, which no drawing from outside shows the measures of. */
export const liningMeasures: Measures = (configuration) => [...jamb(configuration), ...board(configuration)]

const closer: Measures = ({ values: { closerId, closerColor } }) => {
  const color = closerColors.find(({ code }) => code === closerColor)
  return closerId === NONE || color === undefined
    ? []
    : [{ id: 'closerColor', label: fieldLabel('closerColor'), value: color.name }]
}

const order: readonly Measures[] = [shapeMeasures, fields, bars, breastwork, liningMeasures, closer]

export const productMeasures: Measures = (configuration) =>
  order.flatMap((measures) => measures(configuration))
