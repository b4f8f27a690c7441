/**
 * What a customer reads of a product without asking for more: how large, how it opens, its colours, its glass. What matters to
 * whoever builds it in stands behind «Alle detaljer». Pure; the order is kept.
 */
import type { CustomerPageRow } from '#domain/contracts/customer-page'

type Facts = CustomerPageRow['facts']

const FIRST: ReadonlySet<string> = new Set([
  'Mål (B × H)',
  'Form',
  'Åpning',
  'Farge',
  'Farge innvendig',
  'Farge utvendig',
  'Aluminium utvendig',
  'Karm',
  'Dørblad',
  'Glass',
  'U-verdi',
])

export const factsInSight = (facts: Facts): { readonly inSight: Facts; readonly more: Facts } => ({
  inSight: facts.filter(({ label }) => FIRST.has(label)),
  more: facts.filter(({ label }) => !FIRST.has(label)),
})
