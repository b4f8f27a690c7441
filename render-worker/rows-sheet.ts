/** The rows of a quote as a spreadsheet: one line each, with the columns that a calculation is made of. */
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { configure } from '#domain/configurator/configure'
import type { DocumentInput } from '#domain/contracts/render'
import type { FactId } from '#domain/messages/product-facts'
import type { Choices } from '#domain/product/product'
import { FinalFailure } from './failure.ts'
import { renderText, rowsSheetText } from './text.ts'

/** A row with the values in force, which are what it costs. */
type Line = DocumentInput['rows'][number] & { readonly values: Choices }

const MONEY = '#,##0.00'

interface Column {
  readonly heading: Cell
  readonly cell: (line: Line) => Cell
  readonly width: number
}

const headingOf = (value: string) => ({ value, fontWeight: 'bold' as const })

const factOf = ({ facts }: Line, id: FactId): string => facts.find((fact) => fact.id === id)?.value ?? ''

/** Of a row that has one colour all over, paper says it once; in the sheet it stands on both sides. */
const INSIDE: readonly FactId[] = ['inner-color', 'color']
const OUTSIDE: readonly FactId[] = ['outer-color', 'cladding', 'color']

/** Paper says one of them of a row. */
const oneOf = (line: Line, ids: readonly FactId[]): string =>
  ids.map((id) => factOf(line, id)).find(Boolean) ?? ''

/** A figure that is not there is no figure, least of all 0. */
const asserted = (price: number | undefined, { rowNumber }: Line): number => {
  if (price === undefined) throw new FinalFailure(renderText.priceMissing(rowNumber))
  return price
}

/** Figures are figures and words are words, whatever has been typed: nothing in here is a formula. */
const columnsFor = ({ priceColumns }: DocumentInput): Column[] => {
  const number = (name: string, of: (line: Line) => number, width = 10): Column => ({
    heading: headingOf(name),
    cell: (line) => ({ value: of(line), type: Number }),
    width,
  })
  const text = (name: string, of: (line: Line) => string, width: number): Column => ({
    heading: headingOf(name),
    cell: (line) => ({ value: of(line), type: String }),
    width,
  })
  const money = (name: string, of: (line: Line) => number | undefined): Column => ({
    heading: headingOf(name),
    cell: (line) => ({ value: asserted(of(line), line), type: Number, format: MONEY }),
    width: 18,
  })
  return [
    number(rowsSheetText.row, ({ rowNumber }) => rowNumber, 6),
    text(rowsSheetText.reference, ({ reference }) => reference, 20),
    text(rowsSheetText.description, ({ description }) => description, 36),
    number(rowsSheetText.count, ({ numberOf }) => numberOf, 8),
    number(rowsSheetText.width, ({ values }) => values.width, 12),
    number(rowsSheetText.height, ({ values }) => values.height, 12),
    text(rowsSheetText.opening, (line) => factOf(line, 'opening'), 24),
    text(rowsSheetText.innerColor, (line) => oneOf(line, INSIDE), 24),
    text(rowsSheetText.outerColor, (line) => oneOf(line, OUTSIDE), 24),
    text(rowsSheetText.frameColor, (line) => factOf(line, 'frame-color'), 24),
    text(rowsSheetText.leafColor, (line) => factOf(line, 'leaf-color'), 24),
    text(rowsSheetText.glass, (line) => factOf(line, 'glass'), 36),
    text(rowsSheetText.uValue, (line) => factOf(line, 'u-value'), 16),
    text(rowsSheetText.weight, (line) => factOf(line, 'weight'), 12),
    text(rowsSheetText.nobb, (line) => factOf(line, 'nobb'), 12),
    ...priceColumns.flatMap(({ label, taxIncluded }, index) => {
      const tax = rowsSheetText.tax(taxIncluded)
      return [
        money(rowsSheetText.unitPrice(label, tax), ({ prices }) => prices[index]?.unit),
        money(rowsSheetText.linePrice(label, tax), ({ prices }) => prices[index]?.line),
      ]
    }),
  ]
}

/** The headings are there without a single row too, which the library leaves out of a table of objects. */
export const rowsSheet = async (document: DocumentInput): Promise<Uint8Array> => {
  const columns = columnsFor(document)
  const lines = document.rows.map((row) => {
    const { values } = configure(row.product, document.palette)
    return columns.map(({ cell }) => cell({ ...row, values }))
  })
  const sheet = {
    columns: columns.map(({ width }) => ({ width })),
    sheet: rowsSheetText.rows,
    stickyRowsCount: 1,
  }
  return writeXlsxFile([columns.map(({ heading }) => heading), ...lines], sheet).toBuffer()
}
