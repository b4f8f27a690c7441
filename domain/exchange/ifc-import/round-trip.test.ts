// What we export comes in again as the same models, sizes, hands and counts.
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { configure } from '#domain/configurator/configure'
import type { Configuration } from '#domain/rules/configuration'
import { readSchedule } from '#domain/schedule/read-schedule'
import { buildingRows } from '#tests/factories/building-lines'
import { configured, defaultOf, refused } from '#tests/factories/configured'
import { importIfc } from '#tests/factories/import-ifc'
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

const groupsOf = async (rows: readonly IfcRow[]): Promise<readonly PieceGroup[]> => {
  const text = ifcOfQuote(
    { orderNumber: 1, rows },
    { colorLists, name: 'a.ifc', at: '2026-11-20T11:00:00.000Z' },
  )
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

const told = ({ model, values }: Configuration, numberOf: number): string =>
  `${numberOf} ${model.id} ${values.function} ${values.width}x${values.height} "${values.reference}"`

/** Bars and posts between frames are no windows or doors. */
const products = models.filter(({ isConstructionPart }) => isConstructionPart !== true)

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
})
