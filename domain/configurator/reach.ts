/** Tables of the catalogue whose rows are chosen, as data: where a model offers them and where the price list prices them. */

import { NONE } from '#domain/catalogue/none'
import type { Model } from '#domain/catalogue/types'
import type { CatalogueTables } from '#domain/catalogue/validate/tables'
import type { TableName } from '#domain/catalogue/validate/text'
import type { PriceList } from '#domain/pricing/price-list'
import type { Assortment } from '#domain/rules/assortment'

export type Id = string | number

type Listed = { readonly values: readonly { readonly value: Id | null }[]; readonly start: Id | null }

/** A value counts as offered also where it is the only one, and so no choice. */
const ofList = ({ values, start }: Listed): readonly Id[] =>
  [...values.map(({ value }) => value), start].filter((value) => value !== null)

const ids = (items: readonly { readonly id: Id }[]): readonly Id[] => items.map(({ id }) => id)
const codes = (items: readonly { readonly code: string }[]): readonly Id[] => items.map(({ code }) => code)
const values = (items: readonly { readonly value: Id }[]): readonly Id[] => items.map(({ value }) => value)

/** What each table holds, what a model offers of it, and where its prices are, for tables that are priced by id. */
interface Reach {
  readonly table: TableName
  readonly all: (tables: CatalogueTables) => readonly Id[]
  readonly offered: (assortment: Assortment, model: Model, tables: CatalogueTables) => readonly Id[]
  readonly prices?: (list: PriceList) => Readonly<Record<string, number>>
}

export const reaches: readonly Reach[] = [
  {
    table: 'group',
    all: ({ productGroups }) => productGroups.map(({ pk }) => pk),
    offered: (_, { group }) => [group],
  },
  {
    table: 'frameType',
    all: ({ frameTypes }) => ids(frameTypes),
    offered: (_, { frameType }) => [frameType],
  },
  {
    table: 'function',
    all: ({ openingFunctions }) => ids(openingFunctions),
    offered: (assortment, { fieldFunctions = [] }) => [...ofList(assortment.function), ...fieldFunctions],
  },
  {
    table: 'doorPattern',
    all: ({ doorPatterns }) => ids(doorPatterns),
    offered: (_, { patternId }) => (patternId === undefined ? [] : [patternId]),
  },
  {
    table: 'glass',
    all: ({ glasses }) => codes(glasses),
    offered: ({ glassCode }) => ofList(glassCode).filter((code) => code !== NONE),
    prices: ({ glass }) => glass,
  },
  {
    table: 'spacer',
    all: ({ spacers }) => codes(spacers),
    offered: ({ spacerColor }) => ofList(spacerColor),
    prices: ({ spacerPerPane }) => spacerPerPane,
  },
  {
    table: 'divider',
    all: ({ dividerTypes }) => ids(dividerTypes),
    offered: ({ dividerTypes }) => ids(dividerTypes),
    prices: ({ dividerPerM }) => dividerPerM,
  },
  {
    table: 'crossbar',
    all: ({ crossbarTypes }) => ids(crossbarTypes),
    offered: ({ crossbarTypes }) => ids(crossbarTypes),
    prices: ({ crossbarPerM }) => crossbarPerM,
  },
  {
    table: 'property',
    all: ({ panelPropertyTypes }) => ids(panelPropertyTypes.filter(({ source }) => source !== 'glass')),
    offered: ({ panelProperties }) => values(panelProperties),
    prices: ({ panelPropertyPerM2 }) => panelPropertyPerM2,
  },
  {
    table: 'glassProperty',
    all: ({ panelPropertyTypes }) => ids(panelPropertyTypes.filter(({ source }) => source !== 'choice')),
    offered: ({ glassCode }, _, { glasses }) =>
      glasses.filter(({ code }) => ofList(glassCode).includes(code)).flatMap(({ properties }) => properties),
  },
  {
    table: 'quality',
    all: ({ panelQualities }) => ids(panelQualities),
    offered: ({ panelQualityId }) => ofList(panelQualityId),
    prices: ({ panelQuality }) => panelQuality,
  },
  {
    table: 'laminate',
    all: ({ laminates }) => codes(laminates),
    offered: ({ decorLaminate }) => ofList(decorLaminate),
  },
  {
    table: 'doorHandle',
    all: ({ fittings }) => codes(fittings.doorHandle),
    offered: ({ doorHandleId }) => ofList(doorHandleId),
    prices: ({ fittings }) => fittings.doorHandle,
  },
  {
    table: 'hinge',
    all: ({ fittings }) => codes(fittings.hinge),
    offered: ({ hingeId }) => ofList(hingeId),
    prices: ({ fittings }) => fittings.hinge,
  },
  {
    table: 'lock',
    all: ({ fittings }) => codes(fittings.lock),
    offered: ({ lockId }) => ofList(lockId),
    prices: ({ fittings }) => fittings.lock,
  },
  {
    table: 'cylinder',
    all: ({ fittings }) => codes(fittings.cylinder),
    offered: ({ cylinderId }) => ofList(cylinderId),
    prices: ({ fittings }) => fittings.cylinder,
  },
  {
    table: 'smartlock',
    all: ({ fittings }) => codes(fittings.smartlock),
    offered: ({ smartlockId }) => ofList(smartlockId),
    prices: ({ fittings }) => fittings.smartlock,
  },
  {
    table: 'kickplate',
    all: ({ fittings }) => codes(fittings.kickplate),
    offered: ({ kickplate }) => ofList(kickplate),
    prices: ({ fittings }) => fittings.kickplate,
  },
  {
    table: 'closer',
    all: ({ fittings }) => codes(fittings.closer),
    offered: ({ closerId }) => ofList(closerId),
    prices: ({ fittings }) => fittings.closer,
  },
  {
    table: 'binocular',
    all: ({ fittings }) => codes(fittings.binocular),
    offered: ({ binocular }) => ofList(binocular),
    prices: ({ fittings }) => fittings.binocular,
  },
  {
    table: 'closerColor',
    all: ({ closerColors }) => codes(closerColors),
    offered: ({ closerColor }) => ofList(closerColor),
  },
  {
    table: 'option',
    all: ({ miscOptions }) => ids(miscOptions),
    offered: ({ misc }) => values(misc),
    prices: ({ misc }) => misc,
  },
  {
    table: 'wood',
    all: ({ woodTypes }) => ids(woodTypes),
    offered: ({ woodtypeId }) => ofList(woodtypeId),
    prices: ({ woodPercent }) => woodPercent,
  },
  {
    table: 'mounting',
    all: ({ mountings }) => ids(mountings),
    offered: ({ mountingId }) => ofList(mountingId),
  },
  {
    table: 'jamb',
    all: ({ jambMaterials }) => codes(jambMaterials),
    offered: ({ jambMaterial }) => ofList(jambMaterial),
    prices: ({ jamb }) => jamb.materialFactor,
  },
  {
    table: 'groove',
    all: ({ grooves }) => codes(grooves),
    offered: ({ extensionJambGroove }) => ofList(extensionJambGroove),
  },
  {
    table: 'flowerBoard',
    all: ({ flowerBoardMaterials }) => codes(flowerBoardMaterials),
    offered: ({ flowerBoardMaterial }) => ofList(flowerBoardMaterial),
    prices: ({ flowerBoard }) => flowerBoard.materialFactor,
  },
]
