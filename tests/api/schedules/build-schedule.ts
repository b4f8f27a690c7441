/** A schedule of windows and doors entered through the API, row by row, as a program at a dealer's would. */
import { expect } from 'vitest'
import type { Offer, OfferRow } from '#domain/contracts/offer'
import type { Client } from '../client.ts'

export interface ScheduleEntry {
  readonly reference: string
  readonly modelId: number
  readonly numberOf: number
  /** As the API takes them. */
  readonly choices: object
}

interface ScheduleHeader {
  readonly customer: object
  readonly deliveryLabel: string
  readonly externalReference: string
}

/** Fails on the first row that is refused, by its reference. */
export const buildSchedule = async (
  client: Client,
  { customer, deliveryLabel, externalReference }: ScheduleHeader,
  entries: readonly ScheduleEntry[],
): Promise<Offer> => {
  const { orderNumber, version } = (await client.post('/api/v1/offers')).json.model
  const header = await client.put(`/api/v1/offers/${orderNumber}`, {
    version,
    customer,
    deliveryLabel,
    externalReference,
  })
  expect(header.status, header.text).toBe(200)
  for (const { reference, modelId, numberOf, choices } of entries) {
    const row = await client.post('/api/v1/products', {
      orderNumber,
      sourceOrderNumber: 0,
      sourceRowId: modelId,
      numberOf,
    })
    expect(row.status, `${reference}: ${row.text}`).toBe(201)
    const { rowNumber, revision } = row.json.model
    const edit = await client.put(`/api/v1/products/${orderNumber}/0/${rowNumber}`, { revision, choices })
    expect(edit.status, `${reference}: ${edit.text}`).toBe(200)
  }
  return (await client.get(`/api/v1/offers/${orderNumber}`)).json
}

export const rowNamed = ({ productRows }: Offer, reference: string): OfferRow => {
  const row = productRows.find((each) => each.reference.startsWith(reference))
  if (row === undefined) throw new Error(`no row ${reference}`)
  return row
}
