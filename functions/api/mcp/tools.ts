/** What an assistant can do here. Nothing of it orders, sends or changes what others have made. */
import { productGroups } from '#domain/catalogue/data/groups'
import { models } from '#domain/catalogue/data/models'
import { priceListInForce } from '#domain/pricing/lists/in-force'
import { grossOf } from '#domain/pricing/price-product'
import { lineOf } from '#domain/pricing/row-price'
import type { Manifest } from '#domain/quote/quote'
import { newRowShare } from '#domain/quote/rows/new-row-share'
import { type Result, success } from '#domain/result'
import type { ReadRow } from '#domain/schedule/read-row'
import { searchModels } from '#domain/schedule/search-models'
import { kronerOf, roundHalfAway, withTax } from '#domain/units'
import { menuModelFor } from '#domain/views/menu-model-for'
import { offerFor } from '#domain/views/offer-for'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import type { Asked, Circumstances } from '../../http/endpoint.ts'
import { newId } from '../../ids.ts'
import { askerOf } from '../../quotes/asker.ts'
import { changeQuote } from '../../quotes/change-quote.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { makeDraft, planDraft } from '../../quotes/make-draft.ts'
import { findingsFor } from '../../quotes/order-findings.ts'
import { readQuote } from '../../quotes/read-quote.ts'
import { clearRow, describeRow, readRows } from './read-rows.ts'

const MODELS_SHOWN = 30

const menu = productGroups.map((group) => ({
  ...group,
  productModels: models.filter((model) => model.group === group.pk).map(menuModelFor),
}))

export const modelsByWords = ({ words }: { readonly words: string }) => {
  const found = searchModels(menu, words)
  const all = found.groups.flatMap(({ name: group, productModels }) =>
    productModels.map(({ id, description }) => ({ modelId: Number(id), name: description, group })),
  )
  return { models: all.slice(0, MODELS_SHOWN), more: Math.max(0, all.length - MODELS_SHOWN) }
}

export const configureRows = ({ rows }: { readonly rows: readonly string[] }) => ({
  rows: readRows(rows).map(describeRow),
})

/** What the viewer would sell it for in a quote made today, freight aside; null where the row is unclear or has no price. */
const priceOf = (row: ReadRow, asked: Asked, draft: Manifest) => {
  const clear = clearRow(row)
  if (clear === null) return null
  const { configuration, order } = clear
  const share = newRowShare(asked.caller.viewer, draft, configuration.facts.discountCategory)
  const gross = grossOf(configuration, priceListInForce(asked.at))
  if (share === null || !gross.ok) return null
  const unit = roundHalfAway(gross.value * share)
  return { unit, line: lineOf(unit, order.numberOf) }
}

export const priceRows = async ({ rows }: { readonly rows: readonly string[] }, asked: Asked) => {
  const planned = await planDraft(asked, 0)
  if (!planned.ok) return planned
  const { manifest } = planned.value
  const read = readRows(rows).map((row) => ({ row, price: priceOf(row, asked, manifest) }))
  const sum = read.reduce((total, { price }) => total + (price?.line ?? 0), 0)
  const isWhole = read.every(({ price }) => price !== null)
  return success({
    rows: read.map(({ row, price }) => ({
      ...describeRow(row),
      unitPriceExclVat: price && kronerOf(price.unit),
      linePriceExclVat: price && kronerOf(price.line),
    })),
    sumExclVat: isWhole ? kronerOf(sum) : null,
    sumInclVat: isWhole ? kronerOf(withTax(sum, manifest.terms.taxRate)) : null,
  })
}

export const checkQuoteRows = async (
  { orderNumber }: { readonly orderNumber: number },
  asked: Asked,
): Promise<Result<object>> => {
  const asker = askerOf(asked)
  const found = await findQuoteFor(asker.viewer, 'quote.view', orderNumber)
  if (!found.ok) return found
  const findings = await findingsFor(found.value, asker)
  return success({
    orderNumber,
    findings: findings.map(({ severity, sentence, rows }) => ({ severity, sentence, rows })),
  })
}

/** Nothing is made while a row is unclear: half a quote would be taken for a whole one. */
export const draftOfRows = async (
  { rows }: { readonly rows: readonly string[] },
  asked: Asked & Pick<Circumstances, 'site'>,
): Promise<Result<object>> => {
  const read = readRows(rows)
  const clear = read.map(clearRow)
  const added = clear.flatMap((row) =>
    row === null
      ? []
      : [{ rowId: newId('row'), product: row.configuration.product, numberOf: row.order.numberOf }],
  )
  if (added.length < read.length || added.length === 0)
    return success({ orderNumber: null, rows: read.map(describeRow) })
  const made = await makeDraft(asked, await nextNumber('order-number'))
  if (!made.ok) return made
  const { orderNumber } = made.value.manifest
  const asker = askerOf(asked)
  const outcome = await changeQuote(orderNumber, { kind: 'add-rows', rows: added }, asker)
  if (!outcome.ok) return outcome.refusal
  const { manifest, parties } = outcome.value
  const { totals } = offerFor(asker.viewer, await readQuote(manifest, { parties }), asker.at.toISOString())
  return success({
    orderNumber,
    address: `${asked.site}/tilbud/${orderNumber}`,
    sumInclVat: totals.sumInclTaxAgent ?? totals.sumInclTax,
    rows: read.map(describeRow),
  })
}
