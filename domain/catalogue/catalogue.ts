/**
 * Look-ups in the catalogue. An id that comes from outside may be unknown and gives null; an id inside the catalogue
 * always resolves (validate/ proves it), so `of` look-ups by catalogue ids throw only on a bug.
 */
import { crossbarTypes } from './data/crossbars.ts'
import { dividerTypes } from './data/dividers.ts'
import { doorPatterns } from './data/door-patterns.ts'
import { fittings } from './data/fittings.ts'
import { frameTypes } from './data/frame-types.ts'
import { openingFunctions } from './data/functions.ts'
import { glasses } from './data/glass.ts'
import { models } from './data/models.ts'
import { panelPropertyTypes } from './data/panel-properties.ts'
import { spacers } from './data/spacers.ts'
import type {
  Color,
  ColorListId,
  ColorLists,
  FittingKind,
  Fittings,
  FrameType,
  FrameTypeId,
  Model,
  OpeningFunction,
} from './types.ts'

const index = <Key, Item>(items: readonly Item[], key: (item: Item) => Key): ReadonlyMap<Key, Item> =>
  new Map(items.map((item) => [key(item), item]))

const frameTypeById = index(frameTypes, ({ id }) => id)
const functionById = index(openingFunctions, ({ id }) => id)
const modelById = index(models, ({ id }) => id)
const glassByCode = index(glasses, ({ code }) => code)
const spacerByCode = index(spacers, ({ code }) => code)
const dividerTypeById = index(dividerTypes, ({ id }) => id)
const crossbarTypeById = index(crossbarTypes, ({ id }) => id)
const doorPatternById = index(doorPatterns, ({ id }) => id)
const panelPropertyById = index(panelPropertyTypes, ({ id }) => id)

const must = <Item>(item: Item | undefined, what: string): Item => {
  if (item === undefined) throw new Error(`catalogue has no ${what}`)
  return item
}

export const frameTypeOf = (id: FrameTypeId): FrameType => must(frameTypeById.get(id), `frame type ${id}`)
export const functionOf = (id: string): OpeningFunction => must(functionById.get(id), `function ${id}`)
export const patternOf = (id: number) => must(doorPatternById.get(id), `door pattern ${id}`)

export const findModel = (id: number): Model | null => modelById.get(id) ?? null
export const findFunction = (id: string) => functionById.get(id) ?? null
export const findGlass = (code: string) => glassByCode.get(code) ?? null
export const findSpacer = (code: string) => spacerByCode.get(code) ?? null
export const findDividerType = (id: string) => dividerTypeById.get(id) ?? null
export const findCrossbarType = (id: string) => crossbarTypeById.get(id) ?? null
export const findPanelProperty = (id: number) => panelPropertyById.get(id) ?? null

type AnyFitting = Fittings[FittingKind][number]
const fittingByCode: Readonly<Record<string, ReadonlyMap<string, AnyFitting>>> = Object.fromEntries(
  Object.entries(fittings).map(([kind, list]) => [kind, index<string, AnyFitting>(list, ({ code }) => code)]),
)

export const findFitting = <Kind extends FittingKind>(kind: Kind, code: string) =>
  (fittingByCode[kind]?.get(code) ?? null) as Fittings[Kind][number] | null

/** As whoever chooses reads it; its code where nothing is known by it. */
export const fittingName = (kind: FittingKind, code: string): string => findFitting(kind, code)?.name ?? code

export const findColor = (colorLists: ColorLists, list: ColorListId, code: string): Color | null =>
  colorLists[list].find((color) => color.code === code) ?? null
