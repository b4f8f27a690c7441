/** A customer's page as the server answers it: open, with no rows, in 25 % tax. */
import type { CustomerPage } from '#domain/contracts/customer-page'
import { makeDocumentInput } from './render.ts'

export const makeCustomerPage = (overrides: Partial<CustomerPage> = {}): CustomerPage => {
  const { orderNumber, seller, palette, date, validToDate, taxRate } = makeDocumentInput()
  return {
    orderNumber,
    hash: 'hash',
    state: 'open',
    accepted: null,
    acceptedBefore: null,
    hasReceiptMail: false,
    questions: [],
    date,
    validToDate,
    seller,
    customerName: 'Ingrid Tveit',
    delivery: [],
    deliveryLabel: '',
    comment: '',
    deliveryText: '',
    uValue: null,
    palette,
    rows: [],
    constructions: [],
    included: [],
    total: { sumExclTax: 64_226.32, tax: 16_056.58, sumInclTax: 80_282.9 },
    taxRate,
    ...overrides,
  }
}
