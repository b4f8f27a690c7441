/** Drawings that others draw on with, for whoever may look at the quote: made at once, of what paper shows without prices. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { DocumentInput } from '#domain/contracts/render'
import { rowSvg } from '#domain/drawing/row-svg'
import type { View } from '#domain/drawing/scene'
import {
  elevationsDxf,
  ROW_TEXT_SIZE,
  rowDxf,
  SHEET_TEXT_SIZE,
  wallOpeningsDxf,
} from '#domain/exchange/dxf/scene-dxf'
import { findRow } from '#domain/quote/outcome'
import { type Result, success } from '#domain/result'
import { documentFor } from '#domain/views/document-for'
import { elevationScene, elevationsOf, type QuoteElevation, wallOpeningsOf } from '#domain/views/elevations'
import { endpoint, type Request } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { readQuoteForPaper } from '../../quotes/read-quote.ts'
import * as contracts from './contracts.ts'

type Asked = Pick<Request<typeof contracts.drawDxf>, 'caller' | 'params' | 'at'>

const readShown = async (
  { caller, params, at }: Asked,
  rowNumber: number | undefined,
): Promise<Result<DocumentInput>> => {
  const found = await findQuoteFor(caller.viewer, 'quote.view', params.orderId)
  if (!found.ok) return found
  const row = rowNumber === undefined ? null : findRow(found.value, rowNumber)
  if (row?.ok === false) return row
  return success(
    documentFor(await readQuoteForPaper(found.value, at), {
      kind: 'quote-elevations',
      viewer: caller.viewer,
      modes: ['HIDDEN'],
      measurements: true,
      colorLists,
      now: at.toISOString(),
    }),
  )
}

type Shown = Omit<View, 'side'>

const rowView: Shown = {
  measurements: true,
  textSize: ROW_TEXT_SIZE,
  joinery: ['sections', 'handle', 'fixed', 'free-opening'],
}
const sheetView: Shown = { measurements: true, textSize: SHEET_TEXT_SIZE, joinery: ['sections'] }
const openingView: Shown = { measurements: false, textSize: SHEET_TEXT_SIZE, joinery: ['wall-opening'] }

/** A row with what it is mounted together with, and seen from the row itself; a post by itself stands in its joint. */
const elevationOfRow = (quote: DocumentInput, rowNumber: number): QuoteElevation => {
  const elevations = elevationsOf(quote)
  const shown =
    elevations.findLast(({ rows }) => rows.some((row) => row.rowNumber === rowNumber)) ?? elevations[0]
  if (shown === undefined) throw new Error(`row ${rowNumber} has no elevation`)
  const [main, ...others] = shown.rows
  const worked = shown.rows.find((row) => row.rowNumber === rowNumber && row.isPost !== true) ?? main
  return { ...shown, rows: [worked, ...[main, ...others].filter((row) => row !== worked)] }
}

const subjectsOf = (elevations: readonly QuoteElevation[], { palette }: DocumentInput, view: Shown) =>
  elevations.map((elevation) => ({
    words: [elevation.heading, elevation.detail].filter(Boolean),
    scene: elevationScene(elevation, palette, view),
  }))

const attached = (text: string, name: string) =>
  answered(text, { headers: { 'content-disposition': `attachment; filename="${name}"` } })

export const drawDxf = endpoint(contracts.drawDxf, async (asked) => {
  const { row, drawing } = asked.query
  const shown = await readShown(asked, row)
  if (!shown.ok) return shown
  const quote = shown.value
  const name = `tilbud_${quote.orderNumber}`
  if (row !== undefined) {
    const scene = elevationScene(elevationOfRow(quote, row), quote.palette, rowView)
    return attached(rowDxf(scene), `${name}_rad_${row}.dxf`)
  }
  if (drawing === 'openings')
    return attached(
      wallOpeningsDxf(subjectsOf(wallOpeningsOf(quote), quote, openingView)),
      `${name}_veggapninger.dxf`,
    )
  return attached(elevationsDxf(subjectsOf(elevationsOf(quote), quote, sheetView)), `${name}_oppriss.dxf`)
})

export const drawSvg = endpoint(contracts.drawSvg, async (asked) => {
  const { row } = asked.query
  const shown = await readShown(asked, row)
  if (!shown.ok) return shown
  const { orderNumber, palette } = shown.value
  const scene = elevationScene(elevationOfRow(shown.value, row), palette, { measurements: true })
  return attached(rowSvg(scene), `tilbud_${orderNumber}_rad_${row}.svg`)
})
