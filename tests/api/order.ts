/** A quote ordered as a clerk does it: every finding of the order check is said to be right first. */
import { expect } from 'vitest'
import type { Client } from './client.ts'

export const orderQuote = async (client: Client, orderNumber: number): Promise<void> => {
  const offer = `/api/v1/offers/${orderNumber}`
  for (const { id } of (await client.get(`${offer}/check`)).json)
    await client.put(`${offer}/check/${id}/acknowledged/true`)
  expect((await client.post(`${offer}/order`, {})).status).toBe(200)
}
