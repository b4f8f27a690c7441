/** Edits at random, for properties: sensible ones, extreme ones and ones that no form would send. */
import * as fc from 'fast-check'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import { dividerTypes } from '#domain/catalogue/data/dividers'
import { fittings } from '#domain/catalogue/data/fittings'
import { glasses } from '#domain/catalogue/data/glass'
import { miscOptions } from '#domain/catalogue/data/misc'
import { models } from '#domain/catalogue/data/models'
import type { FittingKind } from '#domain/catalogue/types'
import { candidates } from '#domain/configurator/candidates'
import type { Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'

const oneOf = <Value>(values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)
const code = (kind: FittingKind) => oneOf(fittings[kind].map((fitting) => fitting.code))
const placed = oneOf(['c1r1', 'c2r1', 'c1r2', 'c1r1/c1r1', 'c9r9', 'x'])
const panel = fc.oneof(fc.constant(''), { arbitrary: placed, weight: 6 })
const position = fc.option(fc.integer({ min: 0, max: 3000 }))
const bars = (ids: readonly string[]) =>
  fc.array(
    fc.record({ panel, direction: oneOf(['VERTICAL', 'HORIZONTAL'] as const), typeId: oneOf(ids), position }),
    { maxLength: 5 },
  )
const length = fc.oneof(
  fc.integer({ min: 2, max: 30 }).map((modules) => modules * 100 - 10),
  fc.integer({ min: 0, max: 6000 }),
)
const wood = oneOf(colorLists.wood.map((color) => color.code))
const door = oneOf(colorLists.door.map((color) => color.code))
const lists = { material: oneOf(['01', '02', '03', '04', '05']), height: oneOf([21, 28, 35]) }

/** One field at a time; unions of them make larger edits. */
const fields: readonly fc.Arbitrary<Patch>[] = [
  fc.record({ width: length }),
  fc.record({ height: length }),
  fc.record({ width: length, height: length }),
  fc.record({ width1: length }),
  fc.record({ height1: length, height2: length }),
  fc.record({ frameShapeId: oneOf([0, 1, 2, 7, 34, 51, 52] as const) }),
  fc.record({ function: oneOf(models.flatMap(({ functions }) => functions)) }),
  fc.record({
    fieldFunctions: fc.array(fc.record({ panel, function: oneOf(['FR', 'TS', 'SHV', 'SHH', 'DKV', 'VU']) }), {
      maxLength: 3,
    }),
  }),
  fc.record({ depth: oneOf([92, 105, 115, 120, 130, 150, 210, 250, 400]) }),
  fc.record({ glassCode: oneOf(glasses.map((glass) => glass.code)) }),
  fc.record({ spacerColor: oneOf(['01', '03', '04', '05']) }),
  fc.record({ dividers: bars(dividerTypes.map(({ id }) => id)) }),
  fc.record({ crossbars: bars(crossbarTypes.map(({ id }) => id)) }),
  fc.record({
    panelProperties: fc.array(fc.record({ panel, id: oneOf([5, 6, 8, 10, 12, 14]) }), { maxLength: 4 }),
  }),
  fc.record({ panelQualityId: oneOf([null, 1, 2, 4, 5, 21, 22]) }),
  fc.record({
    solidPanelQualities: fc.array(fc.record({ panel: placed, id: oneOf([1, 21, 22, 23]) }), { maxLength: 4 }),
  }),
  // Filled and covered in one edit: a surface alone finds no solid panel.
  fc
    .record({ panels: fc.uniqueArray(placed, { minLength: 1, maxLength: 3 }), id: oneOf([21, 22, 23]) })
    .map(({ panels, id }) => ({
      panelProperties: panels.map((address) => ({ panel: address, id: 14 })),
      solidPanelQualities: panels.slice(1).map((address) => ({ panel: address, id })),
    })),
  fc.record({ innerColor: wood }),
  fc.record({ outerColor: fc.option(wood) }),
  fc.record({ frameColor: door }),
  fc.record({ wingColor: door }),
  fc.record({
    aluminium: fc.record({
      selected: fc.boolean(),
      color: fc.option(oneOf(colorLists.aluminium.map((color) => color.code))),
    }),
  }),
  fc.record({ decorLaminate: oneOf(['00', 'L101', 'L301']) }),
  fc.record({ doorHandleId: code('doorHandle') }),
  fc.record({ hingeId: code('hinge') }),
  fc.record({ lockId: code('lock'), cylinderId: code('cylinder') }),
  fc.record({ cylinderId: code('cylinder') }),
  fc.record({ smartlockId: code('smartlock') }),
  fc.record({ kickplate: fc.record({ outside: code('kickplate'), inside: code('kickplate') }) }),
  fc.record({ closerId: code('closer') }),
  fc.record({ binocular: code('binocular') }),
  fc.record({
    keysync: oneOf(['', 'A', 'Z']),
    extralock: fc.boolean(),
    extrakeys: fc.integer({ min: 0, max: 10 }),
  }),
  fc.record({ numberOfVents: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ misc: fc.array(oneOf(miscOptions.map(({ id }) => id)), { maxLength: 4 }) }),
  fc.record({ woodtypeId: oneOf([1, 2, 3, 4]), mountingId: oneOf([1, 2, 3, 4]) }),
  fc.record({
    flowerBoard: fc.record({
      selected: fc.boolean(),
      material: lists.material,
      height: lists.height,
      depth: fc.integer({ min: 0, max: 900 }),
      extension: fc.integer({ min: 0, max: 200 }),
    }),
  }),
  fc.record({
    extensionJamb: fc.record({
      mounted: fc.boolean(),
      featherSize: oneOf([10, 12, 15]),
      material: lists.material,
      hasBottom: fc.boolean(),
    }),
  }),
  fc.record({ extensionJambGroove: oneOf(['00', '12', '15', '21']) }),
]

export const modelIds: fc.Arbitrary<number> = oneOf(models.map(({ id }) => id))

/** Well-formed, often refused. */
export const edits: fc.Arbitrary<Patch> = fc
  .array(fc.oneof(...fields), { minLength: 1, maxLength: 3 })
  .map((parts) => Object.assign({}, ...parts) as Patch)

/** One of the things that a form offers for the product at hand: a field, then a value of it. */
export interface Pick {
  readonly field: number
  readonly value: number
}

export const picks: fc.Arbitrary<Pick> = fc.record({ field: fc.nat(), value: fc.nat() })

export const patchOf = (from: Configuration, { field, value }: Pick): Patch => {
  const offered = Object.values(candidates)
    .map((of) => of(from, colorLists))
    .filter((list) => list.length > 0)
  const list = offered[field % offered.length] ?? []
  return list[value % list.length]?.patch ?? {}
}

/** Anything at all, under the names of real fields. */
export const junkEdits: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything(),
  fc.dictionary(
    oneOf(['function', 'width', 'height', 'misc', 'dividers', 'glassCode', 'aluminium', '__proto__']),
    fc.anything(),
  ),
  fc.record({ width: oneOf([Number.NaN, Number.POSITIVE_INFINITY, -0, 1e21, 0.1]) }),
)
