// What we export comes in again as the same models, sizes, hands and counts.
import { describe, expect, test } from 'vitest'
import { functionOf } from '#domain/catalogue/catalogue'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { configure } from '#domain/configurator/configure'
import type { Configuration } from '#domain/rules/configuration'
import { readSchedule } from '#domain/schedule/read-schedule'
import { buildingRows } from '#tests/factories/building-lines'
import { configured, defaultOf, refused } from '#tests/factories/configured'
import { importIfc } from '#tests/factories/import-ifc'
import { shapedModels } from '#tests/factories/shaped-models'
import { type IfcRow, ifcOfQuote } from '../ifc/quote-ifc.ts'
import type { PieceGroup } from './groups.ts'
import { variantsOpeningAs } from './openings-of-range.ts'
import { proposeLine } from './propose.ts'

const context = { colorLists, series: 'basic' } as const

const rowOf = (configuration: Configuration, index: number, numberOf = 1): IfcRow => ({
  id: `row_${index}`,
  rowNumber: index + 1,
  reference: configuration.values.reference,
  numberOf,
  connection: null,
  couples: null,
  configuration,
})

const exported = (rows: readonly IfcRow[]): string =>
  ifcOfQuote({ orderNumber: 1, rows }, { colorLists, name: 'a.ifc', at: '2026-11-20T11:00:00.000Z' })

const groupsOf = async (rows: readonly IfcRow[], text = exported(rows)): Promise<readonly PieceGroup[]> => {
  const read = await importIfc(text)
  if (!read.ok) throw new Error(read.problem)
  expect(read.leftOut).toEqual([])
  return read.groups
}

/** What a row is when it is read again from the line. */
const lineOf = (group: PieceGroup): string => {
  const { text, misfits } = proposeLine(group, context)
  const [read] = readSchedule([text], context)
  const [row] = read?.rows ?? []
  if (misfits.length > 0 || read?.isClear !== true || row?.configuration == null)
    return `${text}: ${[...misfits, ...(row?.doubts.map(({ sentence }) => sentence) ?? [])].join(' ')}`
  return told(row.configuration, row.order?.numberOf ?? 0)
}

const told = ({ model, values }: Configuration, numberOf: number): string => {
  const { function: opening, frameShapeId, width, height, width1, width2, height1, height2 } = values
  const slants = frameShapeId === 0 ? [] : [width1, width2, height1, height2]
  return `${numberOf} ${model.id} ${opening} ${width}x${height} in ${frameShapeId} ${slants} "${values.reference}"`
}

/** As if another program had written it: without the sets of our own, and what relates them to the pieces. */
const withoutOwnSets = (text: string): string => {
  const lines = text.split('\n')
  const own = new Set(
    lines.flatMap(
      (line) => /^(#\d+)=IFCPROPERTYSET\('[^']+',\$,'Lysv\\X2\\00E5\\X0\\g',/.exec(line)?.[1] ?? [],
    ),
  )
  expect(own.size).toBeGreaterThan(0)
  return lines
    .filter((line) => {
      const [, reference] = /^(#\d+)=IFCPROPERTYSET/.exec(line) ?? []
      const [, related] = /=IFCRELDEFINESBYPROPERTIES\(.*,(#\d+)\);$/.exec(line) ?? []
      return !own.has(reference ?? '') && !own.has(related ?? '')
    })
    .join('\n')
}

/** How the rows open that the proposals become. */
const functionsProposed = (group: PieceGroup): readonly string[] =>
  proposeLine(group, context).proposals.map(({ text }) => {
    const [row] = readSchedule([text], context)[0]?.rows ?? []
    return row?.configuration?.values.function ?? `${text} is not read`
  })

/** Bars and posts between frames are no windows or doors. */
const products = models.filter(({ isConstructionPart }) => isConstructionPart !== true)

const opensAs = (
  { frameType, functions, leaves }: (typeof products)[number],
  as: string,
  id: string,
): boolean => leaves !== 2 && frameType === as && functions.includes(id)

describe('what we export comes in again', () => {
  test('as the same 61 rows of an apartment building, each with its count', async () => {
    const rows = buildingRows().map(({ product, numberOf }, index) =>
      rowOf(configure(product, colorLists), index, numberOf),
    )
    const groups = await groupsOf(rows)
    const made = rows.filter(({ configuration }) => configuration.model.isConstructionPart !== true)
    expect(rows).toHaveLength(61)
    expect(groups.map(lineOf).toSorted()).toEqual(
      made.map(({ configuration, numberOf }) => told(configuration, numberOf)).toSorted(),
    )
  })

  test('as the same model in every way that it opens, for all of the range', async () => {
    const every = products.flatMap((model) =>
      model.functions
        .filter((id) => refused(model.id, { function: id }) === null)
        .map((id) => configured(model.id, { function: id, reference: `V${model.id}` })),
    )
    const groups = await groupsOf(every.map((each, index) => rowOf(each, index)))
    expect(groups.map(lineOf).toSorted()).toEqual(every.map((each) => told(each, 1)).toSorted())
  })

  test('as the same slanted frames, each in its shape and with the measures that it is drawn with', async () => {
    const rows = shapedModels.map((each, index) =>
      rowOf({ ...each, values: { ...each.values, reference: `V${index}` } }, index, 1 + (index % 3)),
    )
    expect(new Set(shapedModels.map(({ values }) => values.frameShapeId)).size).toBe(16)
    const groups = await groupsOf(rows)
    expect(groups.map(lineOf).toSorted()).toEqual(
      rows.map(({ configuration, numberOf }) => told(configuration, numberOf)).toSorted(),
    )
  })

  test('rows that are mounted together as the products that they are of', async () => {
    const hung = { toRow: 1, position: 'RIGHT', location: 'START' } as const
    const rows = [
      rowOf(configured(1002, { reference: 'V1' }), 0),
      { ...rowOf(configured(1005, { width: 790, reference: 'V2' }), 1), connection: hung },
    ]
    expect((await groupsOf(rows)).map(lineOf)).toEqual(
      rows.map(({ configuration }) => told(configuration, 1)),
    )
  })

  test('with the opening that each model has, also where nobody says whose it is', async () => {
    const every = products.map(({ id }) => defaultOf(id))
    const groups = await groupsOf(every.map((each, index) => rowOf(each, index)))
    const faults = groups.flatMap(({ kind, opening, own }) =>
      variantsOpeningAs(kind, opening).some(({ model }) => model.id === own?.modelId)
        ? []
        : [`${own?.modelId}: ${JSON.stringify(opening)}`],
    )
    expect(groups).toHaveLength(products.length)
    expect(faults).toEqual([])
  })

  test('with its hand and never the other one, also where nobody says whose it is', async () => {
    // Which leaf of a double door goes first is no word of IFC. Of models with one kind of frame the first one stands for all.
    const every = products
      .filter(({ leaves }) => leaves !== 2)
      .flatMap((model) =>
        model.functions
          .filter((id) => functionOf(id).hand !== undefined && refused(model.id, { function: id }) === null)
          .filter((id) => model === products.find((each) => opensAs(each, model.frameType, id)))
          .map((id) => configured(model.id, { function: id })),
      )
    expect(every.length).toBeGreaterThan(25)
    const rows = every.map((each, index) => ({ ...rowOf(each, index), reference: `V${index}` }))
    const groups = await groupsOf(rows, withoutOwnSets(exported(rows)))
    const faults = every.flatMap(({ model, values: { function: id } }, index) => {
      const group = groups.find(({ reference }) => reference === `V${index}`)
      if (group === undefined) return [`${model.id} ${id} is missing`]
      const proposed = functionsProposed(group)
      const ofModel = variantsOpeningAs(group.kind, group.opening).flatMap((variant) =>
        variant.model === model ? variant.functionId : [],
      )
      const isRight = proposed.includes(id) && !proposed.includes(functionOf(id).hand?.mirror ?? '')
      return isRight && ofModel.join() === id ? [] : [`${model.id} ${id}: ${proposed}; itself ${ofModel}`]
    })
    expect(groups.filter(({ own }) => own !== null)).toEqual([])
    expect(faults).toEqual([])
  })

  test('a door that opens in as one of either way, because its placement alone says which', async () => {
    const rows = ['VU', 'HU'].map((id, index) => rowOf(configured(3001, { function: id }), index))
    const inwards = ['VI', 'HI'].map((id, index) => rowOf(configured(3121, { function: id }), index + 2))
    const all = [...rows, ...inwards]
    const groups = await groupsOf(all, withoutOwnSets(exported(all)))
    expect(groups.map((group) => functionsProposed(group).toSorted().join()).toSorted()).toEqual([
      'HI,HI,HU,HU',
      'HI,HI,HU,HU',
      'VI,VI,VU,VU',
      'VI,VI,VU,VU',
    ])
    expect(
      groups.map((group) => readSchedule([proposeLine(group, context).text], context)[0]?.isClear),
    ).toEqual(groups.map(() => false))
  })
})
