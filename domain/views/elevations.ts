/**
 * What a quote's sheets of elevations show, one after the other: every row by itself, and rows that are mounted together once more
 * as one. A coupling post is shown in its joint. Sheets on paper and in CAD files are drawn from the same.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { configure } from '#domain/configurator/configure'
import type { DocumentInput } from '#domain/contracts/render'
import { buildConstruction, type PlacedRow, type PlacedRows } from '#domain/drawing/build-construction'
import type { Scene, View } from '#domain/drawing/scene'
import { viewText } from './text.ts'

export interface QuoteElevation {
  /** 'Rad 3 · V1', and what it is. */
  readonly heading: string
  readonly detail: string
  readonly rowNumbers: readonly number[]
  readonly rows: PlacedRows
}

type Quote = Pick<DocumentInput, 'rows' | 'constructions' | 'palette'>

const ofRow = (
  { rowNumber, reference, numberOf, description, product }: DocumentInput['rows'][number],
  palette: ColorLists,
): QuoteElevation => ({
  heading: [viewText.row(rowNumber), reference].filter(Boolean).join(' · '),
  detail: viewText.counted(numberOf, description),
  rowNumbers: [rowNumber],
  rows: [{ rowNumber, configuration: configure(product, palette), at: [0, 0] }],
})

/** As it stands in its construction. */
export const placedRowFor =
  (palette: ColorLists) =>
  ({
    rowNumber,
    product,
    x,
    y,
    isPost,
  }: DocumentInput['constructions'][number]['rows'][number]): PlacedRow => ({
    rowNumber,
    configuration: configure(product, palette),
    at: [x, y],
    isPost,
  })

const ofConstruction = (
  { rows }: DocumentInput['constructions'][number],
  palette: ColorLists,
): QuoteElevation[] => {
  const [main, ...others] = rows.map(placedRowFor(palette))
  if (main === undefined) return []
  const rowNumbers = rows
    .filter(({ isPost }) => !isPost)
    .map(({ rowNumber }) => rowNumber)
    .toSorted((one, other) => one - other)
  return [{ heading: viewText.together(rowNumbers), detail: '', rowNumbers, rows: [main, ...others] }]
}

export const elevationsOf = ({ rows, constructions, palette }: Quote): readonly QuoteElevation[] => {
  const posts = new Set(
    constructions.flatMap((construction) =>
      construction.rows.filter(({ isPost }) => isPost).map(({ rowNumber }) => rowNumber),
    ),
  )
  return [
    ...rows.filter(({ rowNumber }) => !posts.has(rowNumber)).map((row) => ofRow(row, palette)),
    ...constructions.flatMap((construction) => ofConstruction(construction, palette)),
  ]
}

/** One hole for what is mounted together: its rows have none of their own. */
export const wallOpeningsOf = (quote: Quote): readonly QuoteElevation[] => {
  const together = new Set(
    quote.constructions.flatMap((construction) => construction.rows.map(({ rowNumber }) => rowNumber)),
  )
  return elevationsOf(quote).filter(
    ({ rows, rowNumbers: [first = 0] }) => rows.length > 1 || !together.has(first),
  )
}

export const elevationScene = (
  { rows }: QuoteElevation,
  palette: ColorLists,
  view: Omit<View, 'side'>,
): Scene => buildConstruction(rows, palette, { ...view, side: 'outside' })
