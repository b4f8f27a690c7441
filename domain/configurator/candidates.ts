/**
 * Everything a product's model is offered with, as edits that have not been judged yet. Standard colours come first;
 * otherwise the order of the catalogue.
 */
import type { Choices, Patch } from '#domain/product/product'
import { assortmentOf, type Offered, type OfferedList } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'
import { type Candidates, switched } from './candidate.ts'
import { cladding, claddingColors, colors } from './color-candidates.ts'
import { chosenBoard } from './flower-board.ts'
import { panelPropertyCandidates, panelQualityCandidates } from './panel-candidates.ts'
import { shapes } from './shape-candidates.ts'
import { choiceText } from './text.ts'

type Scalar = string | number | null

/** One of a list, by the field that it fills. */
const oneOf =
  <Field extends keyof Choices>(
    field: Field,
    offered: (configuration: Configuration) => readonly Offered<Scalar>[],
  ): Candidates =>
  (configuration) =>
    offered(configuration).map(({ value, name }) => ({
      value,
      label: name,
      selected: configuration.values[field] === value,
      patch: { [field]: value },
    }))

type Listed = {
  [Key in keyof ReturnType<typeof assortmentOf>]: ReturnType<typeof assortmentOf>[Key] extends OfferedList<
    infer _
  >
    ? Key
    : never
}[keyof ReturnType<typeof assortmentOf>]

const listed = <Field extends Listed & keyof Choices>(field: Field): Candidates =>
  oneOf(field, ({ model }) => assortmentOf(model)[field].values)

const kickplate =
  (side: 'outside' | 'inside'): Candidates =>
  ({ model, product, values }) =>
    assortmentOf(model).kickplate.values.map(({ value, name }) => ({
      value,
      label: name,
      selected: values.kickplate[side] === value,
      patch: { kickplate: { ...product.choices.kickplate, [side]: value } },
    }))

const misc: Candidates = ({ model, product, values }) =>
  assortmentOf(model).misc.map(({ value, name }) =>
    switched(values.misc.includes(value), { value, label: name }, (on) => ({
      misc: on
        ? [...product.choices.misc, value].toSorted((one, other) => one - other)
        : product.choices.misc.filter((id) => id !== value),
    })),
  )

/** A function in force that is none of the model's own stands in for the one that was chosen (F-09). */
const functions: Candidates = ({ model, product, values }) => {
  const shown = model.functions.includes(values.function) ? values.function : product.choices.function
  return assortmentOf(model).function.values.map(({ value, name }) => ({
    value,
    label: name,
    selected: value === shown,
    patch: { function: value },
  }))
}

const groove = listed('extensionJambGroove')

const flag =
  (
    label: () => string,
    isOn: (values: Choices) => boolean,
    patch: (choices: Choices, on: boolean) => Patch,
  ): Candidates =>
  ({ product, values }) => [
    switched(isOn(values), { value: true, label: label() }, (on) => patch(product.choices, on)),
  ]

/** Materials and sizes of what is selected. */
const ofRecord =
  <Field extends 'flowerBoard' | 'extensionJamb', Key extends string>(
    field: Field,
    key: Key & keyof Choices[Field],
    offered: (configuration: Configuration) => readonly Offered<Scalar>[],
  ): Candidates =>
  (configuration) =>
    offered(configuration).map(({ value, name }) => ({
      value,
      label: name,
      selected: configuration.values[field][key] === value,
      patch: { [field]: { ...configuration.product.choices[field], [key]: value } },
    }))

const numbers = (values: readonly number[], unit = ''): Offered<number>[] =>
  values.map((value) => ({ value, name: `${value}${unit}` }))

export const candidates = {
  function: functions,
  frameShapeId: shapes,
  depth: oneOf('depth', ({ model }) => numbers(assortmentOf(model).depths, '\u00a0mm')),
  glassCode: listed('glassCode'),
  spacerColor: listed('spacerColor'),
  panelProperties: (configuration) => panelPropertyCandidates(configuration, ''),
  panelQualityId: (configuration) => panelQualityCandidates(configuration, ''),
  innerColor: colors('innerColor'),
  outerColor: colors('outerColor'),
  frameColor: colors('frameColor'),
  wingColor: colors('wingColor'),
  aluminium: cladding,
  aluminiumColor: claddingColors,
  decorLaminate: listed('decorLaminate'),
  doorHandleId: listed('doorHandleId'),
  hingeId: listed('hingeId'),
  lockId: listed('lockId'),
  cylinderId: listed('cylinderId'),
  smartlockId: listed('smartlockId'),
  kickplateOutside: kickplate('outside'),
  kickplateInside: kickplate('inside'),
  closerId: listed('closerId'),
  closerColor: listed('closerColor'),
  binocular: listed('binocular'),
  extralock: flag(
    () => choiceText.secondLock,
    ({ extralock }) => extralock,
    (_, extralock) => ({ extralock }),
  ),
  // Vents that were chosen before can be seen and taken off, also where none are offered.
  numberOfVents: oneOf('numberOfVents', ({ model, product }) => {
    const most = Math.max(assortmentOf(model).ventsMax, product.choices.numberOfVents)
    return most === 0 ? [] : numbers(Array.from({ length: most + 1 }, (_, count) => count))
  }),
  misc,
  woodtypeId: listed('woodtypeId'),
  mountingId: listed('mountingId'),
  extensionJamb: flag(
    () => choiceText.jambExtension,
    ({ extensionJamb }) => extensionJamb.mounted,
    ({ extensionJamb }, mounted) => ({ extensionJamb: { ...extensionJamb, mounted } }),
  ),
  extensionJambBottom: flag(
    () => choiceText.jambExtensionBelow,
    ({ extensionJamb }) => extensionJamb.hasBottom,
    ({ extensionJamb }, hasBottom) => ({ extensionJamb: { ...extensionJamb, hasBottom } }),
  ),
  extensionJambMaterial: ofRecord(
    'extensionJamb',
    'material',
    ({ model }) => assortmentOf(model).jambMaterial.values,
  ),
  featherSize: ofRecord(
    'extensionJamb',
    'featherSize',
    ({ model }) => assortmentOf(model).featherSize.values,
  ),
  extensionJambGroove: groove,
  flowerBoard: flag(
    () => choiceText.flowerBoard,
    ({ flowerBoard }) => flowerBoard.selected,
    ({ flowerBoard }, on) => ({
      flowerBoard: on ? chosenBoard(flowerBoard) : { ...flowerBoard, selected: false },
    }),
  ),
  flowerBoardMaterial: ofRecord(
    'flowerBoard',
    'material',
    ({ model }) => assortmentOf(model).flowerBoardMaterial.values,
  ),
  flowerBoardHeight: ofRecord(
    'flowerBoard',
    'height',
    ({ model }) => assortmentOf(model).flowerBoardHeight.values,
  ),
} as const satisfies Readonly<Record<string, Candidates>>

export type OptionField = keyof typeof candidates
