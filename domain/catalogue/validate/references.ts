/** Every id that a row of the catalogue names exists, and none exists twice. */
import type { ExtraEffect } from '../data/extras.ts'
import { NONE } from '../none.ts'
import type { Fitting, Model } from '../types.ts'
import { type CatalogueFinding, type CatalogueTables, error } from './tables.ts'

type Id = string | number

/** Ids of each table, by the name that findings give it. */
const idsOf = (tables: CatalogueTables) => ({
  modell: tables.models.map(({ id }) => id),
  produktgruppe: tables.productGroups.map(({ pk }) => pk),
  karmtype: tables.frameTypes.map(({ id }): string => id),
  funksjon: tables.openingFunctions.map(({ id }) => id),
  glass: tables.glasses.map(({ code }) => code),
  avstandslist: tables.spacers.map(({ code }) => code),
  dørmønster: tables.doorPatterns.map(({ id }) => id),
  post: tables.dividerTypes.map(({ id }) => id),
  sprosse: tables.crossbarTypes.map(({ id }) => id),
  egenskap: tables.panelPropertyTypes.map(({ id }) => id),
  panelkvalitet: tables.panelQualities.map(({ id }) => id),
  laminat: tables.laminates.map(({ code }) => code),
  tilvalg: tables.miscOptions.map(({ id }) => id),
  treslag: tables.woodTypes.map(({ id }) => id),
  montering: tables.mountings.map(({ id }) => id),
  foringsspor: tables.grooves.map(({ code }) => code),
  utforing: tables.jambMaterials.map(({ code }) => code),
  blomsterbrett: tables.flowerBoardMaterials.map(({ code }) => code),
  lukkerfarge: tables.closerColors.map(({ code }) => code),
  hurtigvalg: tables.extras.map(({ id }): string => id),
  artikkel: tables.articleTypes.map(({ id }): string => id),
  vrider: tables.fittings.doorHandle.map(({ code }) => code),
  hengsel: tables.fittings.hinge.map(({ code }) => code),
  lås: tables.fittings.lock.map(({ code }) => code),
  sylinder: tables.fittings.cylinder.map(({ code }) => code),
  smartlås: tables.fittings.smartlock.map(({ code }) => code),
  sparkeplate: tables.fittings.kickplate.map(({ code }) => code),
  dørlukker: tables.fittings.closer.map(({ code }) => code),
  dørkikkert: tables.fittings.binocular.map(({ code }) => code),
})
type Ids = ReturnType<typeof idsOf>
type Reference = readonly [table: keyof Ids, id: Id]

const many = (table: keyof Ids, ids: readonly Id[] = []): readonly Reference[] => ids.map((id) => [table, id])

const ofModel = (model: Model): readonly Reference[] => [
  ['produktgruppe', model.group],
  ['karmtype', model.frameType],
  ...many('funksjon', [...model.functions, ...(model.fieldFunctions ?? [])]),
  ...many('glass', [
    ...(model.glassCodes ?? []),
    ...(model.defaultGlass === NONE ? [] : [model.defaultGlass]),
  ]),
  ...many('dørmønster', model.patternId === undefined ? [] : [model.patternId]),
  ...many('panelkvalitet', model.panelQualityIds),
  ...many('lås', model.defaultLock === undefined ? [] : [model.defaultLock]),
]

const tableOfField = {
  glassCode: 'glass',
  spacerColor: 'avstandslist',
  extensionJambGroove: 'foringsspor',
  doorHandleId: 'vrider',
} as const satisfies Record<Extract<ExtraEffect, { kind: 'code' }>['field'], keyof Ids>

const ofExtra = ({ effect }: CatalogueTables['extras'][number]): readonly Reference[] => {
  if (effect.kind === 'article') return [['artikkel', effect.article]]
  if (effect.kind === 'misc') return [['tilvalg', effect.id]]
  return effect.kind === 'code' ? [[tableOfField[effect.field], effect.code]] : []
}

/** 'C*' names glazed models of frame type C. */
const frames = (ids: readonly string[]): readonly Reference[] =>
  many(
    'karmtype',
    ids.map((id) => id.replace('*', '')),
  )

const referencesOf = (tables: CatalogueTables): readonly (readonly [where: string, Reference])[] => {
  const from = <Row>(
    name: string,
    rows: readonly Row[],
    id: (row: Row) => Id,
    of: (row: Row) => readonly Reference[],
  ) => rows.flatMap((row) => of(row).map((reference) => [`${name} ${id(row)}`, reference] as const))
  return [
    ...from('modell', tables.models, ({ id }) => id, ofModel),
    ...from(
      'målgrense',
      tables.sizeLimits,
      ({ frameType }) => frameType,
      ({ frameType, functions }) => [['karmtype', frameType], ...many('funksjon', functions)],
    ),
    ...from(
      'glass',
      tables.glasses,
      ({ code }) => code,
      ({ properties }) => many('egenskap', properties),
    ),
    ...from(
      'tilvalg',
      tables.miscOptions,
      ({ id }) => id,
      ({ frameTypes }) => frames(frameTypes),
    ),
    ...from(
      'panelkvalitet',
      tables.panelQualities,
      ({ id }) => id,
      ({ frameTypes }) => frames(frameTypes),
    ),
    ...from(
      'post',
      tables.dividerTypes,
      ({ id }) => id,
      ({ frameTypes }) => frames(frameTypes),
    ),
    ...from(
      'sprosse',
      tables.crossbarTypes,
      ({ id }) => id,
      ({ frameTypes }) => frames(frameTypes),
    ),
    ...Object.entries(tables.fittings).flatMap(([kind, list]: readonly [string, readonly Fitting[]]) =>
      from(
        kind,
        list,
        ({ code }) => code,
        ({ frameTypes }) => frames(frameTypes),
      ),
    ),
    ...from(
      'vrider',
      tables.fittings.doorHandle,
      ({ code }) => code,
      ({ needsLock }) => many('lås', needsLock === undefined ? [] : [needsLock]),
    ),
    ...from(
      'smartlås',
      tables.fittings.smartlock,
      ({ code }) => code,
      ({ worksWith }) => many('lås', worksWith),
    ),
    ...from('hurtigvalg', tables.extras, ({ id }) => id, ofExtra),
  ]
}

export const findUnresolved = (tables: CatalogueTables): readonly CatalogueFinding[] => {
  const known = new Map<keyof Ids, ReadonlySet<Id>>(
    Object.entries(idsOf(tables)).map(([table, ids]) => [table as keyof Ids, new Set<Id>(ids)]),
  )
  return referencesOf(tables)
    .filter(([, [table, id]]) => known.get(table)?.has(id) !== true)
    .map(([where, [table, id]]) => error(where, `${table} ${id} finnes ikke`))
}

export const findDoubles = (tables: CatalogueTables): readonly CatalogueFinding[] =>
  Object.entries(idsOf(tables)).flatMap(([table, ids]) => {
    const list: readonly Id[] = ids
    return list
      .filter((id, index) => list.indexOf(id) !== index)
      .map((id) => error(`${table} ${id}`, 'finnes to ganger'))
  })
