/** Every id that a row of the catalogue names exists, and none exists twice. */
import type { ExtraEffect } from '../data/extras.ts'
import { NONE } from '../none.ts'
import type { Fitting, FittingKind, Model } from '../types.ts'
import { type CatalogueFinding, type CatalogueTables, error } from './tables.ts'
import { findingText, type TableName, tableRowText } from './text.ts'

type Id = string | number

/** Ids of each table. */
const idsOf = (tables: CatalogueTables) => ({
  model: tables.models.map(({ id }) => id),
  group: tables.productGroups.map(({ pk }) => pk),
  frameType: tables.frameTypes.map(({ id }): string => id),
  function: tables.openingFunctions.map(({ id }) => id),
  glass: tables.glasses.map(({ code }) => code),
  spacer: tables.spacers.map(({ code }) => code),
  doorPattern: tables.doorPatterns.map(({ id }) => id),
  divider: tables.dividerTypes.map(({ id }) => id),
  crossbar: tables.crossbarTypes.map(({ id }) => id),
  property: tables.panelPropertyTypes.map(({ id }) => id),
  quality: tables.panelQualities.map(({ id }) => id),
  laminate: tables.laminates.map(({ code }) => code),
  option: tables.miscOptions.map(({ id }) => id),
  wood: tables.woodTypes.map(({ id }) => id),
  mounting: tables.mountings.map(({ id }) => id),
  groove: tables.grooves.map(({ code }) => code),
  jamb: tables.jambMaterials.map(({ code }) => code),
  flowerBoard: tables.flowerBoardMaterials.map(({ code }) => code),
  closerColor: tables.closerColors.map(({ code }) => code),
  extra: tables.extras.map(({ id }): string => id),
  article: tables.articleTypes.map(({ id }): string => id),
  doorHandle: tables.fittings.doorHandle.map(({ code }) => code),
  hinge: tables.fittings.hinge.map(({ code }) => code),
  lock: tables.fittings.lock.map(({ code }) => code),
  cylinder: tables.fittings.cylinder.map(({ code }) => code),
  smartlock: tables.fittings.smartlock.map(({ code }) => code),
  kickplate: tables.fittings.kickplate.map(({ code }) => code),
  closer: tables.fittings.closer.map(({ code }) => code),
  binocular: tables.fittings.binocular.map(({ code }) => code),
})
type Ids = ReturnType<typeof idsOf>
type Reference = readonly [table: keyof Ids, id: Id]

const many = (table: keyof Ids, ids: readonly Id[] = []): readonly Reference[] => ids.map((id) => [table, id])

const ofModel = (model: Model): readonly Reference[] => [
  ['group', model.group],
  ['frameType', model.frameType],
  ...many('function', [...model.functions, ...(model.fieldFunctions ?? [])]),
  ...many('glass', [
    ...(model.glassCodes ?? []),
    ...(model.defaultGlass === NONE ? [] : [model.defaultGlass]),
  ]),
  ...many('doorPattern', model.patternId === undefined ? [] : [model.patternId]),
  ...many('quality', model.panelQualityIds),
  ...many('lock', model.defaultLock === undefined ? [] : [model.defaultLock]),
]

const tableOfField = {
  glassCode: 'glass',
  spacerColor: 'spacer',
  extensionJambGroove: 'groove',
  doorHandleId: 'doorHandle',
} as const satisfies Record<Extract<ExtraEffect, { kind: 'code' }>['field'], keyof Ids>

const ofExtra = ({ effect }: CatalogueTables['extras'][number]): readonly Reference[] => {
  if (effect.kind === 'article') return [['article', effect.article]]
  if (effect.kind === 'misc') return [['option', effect.id]]
  return effect.kind === 'code' ? [[tableOfField[effect.field], effect.code]] : []
}

/** 'C*' names glazed models of frame type C. */
const frames = (ids: readonly string[]): readonly Reference[] =>
  many(
    'frameType',
    ids.map((id) => id.replace('*', '')),
  )

const referencesOf = (tables: CatalogueTables): readonly (readonly [where: string, Reference])[] => {
  const from = <Row>(
    table: TableName,
    rows: readonly Row[],
    id: (row: Row) => Id,
    of: (row: Row) => readonly Reference[],
  ) => rows.flatMap((row) => of(row).map((reference) => [tableRowText(table, id(row)), reference] as const))
  return [
    ...from('model', tables.models, ({ id }) => id, ofModel),
    ...from(
      'sizeLimit',
      tables.sizeLimits,
      ({ frameType }) => frameType,
      ({ frameType, functions }) => [['frameType', frameType], ...many('function', functions)],
    ),
    ...from(
      'glass',
      tables.glasses,
      ({ code }) => code,
      ({ properties }) => many('property', properties),
    ),
    ...from(
      'option',
      tables.miscOptions,
      ({ id }) => id,
      ({ frameTypes }) => frames(frameTypes),
    ),
    ...from(
      'quality',
      tables.panelQualities,
      ({ id }) => id,
      ({ frameTypes }) => frames(frameTypes),
    ),
    ...from(
      'divider',
      tables.dividerTypes,
      ({ id }) => id,
      ({ frameTypes }) => frames(frameTypes),
    ),
    ...from(
      'crossbar',
      tables.crossbarTypes,
      ({ id }) => id,
      ({ frameTypes }) => frames(frameTypes),
    ),
    ...(Object.entries(tables.fittings) as [FittingKind, readonly Fitting[]][]).flatMap(([kind, list]) =>
      from(
        kind,
        list,
        ({ code }) => code,
        ({ frameTypes }) => frames(frameTypes),
      ),
    ),
    ...from(
      'doorHandle',
      tables.fittings.doorHandle,
      ({ code }) => code,
      ({ needsLock }) => many('lock', needsLock === undefined ? [] : [needsLock]),
    ),
    ...from(
      'smartlock',
      tables.fittings.smartlock,
      ({ code }) => code,
      ({ worksWith }) => many('lock', worksWith),
    ),
    ...from('extra', tables.extras, ({ id }) => id, ofExtra),
    ...from(
      'function',
      tables.openingFunctions,
      ({ id }) => id,
      ({ hand }) => many('function', hand === undefined ? [] : [hand.mirror]),
    ),
  ]
}

export const findUnresolved = (tables: CatalogueTables): readonly CatalogueFinding[] => {
  const known = new Map<keyof Ids, ReadonlySet<Id>>(
    Object.entries(idsOf(tables)).map(([table, ids]) => [table as keyof Ids, new Set<Id>(ids)]),
  )
  return referencesOf(tables)
    .filter(([, [table, id]]) => known.get(table)?.has(id) !== true)
    .map(([where, [table, id]]) => error(where, findingText.missing(tableRowText(table, id))))
}

export const findDoubles = (tables: CatalogueTables): readonly CatalogueFinding[] =>
  Object.entries(idsOf(tables)).flatMap(([table, ids]) => {
    const list: readonly Id[] = ids
    return list
      .filter((id, index) => list.indexOf(id) !== index)
      .map((id) => error(tableRowText(table as keyof Ids, id), findingText.double))
  })
