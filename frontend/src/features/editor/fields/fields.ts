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
import { success } from '#domain/result'
import { assortmentOf } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'
import { roundHalfAway } from '#domain/units'
import { barsOf } from '../state/bars.ts'
import { editorText } from '../text.ts'
import type { FieldSpec, GroupId, NumberSpec, OptionSpec } from './field-spec.ts'

/** `whenEmpty` stands in the place of a group that has no field for a product; without it the group is not there. */
export const groups: readonly {
  readonly id: GroupId
  readonly title: string
  readonly whenEmpty?: string
}[] = [
  { id: 'dimensions', title: 'Mål' },
  { id: 'function', title: 'Funksjon', whenEmpty: editorText.noFunctions },
  { id: 'glass', title: 'Glass' },
  { id: 'colors', title: 'Farger' },
  { id: 'bars', title: 'Sprosser og poster' },
  { id: 'fittings', title: 'Beslag' },
  { id: 'lining', title: 'Karm og utforing' },
  { id: 'extras', title: 'Tilvalg' },
]

/** Outer sizes are module sizes less 10 mm (drawing-engine section 9: step 100, snap 90). */
const MODULE = { step: 100, snap: 90 }
const TEN = { step: 10, snap: 0 }
const ONE = { step: 1, snap: 0 }

const size = (field: 'width' | 'height', label: string): NumberSpec => ({
  kind: 'number',
  id: field,
  group: 'dimensions',
  label,
  field,
  unit: 'mm',
  stepping: MODULE,
  read: (values) => values[field],
  write: (value) => success({ [field]: value }),
})

/** Dimensions that only slanted shapes have. */
const partial = (field: PartialDimension, label: string): NumberSpec => ({
  kind: 'number',
  id: field,
  group: 'dimensions',
  label,
  field,
  unit: 'mm',
  stepping: TEN,
  isVisible: ({ values }) => shapeOf(values.frameShapeId).uses.includes(field),
  read: (values) => values[field],
  write: (value) => success({ [field]: value }),
})

const angle = (which: AngleName, label: string): NumberSpec => ({
  kind: 'number',
  id: which,
  group: 'dimensions',
  label,
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
  label: string,
  more: Partial<Pick<OptionSpec, 'kind' | 'key' | 'isVisible' | 'besides'>> = {},
): OptionSpec => ({ kind: 'list', id: options, group, label, field, options, ...more })

const flowerBoard = (key: 'depth' | 'extension', label: string): NumberSpec => ({
  kind: 'number',
  id: `flowerBoard-${key}`,
  group: 'lining',
  label,
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

export const fields: readonly FieldSpec[] = [
  size('width', 'Bredde'),
  size('height', 'Høyde'),
  option('dimensions', 'frameShapeId', 'frameShapeId', 'Form', { kind: 'shapes' }),
  partial('width1', 'Bredde 1'),
  partial('width2', 'Bredde 2'),
  partial('height1', 'Høyde 1'),
  partial('height2', 'Høyde 2'),
  angle('angle1', 'Vinkel venstre'),
  angle('angle2', 'Vinkel høyre'),
  {
    kind: 'number',
    id: 'breastworkHeight',
    group: 'dimensions',
    label: 'Brystning',
    field: 'breastworkHeight',
    unit: 'mm',
    stepping: TEN,
    isVisible: ({ model }) => model.breastwork === true,
    read: (values) => values.breastworkHeight ?? 0,
    write: (value) => success({ breastworkHeight: value }),
  },

  option('function', 'function', 'function', 'Åpningsfunksjon', {
    kind: 'openings',
    besides: ['fieldFunctions'],
    isVisible: ({ model }) => model.isConstructionPart !== true,
  }),

  option('glass', 'glassCode', 'glassCode', 'Glass', { kind: 'glasses' }),
  option('glass', 'spacerColor', 'spacerColor', 'Avstandslist'),
  {
    kind: 'panel-properties',
    id: 'panelProperties',
    group: 'glass',
    label: 'Egenskaper',
    field: 'panelProperties',
    isVisible: ({ model, layout }) =>
      panesOf(layout).length > 0 && assortmentOf(model).panelProperties.length > 0,
  },
  {
    kind: 'panel-qualities',
    id: 'solidPanelQualities',
    group: 'glass',
    label: 'Overflate på tett fylling',
    field: 'panelQualityId',
    besides: ['solidPanelQualities'],
    isVisible: ({ model }) => assortmentOf(model).solidPanelQualities.length > 0,
  },

  option('colors', 'innerColor', 'innerColor', 'Innvendig', { kind: 'colors' }),
  option('colors', 'outerColor', 'outerColor', 'Utvendig', { kind: 'colors' }),
  option('colors', 'frameColor', 'frameColor', 'Karm', { kind: 'colors' }),
  option('colors', 'wingColor', 'wingColor', 'Dørblad', { kind: 'colors' }),
  option('colors', 'aluminium', 'aluminium', 'Aluminiumskledning', { kind: 'switch', key: 'selected' }),
  option('colors', 'aluminiumColor', 'aluminium', 'Farge på kledning', {
    kind: 'colors',
    key: 'color',
    isVisible: isClad,
  }),
  option('colors', 'panelQualityId', 'panelQualityId', 'Overflate', {
    isVisible: ({ model }) => isEntranceDoor(model),
  }),
  option('colors', 'decorLaminate', 'decorLaminate', 'Laminat'),

  {
    kind: 'dividers',
    id: 'dividers',
    group: 'bars',
    label: 'Poster og losholter',
    field: 'dividers',
    isVisible: ({ model, layout }) =>
      assortmentOf(model).dividerTypes.length > 0 || barsOf(layout, 'dividers').length > 0,
  },
  {
    kind: 'crossbars',
    id: 'crossbars',
    group: 'bars',
    label: 'Sprosser',
    field: 'crossbars',
    isVisible: ({ model, layout }) =>
      assortmentOf(model).crossbarTypes.length > 0 || barsOf(layout, 'crossbars').length > 0,
  },

  option('fittings', 'doorHandleId', 'doorHandleId', 'Vrider'),
  option('fittings', 'hingeId', 'hingeId', 'Hengsler'),
  option('fittings', 'lockId', 'lockId', 'Lås'),
  option('fittings', 'cylinderId', 'cylinderId', 'Sylinder'),
  {
    kind: 'text',
    id: 'keysync',
    group: 'fittings',
    label: 'Likelåsing',
    field: 'keysync',
    maxLength: 1,
    placeholder: 'F.eks. A',
    isVisible: hasCylinder,
    read: (values) => values.keysync,
    write: (value) => ({ keysync: value.toUpperCase() }),
  },
  {
    kind: 'number',
    id: 'extrakeys',
    group: 'fittings',
    label: 'Ekstra nøkler',
    field: 'extrakeys',
    unit: 'stk.',
    stepping: ONE,
    isVisible: hasCylinder,
    read: (values) => values.extrakeys,
    write: (value) => success({ extrakeys: value }),
  },
  option('fittings', 'extralock', 'extralock', 'Ekstralås', { kind: 'switch', isVisible: hasCylinder }),
  option('fittings', 'smartlockId', 'smartlockId', 'Smartlås'),
  option('fittings', 'kickplateOutside', 'kickplate', 'Sparkeplate ute', { key: 'outside' }),
  option('fittings', 'kickplateInside', 'kickplate', 'Sparkeplate inne', { key: 'inside' }),
  option('fittings', 'closerId', 'closerId', 'Dørlukker'),
  option('fittings', 'closerColor', 'closerColor', 'Farge på dørlukker', { isVisible: hasCloser }),
  option('fittings', 'binocular', 'binocular', 'Dørkikkert'),

  option('lining', 'depth', 'depth', 'Karmdybde', { isVisible: (configuration) => !hasJamb(configuration) }),
  option('lining', 'extensionJamb', 'extensionJamb', 'Utforing montert', { kind: 'switch', key: 'mounted' }),
  {
    kind: 'number',
    id: 'depth-with-jamb',
    group: 'lining',
    label: 'Total dybde',
    field: 'depth',
    unit: 'mm',
    stepping: TEN,
    isVisible: hasJamb,
    read: (values) => values.depth,
    write: (value) => success({ depth: value }),
  },
  option('lining', 'extensionJambBottom', 'extensionJamb', 'Utforing også under', {
    kind: 'switch',
    key: 'hasBottom',
    isVisible: hasJamb,
  }),
  option('lining', 'extensionJambMaterial', 'extensionJamb', 'Materiale i utforing', {
    key: 'material',
    isVisible: hasJamb,
  }),
  option('lining', 'featherSize', 'extensionJamb', 'Fjær', { key: 'featherSize', isVisible: hasJamb }),
  option('lining', 'extensionJambGroove', 'extensionJambGroove', 'Foringsspor'),
  option('lining', 'flowerBoard', 'flowerBoard', 'Blomsterbrett', { kind: 'switch', key: 'selected' }),
  option('lining', 'flowerBoardMaterial', 'flowerBoard', 'Materiale i brett', {
    key: 'material',
    isVisible: hasFlowerBoard,
  }),
  option('lining', 'flowerBoardHeight', 'flowerBoard', 'Tykkelse på brett', {
    key: 'height',
    isVisible: hasFlowerBoard,
  }),
  flowerBoard('depth', 'Dybde på brett'),
  flowerBoard('extension', 'Utstikk per side'),
  option('lining', 'woodtypeId', 'woodtypeId', 'Tresort'),
  option('lining', 'mountingId', 'mountingId', 'Montering'),

  option('extras', 'numberOfVents', 'numberOfVents', 'Ventiler'),
  option('extras', 'misc', 'misc', 'Tilvalg', { kind: 'switches' }),
]
