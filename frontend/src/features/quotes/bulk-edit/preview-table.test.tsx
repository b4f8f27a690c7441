import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ApiBulkEditPreview } from '#domain/contracts/bulk-edit'
import { PreviewTable } from './preview-table.tsx'

const row = {
  rowNumber: 1,
  revision: 'rev_1',
  description: 'Skjær Toppsving 1190x1190',
  reference: 'Stue',
  outcome: 'changes',
  choices: { glassCode: '306' },
  note: null,
  before: { linePrice: 8762, uvalue: 0.79 },
  after: { linePrice: 9512, uvalue: 0.72 },
} as const satisfies ApiBulkEditPreview['rows'][number]

const sums = { sumExclTax: 8762, sumInclTax: 10_952.5, uvalue: 0.79 }

/** The rows of the table as they are read. */
const tableOf = (overrides: Partial<ApiBulkEditPreview> = {}): readonly string[] =>
  renderToStaticMarkup(
    <PreviewTable
      preview={{
        rows: [row],
        before: sums,
        after: { sumExclTax: 9512, sumInclTax: 11_890, uvalue: 0.72 },
        ...overrides,
      }}
    />,
  )
    .split('</tr>')
    .map((line) =>
      line
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )

test('what the quote comes to stands with and without VAT, each with its difference', () => {
  const lines = tableOf()
  expect(lines).toContain('Tilbudet, sum eks. mva. kr 9 512,00 + kr 750,00 0,72 før 0,79')
  expect(lines).toContain('Tilbudet, sum inkl. mva. kr 11 890,00 + kr 937,50')
})

test('where nothing becomes dearer the sums stand alone', () => {
  const lines = tableOf({ after: sums })
  expect(lines).toContain('Tilbudet, sum eks. mva. kr 8 762,00 0,79')
  expect(lines).toContain('Tilbudet, sum inkl. mva. kr 10 952,50')
})

test('a row says what it costs, what it costs more, and its U-value before', () => {
  expect(tableOf()).toContain('1 Skjær Toppsving 1190x1190 Stue kr 9 512,00 + kr 750,00 0,72 før 0,79')
})

test('a row that is not changed says why', () => {
  const same = { choices: {}, after: row.before }
  expect(tableOf({ rows: [{ ...row, ...same, outcome: 'has it' }] })[1]).toContain('Har det allerede')
  expect(
    tableOf({ rows: [{ ...row, ...same, outcome: 'refused', note: 'Glasset er for tungt.' }] })[1],
  ).toContain('Endres ikke: Glasset er for tungt.')
})
