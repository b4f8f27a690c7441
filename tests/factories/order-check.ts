/** Bestillingskontroll as the pages have it: a quote in which nothing is found, and a finding that asks. */
import type { ApiOrderFinding } from '#domain/contracts/order-check'
import type { OrderCheck } from '../../frontend/src/features/quotes/order-check/use-order-check.ts'

const nothing = () => undefined

export const makeCheck = (overrides: Partial<OrderCheck> = {}): OrderCheck => ({
  findings: [],
  hasFailed: false,
  retry: nothing,
  mayFix: true,
  mayAcknowledge: true,
  isBusy: false,
  isOrdered: false,
  pictureOf: () => null,
  fix: nothing,
  acknowledge: nothing,
  ...overrides,
})

export const makeFinding = (overrides: Partial<ApiOrderFinding> = {}): ApiOrderFinding => ({
  id: 'finding_1',
  severity: 'WARN',
  sentence: 'Rad 1 har ikke sikkerhetsglass.',
  basis: 'TEK17 § 12-17',
  rows: [1],
  isPictured: false,
  isQuestion: false,
  fix: null,
  acknowledged: null,
  ...overrides,
})
