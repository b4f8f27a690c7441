/**
 * Every field of the editor, in the order in which a seller asks for them. The controls are made from this table; a new
 * option of the range is a line here and a list in the configurator.
 */

import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import { patchForAngle } from '#domain/configurator/angle'
import { chosenBoard } from '#domain/configurator/flower-board'
import { panesOf } from '#domain/layout/panes'
import { type AngleName, anglesOf } from '#domain/layout/shapes/angles'
import type { PartialDimension } from '#domain/layout/shapes/frame-shape'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import { fieldLabel } from '#domain/messages/fields'
import { success } from '#domain/result'
import { assortmentOf } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'
import { roundHalfAway } from '#domain/units'
import { barsOf } from '../state/bars.ts'
import { editorText } from '../text.ts'
import type { FieldSpec, GroupId, NumberSpec, OptionSpec } from './field-spec.ts'
import { editorFieldText, entryText, groupText } from './text.ts'

/** `whenEmpty` stands in the place of a group that has no field for a product; without it the group is not there. */
export const groups: readonly {
  readonly id: GroupId
  readonly title: string
  readonly whenEmpty?: string
}[] = [
  {
    id: 'dimensions',
    get title() {
      return groupText.dimensions
    },
  },
  {
    id: 'function',
    get title() {
      return groupText.function
    },
    get whenEmpty() {
      return editorText.noFunctions
    },
  },
  {
    id: 'glass',
    get title() {
      return groupText.glass
    },
  },
  {
    id: 'colors',
    get title() {
      return groupText.colors
    },
  },
  {
    id: 'bars',
    get title() {
      return groupText.bars
    },
  },
  {
    id: 'fittings',
    get title() {
      return groupText.fittings
    },
  },
  {
    id: 'lining',
    get title() {
      return groupText.lining
    },
  },
  {
    id: 'extras',
    get title() {
      return groupText.extras
    },
  },
]

/** Outer sizes are module sizes less 10 mm (drawing-engine section 9: step 100, snap 90). */
const MODULE = { step: 100, snap: 90 }
const TEN = { step: 10, snap: 0 }
const ONE = { step: 1, snap: 0 }

/** A field before it has been given its name. */
type Unlabelled<Spec> = Spec extends FieldSpec ? Omit<Spec, 'label'> : never

const size = (field: 'width' | 'height'): Unlabelled<NumberSpec> => ({
  kind: 'number',
  id: field,
  group: 'dimensions',
  field,
  unit: 'mm',
  stepping: MODULE,
  read: (values) => values[field],
  write: (value) => success({ [field]: value }),
})

/** Dimensions that only slanted shapes have. */
const partial = (field: PartialDimension): Unlabelled<NumberSpec> => ({
  kind: 'number',
  id: field,
  group: 'dimensions',
  field,
  unit: 'mm',
  stepping: TEN,
  isVisible: ({ values }) => shapeOf(values.frameShapeId).uses.includes(field),
  read: (values) => values[field],
  write: (value) => success({ [field]: value }),
})

const angle = (which: AngleName): Unlabelled<NumberSpec> => ({
  kind: 'number',
  id: which,
  group: 'dimensions',
  field: 'frameShapeId',
  unit: '°',
  stepping: ONE,
  decimals: true,
  isVisible: ({ values }) => anglesOf(values.frameShapeId, values)[which] !== null,
  read: (values) => roundHalfAway(anglesOf(values.frameShapeId, values)[which] ?? 0, 1),
  write: (value, from) => patchForAngle(from, which, value),
})

const option = (
  group: GroupId,
  options: OptionSpec['options'],
  field: OptionSpec['field'],
  more: Partial<Pick<OptionSpec, 'kind' | 'key' | 'isVisible' | 'besides'>> = {},
): Unlabelled<OptionSpec> => ({
  kind: 'list',
  id: options,
  group,
  field,
  options,
  ...more,
})

const flowerBoard = (key: 'depth' | 'extension'): Unlabelled<NumberSpec> => ({
  kind: 'number',
  id: `flowerBoard-${key}`,
  group: 'lining',
  field: 'flowerBoard',
  key,
  unit: 'mm',
  stepping: TEN,
  isVisible: hasFlowerBoard,
  // For a board that is not chosen: the values that it would begin with, which a reset brings back.
  read: (values) => chosenBoard(values.flowerBoard)[key],
  write: (value, { values: { flowerBoard } }) => success({ flowerBoard: { ...flowerBoard, [key]: value } }),
})

const hasFlowerBoard = ({ values }: Configuration): boolean => values.flowerBoard.selected
const hasJamb = ({ values }: Configuration): boolean => values.extensionJamb.mounted
const hasCylinder = ({ values }: Configuration): boolean => values.cylinderId !== NONE
const hasCloser = ({ values }: Configuration): boolean => values.closerId !== NONE
const isClad = ({ values }: Configuration): boolean => values.aluminium.selected

const specs: readonly Unlabelled<FieldSpec>[] = [
  size('width'),
  size('height'),
  option('dimensions', 'frameShapeId', 'frameShapeId', { kind: 'shapes' }),
  partial('width1'),
  partial('width2'),
  partial('height1'),
  partial('height2'),
  angle('angle1'),
  angle('angle2'),
  {
    kind: 'number',
    id: 'breastworkHeight',
    group: 'dimensions',
    field: 'breastworkHeight',
    unit: 'mm',
    stepping: TEN,
    isVisible: ({ model }) => model.breastwork === true,
    read: (values) => values.breastworkHeight ?? 0,
    write: (value) => success({ breastworkHeight: value }),
  },

  option('function', 'function', 'function', {
    kind: 'openings',
    besides: ['fieldFunctions'],
    isVisible: ({ model }) => model.isConstructionPart !== true,
  }),

  option('glass', 'glassCode', 'glassCode', { kind: 'glasses' }),
  option('glass', 'spacerColor', 'spacerColor'),
  {
    kind: 'panel-properties',
    id: 'panelProperties',
    group: 'glass',
    field: 'panelProperties',
    isVisible: ({ model, layout }) =>
      panesOf(layout).length > 0 && assortmentOf(model).panelProperties.length > 0,
  },
  {
    kind: 'panel-qualities',
    id: 'solidPanelQualities',
    group: 'glass',
    field: 'panelQualityId',
    besides: ['solidPanelQualities'],
    isVisible: ({ model }) => assortmentOf(model).solidPanelQualities.length > 0,
  },

  option('colors', 'innerColor', 'innerColor', { kind: 'colors' }),
  option('colors', 'outerColor', 'outerColor', { kind: 'colors' }),
  option('colors', 'frameColor', 'frameColor', { kind: 'colors' }),
  option('colors', 'wingColor', 'wingColor', { kind: 'colors' }),
  option('colors', 'aluminium', 'aluminium', { kind: 'switch', key: 'selected' }),
  option('colors', 'aluminiumColor', 'aluminium', {
    kind: 'colors',
    key: 'color',
    isVisible: isClad,
  }),
  option('colors', 'panelQualityId', 'panelQualityId', {
    isVisible: ({ model }) => isEntranceDoor(model),
  }),
  option('colors', 'decorLaminate', 'decorLaminate'),

  {
    kind: 'dividers',
    id: 'dividers',
    group: 'bars',
    field: 'dividers',
    isVisible: ({ model, layout }) =>
      assortmentOf(model).dividerTypes.length > 0 || barsOf(layout, 'dividers').length > 0,
  },
  {
    kind: 'crossbars',
    id: 'crossbars',
    group: 'bars',
    field: 'crossbars',
    isVisible: ({ model, layout }) =>
      assortmentOf(model).crossbarTypes.length > 0 || barsOf(layout, 'crossbars').length > 0,
  },

  option('fittings', 'doorHandleId', 'doorHandleId'),
  option('fittings', 'hingeId', 'hingeId'),
  option('fittings', 'lockId', 'lockId'),
  option('fittings', 'cylinderId', 'cylinderId'),
  {
    kind: 'text',
    id: 'keysync',
    group: 'fittings',
    field: 'keysync',
    maxLength: 1,
    get placeholder() {
      return entryText.keysyncExample
    },
    isVisible: hasCylinder,
    read: (values) => values.keysync,
    write: (value) => ({ keysync: value.toUpperCase() }),
  },
  {
    kind: 'number',
    id: 'extrakeys',
    group: 'fittings',
    field: 'extrakeys',
    get unit() {
      return entryText.pieces
    },
    stepping: ONE,
    isVisible: hasCylinder,
    read: (values) => values.extrakeys,
    write: (value) => success({ extrakeys: value }),
  },
  option('fittings', 'extralock', 'extralock', { kind: 'switch', isVisible: hasCylinder }),
  option('fittings', 'smartlockId', 'smartlockId'),
  option('fittings', 'kickplateOutside', 'kickplate', { key: 'outside' }),
  option('fittings', 'kickplateInside', 'kickplate', { key: 'inside' }),
  option('fittings', 'closerId', 'closerId'),
  option('fittings', 'closerColor', 'closerColor', { isVisible: hasCloser }),
  option('fittings', 'binocular', 'binocular'),

  option('lining', 'depth', 'depth', { isVisible: (configuration) => !hasJamb(configuration) }),
  option('lining', 'extensionJamb', 'extensionJamb', { kind: 'switch', key: 'mounted' }),
  {
    kind: 'number',
    id: 'depth-with-jamb',
    group: 'lining',
    field: 'depth',
    unit: 'mm',
    stepping: TEN,
    isVisible: hasJamb,
    read: (values) => values.depth,
    write: (value) => success({ depth: value }),
  },
  option('lining', 'extensionJambBottom', 'extensionJamb', {
    kind: 'switch',
    key: 'hasBottom',
    isVisible: hasJamb,
  }),
  option('lining', 'extensionJambMaterial', 'extensionJamb', {
    key: 'material',
    isVisible: hasJamb,
  }),
  option('lining', 'featherSize', 'extensionJamb', { key: 'featherSize', isVisible: hasJamb }),
  option('lining', 'extensionJambGroove', 'extensionJambGroove'),
  option('lining', 'flowerBoard', 'flowerBoard', { kind: 'switch', key: 'selected' }),
  option('lining', 'flowerBoardMaterial', 'flowerBoard', {
    key: 'material',
    isVisible: hasFlowerBoard,
  }),
  option('lining', 'flowerBoardHeight', 'flowerBoard', {
    key: 'height',
    isVisible: hasFlowerBoard,
  }),
  flowerBoard('depth'),
  flowerBoard('extension'),
  option('lining', 'woodtypeId', 'woodtypeId'),
  option('lining', 'mountingId', 'mountingId'),

  option('extras', 'numberOfVents', 'numberOfVents'),
  option('extras', 'misc', 'misc', { kind: 'switches' }),
]

export const fields: readonly FieldSpec[] = specs.map((spec) => ({
  ...spec,
  label: editorFieldText[spec.id] ?? fieldLabel(spec.key ? `${spec.field}.${spec.key}` : spec.field),
}))
