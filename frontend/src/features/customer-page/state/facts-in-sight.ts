/**
 * What a customer reads of a product without asking for more: how large, how it opens, its colours, its glass, and which others it is one
 * with. What matters to whoever builds it in stands behind «Alle detaljer». Pure; the order is kept.
 */
import type { CustomerPageRow } from '#domain/contracts/customer-page'
import type { FactId } from '#domain/messages/product-facts'

type Facts = CustomerPageRow['facts']

const FIRST: ReadonlySet<FactId> = new Set([
  'size',
  'shape',
  'opening',
  'color',
  'inner-color',
  'outer-color',
  'cladding',
  'frame-color',
  'leaf-color',
  'glass',
  'u-value',
  'connected-to',
  'connected-with',
])

export const factsInSight = (facts: Facts): { readonly inSight: Facts; readonly more: Facts } => ({
  inSight: facts.filter(({ id }) => FIRST.has(id)),
  more: facts.filter(({ id }) => !FIRST.has(id)),
})
