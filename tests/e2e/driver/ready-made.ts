/** Quotes that stand ready when a test begins, made through the API by whoever is logged in on the page. */
import type { APIResponse, Page } from '@playwright/test'
import type { Offer } from '#domain/contracts/offer'
import type { OfferHeader } from '#domain/contracts/offer-header'
import type { ProductRow } from '#domain/contracts/product'
import type { Choices } from '#domain/product/product'

export interface ReadyRow {
  /** The model's number in the catalogue. */
  readonly model: number
  readonly count?: number
  readonly choices?: Partial<Choices>
}

const modelIn = async <Model>(answer: APIResponse): Promise<Model> => {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return ((await answer.json()) as { model: Model }).model
}

export const readQuote = async (page: Page, orderNumber: number): Promise<Offer> =>
  (await page.request.get(`/api/v1/offers/${orderNumber}`)).json()

export const readRow = async (page: Page, orderNumber: number, rowNumber: number): Promise<ProductRow> =>
  (await page.request.get(`/api/v1/products/${orderNumber}/0/${rowNumber}`)).json()

const addRow = async (page: Page, orderNumber: number, { model, count = 1, choices }: ReadyRow) => {
  const row = await modelIn<ProductRow>(
    await page.request.post('/api/v1/products', {
      data: { orderNumber, sourceOrderNumber: 0, sourceRowId: model, numberOf: count },
    }),
  )
  if (choices === undefined) return
  await modelIn(
    await page.request.put(`/api/v1/products/${orderNumber}/0/${row.rowNumber}`, {
      data: { revision: row.revision, choices },
    }),
  )
}

/** Answers the number of the quote; its rows are numbered from 1 in the order given. */
export const makeQuote = async (
  page: Page,
  rows: readonly ReadyRow[],
  header: Partial<OfferHeader> = {
    customer: { name: 'Ingrid Solheim', email: 'ingrid@solheim.example', phone: '41234567' },
  },
): Promise<number> => {
  const { orderNumber, version } = await modelIn<Offer>(await page.request.post('/api/v1/offers'))
  await modelIn(await page.request.put(`/api/v1/offers/${orderNumber}`, { data: { ...header, version } }))
  for (const row of rows) await addRow(page, orderNumber, row)
  return orderNumber
}

/** A quote of one window, of which nothing is left in Bestillingskontroll. */
export const makeCompleteQuote = async (page: Page): Promise<number> => {
  const orderNumber = await makeQuote(page, [{ model: 1001, choices: { reference: 'Stue' } }])
  const check = `/api/v1/offers/${orderNumber}/check`
  const findings: { id: string }[] = await (await page.request.get(check)).json()
  for (const { id } of findings) await page.request.put(`${check}/${id}/acknowledged/true`)
  return orderNumber
}
