/**
 * What a model is offered with, field by field: the catalogue narrowed to the model, before any rule has looked at the
 * other choices. `start` is what a new product begins with. A value outside the assortment cannot be chosen at all.
 */
import { frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import { dividerTypes } from '#domain/catalogue/data/dividers'
import { closerColors } from '#domain/catalogue/data/fitting-colors'
import { fittings } from '#domain/catalogue/data/fittings'
import { glasses } from '#domain/catalogue/data/glass'
import { laminates } from '#domain/catalogue/data/laminates'
import {
  featherSizes,
  flowerBoardHeights,
  flowerBoardMaterials,
  grooves,
  jambMaterials,
} from '#domain/catalogue/data/linings'
import { miscOptions } from '#domain/catalogue/data/misc'
import { panelPropertyTypes } from '#domain/catalogue/data/panel-properties'
import { COMPACT_LAMINATE, panelQualities } from '#domain/catalogue/data/panel-qualities'
import { spacers } from '#domain/catalogue/data/spacers'
import { mountings, woodTypes } from '#domain/catalogue/data/wood-and-mounting'
import {
  depthsOf,
  isEntranceDoor,
  isFixedFunction,
  isFor,
  isHinged,
  isSolidDoor,
  isStandardOn,
} from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import type { ColorListId, DividerType, FittingKind, Model } from '#domain/catalogue/types'
import { soleOpeningOf } from '#domain/layout/opening-of-fields'
import { SOLID_PANEL_PROPERTY } from '#domain/layout/panes'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'

/** Choices of one out of a list of the catalogue, each by its code or number, as people look at them: from the pane outwards. */
export const LISTED_FIELDS = [
  'glassCode',
  'spacerColor',
  'panelQualityId',
  'decorLaminate',
  'doorHandleId',
  'hingeId',
  'lockId',
  'cylinderId',
  'smartlockId',
  'closerId',
  'binocular',
  'woodtypeId',
  'mountingId',
  'extensionJambGroove',
] as const

export interface Offered<Value> {
  readonly value: Value
  readonly name: string
}

export interface OfferedList<Value> {
  readonly start: Value
  readonly values: readonly Offered<Value>[]
}

const coded = (items: readonly { readonly code: string; readonly name: string }[]): Offered<string>[] =>
  items.map(({ code, name }) => ({ value: code, name }))

const identified = <Id>(items: readonly { readonly id: Id; readonly name: string }[]): Offered<Id>[] =>
  items.map(({ id, name }) => ({ value: id, name }))

/** One that only says "none" is no choice. */
const listOf = <Value>(values: readonly Offered<Value>[], start: Value): OfferedList<Value> => ({
  start,
  values: values.length > 1 ? values : values.filter(({ value }) => value !== start),
})

/** What is bolted to something that opens: a side panel has none of it. */
const NEEDS_OPENING: readonly FittingKind[] = [
  'doorHandle',
  'lock',
  'cylinder',
  'smartlock',
  'kickplate',
  'closer',
  'binocular',
]

const opens = ({ functions }: Model): boolean => !functions.every(isFixedFunction)

const fittingsFor = (kind: FittingKind, model: Model): OfferedList<string> => {
  if (NEEDS_OPENING.includes(kind) && !opens(model)) return { start: NONE, values: [] }
  const offered = fittings[kind].filter(({ frameTypes }) => isFor(frameTypes, model))
  const first = offered.find(({ isDefault, frameTypes }) => isDefault && isStandardOn(frameTypes, model))
  return listOf(coded(offered), first?.code ?? NONE)
}

const handlesFor = (model: Model): OfferedList<string> => {
  const { start, values } = fittingsFor('doorHandle', model)
  return { start, values: values.filter(({ value }) => value !== NONE) }
}

const hingesFor = (model: Model): OfferedList<string> => {
  const { values } = fittingsFor('hinge', model)
  return { start: 'H01', values: model.functions.some(isHinged) ? values : [] }
}

const SHED_LOCK = 'L10'

const locksFor = (model: Model): OfferedList<string> => {
  const { start, values } = fittingsFor('lock', model)
  const own = values.filter(({ value }) => value !== SHED_LOCK || model.defaultLock === SHED_LOCK)
  const first = own.find(({ value }) => value !== NONE)?.value ?? start
  return { start: model.defaultLock ?? (isEntranceDoor(model) ? first : start), values: own }
}

const glassesFor = (model: Model): OfferedList<string> => {
  if (isSolidDoor(model)) return { start: NONE, values: [] }
  const { glassThicknessMin, glassThicknessMax } = frameTypeOf(model.frameType)
  return {
    start: model.defaultGlass,
    values: coded(
      glasses.filter(
        ({ thickness, fireClass }) =>
          thickness >= glassThicknessMin &&
          thickness <= glassThicknessMax &&
          (fireClass !== null) === (model.fireClass !== undefined),
      ),
    ),
  }
}

/**
 * The glass of a door leaf belongs to its pattern, and that of a product with a fire or sound class to what was tested (trade handbook 11, B-02
 * and B-06): no solid panel takes its place.
 */
const takesSolidPanel = (model: Model): boolean =>
  !isEntranceDoor(model) && model.fireClass === undefined && model.soundDb === undefined

const propertiesFor = (model: Model): readonly Offered<number>[] =>
  isSolidDoor(model)
    ? []
    : identified(
        panelPropertyTypes.filter(
          ({ id, source }) => source !== 'glass' && (id !== SOLID_PANEL_PROPERTY || takesSolidPanel(model)),
        ),
      )

const BREASTWORK_QUALITIES_FROM = 21

const qualitiesFor = (model: Model): readonly Offered<number>[] =>
  identified(
    panelQualities.filter(
      ({ id, frameTypes }) =>
        isFor(frameTypes, model) &&
        isEntranceDoor(model) === id < BREASTWORK_QUALITIES_FROM &&
        (model.panelQualityIds?.includes(id) ?? true),
    ),
  )

const surfacesFor = (model: Model): OfferedList<number | null> =>
  isEntranceDoor(model)
    ? listOf(qualitiesFor(model), frameTypeOf(model.frameType).extra ? 2 : 1)
    : { start: null, values: qualitiesFor(model) }

const laminatesFor = (model: Model): OfferedList<string> => {
  if (model.laminateOnly === true) {
    const values = coded(laminates).filter(({ value }) => value !== NONE)
    return { start: values[0]?.value ?? NONE, values }
  }
  const takesLaminate = surfacesFor(model).values.some(({ value }) => value === COMPACT_LAMINATE)
  return { start: NONE, values: takesLaminate ? coded(laminates) : [] }
}

/** Colour lists by field; null where the product has no such colour (trade handbook 6.4). */
export type ColorField = 'innerColor' | 'outerColor' | 'frameColor' | 'wingColor'
export const colorListOf = (model: Model, field: ColorField): ColorListId | null => {
  const ofLeaf = field === 'frameColor' || field === 'wingColor'
  if (isEntranceDoor(model)) return ofLeaf ? 'door' : null
  return ofLeaf ? null : 'wood'
}

/** Frame type A is made with sashes and without: the post that fits the model stands first, for it is the one that a division begins with. */
const dividersFor = (model: Model) => {
  const isFixedFrame = soleOpeningOf(model, frameTypeOf(model.frameType), model.defaultFunction).sash === null
  const misfits = ({ inFixedFrame, splitsFrame }: DividerType) =>
    Number(splitsFrame && (inFixedFrame === true) !== isFixedFrame)
  return dividerTypes
    .filter(({ frameTypes }) => isFor(frameTypes, model))
    .toSorted((one, other) => misfits(one) - misfits(other))
}

const assortmentFor = (model: Model) => {
  const frameType = frameTypeOf(model.frameType)
  const isDivided = !isEntranceDoor(model)
  return {
    function: {
      start: model.defaultFunction,
      values: model.functions.map((id) => ({ value: id, name: functionOf(id).name })),
    },
    frameShapeId: {
      start: model.defaultShape,
      values: model.shapes.map((id) => ({ value: id, name: shapeOf(id).name })),
    },
    depths: depthsOf(model),
    glassCode: glassesFor(model),
    spacerColor: { start: '01', values: isSolidDoor(model) ? [] : coded(spacers) },
    dividerTypes: isDivided ? dividersFor(model) : [],
    crossbarTypes: isSolidDoor(model)
      ? []
      : crossbarTypes.filter(({ frameTypes }) => isFor(frameTypes, model)),
    panelProperties: propertiesFor(model),
    panelQualityId: surfacesFor(model),
    // The leaves of a door are pressed and painted alike.
    solidPanelQualities: isEntranceDoor(model) ? [] : qualitiesFor(model),
    decorLaminate: laminatesFor(model),
    doorHandleId: handlesFor(model),
    hingeId: hingesFor(model),
    lockId: locksFor(model),
    cylinderId: fittingsFor('cylinder', model),
    smartlockId: fittingsFor('smartlock', model),
    kickplate: fittingsFor('kickplate', model),
    closerId: fittingsFor('closer', model),
    closerColor: {
      start: '01',
      values: fittingsFor('closer', model).values.length > 0 ? coded(closerColors) : [],
    },
    binocular: fittingsFor('binocular', model),
    ventsMax: frameType.ventOption ? 3 : 0,
    misc: identified(miscOptions.filter(({ frameTypes }) => isFor(frameTypes, model))),
    woodtypeId: { start: 1, values: identified(woodTypes) },
    mountingId: { start: 1, values: identified(mountings) },
    flowerBoardMaterial: { start: '01', values: coded(flowerBoardMaterials) },
    flowerBoardHeight: {
      start: 21,
      values: flowerBoardHeights.map((height) => ({ value: height, name: `${height}\u00a0mm` })),
    },
    featherSize: {
      start: 12,
      values: featherSizes.map((size) => ({ value: size, name: `${size}\u00a0mm` })),
    },
    jambMaterial: { start: '01', values: coded(jambMaterials) },
    extensionJambGroove: { start: NONE, values: coded(grooves) },
  }
}

export type Assortment = ReturnType<typeof assortmentFor>

const nothingBut = <Value>(start: Value): { start: Value; values: Offered<Value>[] } => ({
  start,
  values: [],
})

/** A bar sold by length comes in depths and colours; whatever else a product has, it has not. */
const barAssortmentFor = (model: Model): Assortment => ({
  ...assortmentFor(model),
  glassCode: nothingBut(NONE),
  spacerColor: nothingBut('01'),
  dividerTypes: [],
  crossbarTypes: [],
  panelProperties: [],
  panelQualityId: nothingBut(null),
  solidPanelQualities: [],
  decorLaminate: nothingBut(NONE),
  misc: [],
  woodtypeId: nothingBut(1),
  mountingId: nothingBut(1),
  flowerBoardMaterial: nothingBut('01'),
  flowerBoardHeight: nothingBut(21),
  featherSize: nothingBut(12),
  jambMaterial: nothingBut('01'),
  extensionJambGroove: nothingBut(NONE),
})

const cache = new WeakMap<Model, Assortment>()

export const assortmentOf = (model: Model): Assortment => {
  const assortment =
    cache.get(model) ?? (model.isConstructionPart === true ? barAssortmentFor : assortmentFor)(model)
  cache.set(model, assortment)
  return assortment
}
