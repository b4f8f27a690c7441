import { describe, expect, test } from 'vitest'
import type { ApiBulkEditPreview } from '#domain/contracts/bulk-edit'
import { type BulkOption, byWords, editIn, fieldGroups, shareWords, valueLabels } from './bulk-choices.ts'

const option = (overrides: Partial<BulkOption> = {}): BulkOption => ({
  value: '304',
  on: true,
  label: '3-lags energiglass',
  rgbHex: null,
  have: 0,
  can: 61,
  adds: null,
  ...overrides,
})

describe('the fields that several rows can be changed in', () => {
  test('one that all of them have is called what it is; one that some have says of how many', () => {
    const groups = fieldGroups(
      [
        { id: 'glassCode', count: 61 },
        { id: 'outerColor', count: 48 },
      ],
      61,
    )
    expect(groups).toEqual([
      { group: 'Glass', items: [{ value: 'glassCode', label: 'Glass' }] },
      { group: 'Farger', items: [{ value: 'outerColor', label: 'Utvendig farge (48 av 61 rader)' }] },
    ])
  })

  test('they stand by their groups in the order of the editor, however they come', () => {
    const fields = (['doorHandleId', 'outerColor', 'function', 'innerColor'] as const).map((id) => ({
      id,
      count: 2,
    }))
    expect(
      fieldGroups(fields, 2).map(({ group, items }) => [group, ...items.map(({ value }) => value)]),
    ).toEqual([
      ['Funksjon', 'function'],
      ['Farger', 'innerColor', 'outerColor'],
      ['Beslag', 'doorHandleId'],
    ])
  })
})

describe('a colour is found by the words that people use', () => {
  const colors = ['NCS S 9000-N Sort', 'RAL 7016 Antrasittgrå', 'NCS S 0502-Y Hvit'].map((label) => ({
    label,
  }))
  test.each([
    ['svart', 'NCS S 9000-N Sort'],
    ['sort', 'NCS S 9000-N Sort'],
    ['7016', 'RAL 7016 Antrasittgrå'],
    ['hvit', 'NCS S 0502-Y Hvit'],
  ])('«%s» is %s', (search, label) => {
    expect(byWords(colors, search).map((color) => color.label)).toEqual([label])
  })

  test('as long as nothing is typed all of them stand, in their order', () => {
    expect(byWords(colors, ' ')).toEqual(colors)
  })
})

test('what is on or off says which; a value is called by its name', () => {
  const labels = (options: readonly BulkOption[]) => valueLabels(options).map(({ label }) => label)
  expect(labels([option()])).toEqual(['3-lags energiglass'])
  expect(labels([option({ label: 'Svanemerket' }), option({ label: 'Svanemerket', on: false })])).toEqual([
    'Svanemerket: med',
    'Svanemerket: uten',
  ])
})

test.each([
  [{ have: 61, can: 0 }, 'har alle'],
  [{ have: 5, can: 0 }, 'har 5 av 61'],
  [{ have: 0, can: 0 }, 'kan ikke velges på noen'],
  [{ have: 20, can: 30 }, 'kan velges på 30 av 61'],
  [{ have: 20, can: 41 }, ''],
])('of 61 rows %o: «%s»', (counts, said) => {
  expect(shareWords(option(counts), 61)).toBe(said)
})

test('a press changes the rows that can be changed, states it of those that have it unsaid, and sends nothing of the others', () => {
  const figures = { linePrice: 8762, uvalue: 0.79 }
  const row = (
    rowNumber: number,
    outcome: ApiBulkEditPreview['rows'][number]['outcome'],
    choices: ApiBulkEditPreview['rows'][number]['choices'],
  ) => ({
    rowNumber,
    revision: `rev_${rowNumber}`,
    description: 'Skjær Toppsving 1190x1190',
    reference: '',
    outcome,
    choices,
    note: null,
    before: figures,
    after: figures,
  })
  const sums = { sumExclTax: 0, sumInclTax: 0, uvalue: null }
  const glass = { glassCode: '306' }
  const rows = [
    row(1, 'changes', glass),
    row(2, 'has it', glass),
    row(3, 'has it', {}),
    row(4, 'refused', {}),
  ]
  expect(editIn({ rows, before: sums, after: sums })).toEqual({
    body: {
      rows: [
        { rowNumber: 1, revision: 'rev_1', choices: glass },
        { rowNumber: 2, revision: 'rev_2', choices: glass },
      ],
    },
    changing: 1,
    stating: 1,
  })
  expect(editIn(undefined)).toEqual({ body: { rows: [] }, changing: 0, stating: 0 })
})
