/** A quote, or a row of it, as a building model, for whoever may look at the quote. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { hasTooManyPieces, ifcOfQuote, PIECES_MAX } from '#domain/exchange/ifc/quote-ifc'
import { configurationOfRow } from '#domain/quote/connections/joinable'
import { findRow } from '#domain/quote/outcome'
import type { Manifest, ManifestRow } from '#domain/quote/quote'
import { configurationsOf } from '#domain/quote/rows/configurations-of'
import { type Result, refusal, success } from '#domain/result'
import { findRevisions } from '../../data/quotes/quote-repository.ts'
import { readOwnWords } from '../../data/texts/words-in-force.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import * as contracts from './contracts.ts'

/** A row by itself is mounted together with nothing. */
const rowsAsked = (manifest: Manifest, rowNumber: number | undefined): Result<readonly ManifestRow[]> => {
  if (rowNumber === undefined) return success(manifest.rows)
  const row = findRow(manifest, rowNumber)
  return row.ok ? success([{ ...row.value, connection: null, couples: null }]) : row
}

const fileName = (orderNumber: number, rowNumber: number | undefined): string =>
  rowNumber === undefined ? `tilbud_${orderNumber}.ifc` : `tilbud_${orderNumber}_rad_${rowNumber}.ifc`

export const exportIfc = endpoint(contracts.exportIfc, async ({ caller, params, query, at }) => {
  const found = await findQuoteFor(caller.viewer, 'quote.view', params.orderId)
  if (!found.ok) return found
  const asked = rowsAsked(found.value, query.row)
  if (!asked.ok) return asked
  if (hasTooManyPieces(asked.value)) return refusal('exchange.too-many-pieces', { data: { max: PIECES_MAX } })
  const { orderNumber } = found.value
  const [revisions] = await Promise.all([
    findRevisions(
      orderNumber,
      asked.value.map(({ revisionId }) => revisionId),
    ),
    readOwnWords(),
  ])
  const configurations = configurationsOf({ rows: asked.value }, revisions, { colorLists })
  const rows = asked.value.map((row) => ({
    ...row,
    configuration: configurationOfRow(configurations, row.rowNumber),
  }))
  const name = fileName(orderNumber, query.row)
  const model = ifcOfQuote({ orderNumber, rows }, { colorLists, name, at: at.toISOString() })
  return answered(model, { headers: { 'content-disposition': `attachment; filename="${name}"` } })
})
