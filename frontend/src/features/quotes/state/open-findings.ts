/** The findings of an order check as a person works through them: what stops the order, what asks, what has been answered. */
import type { OrderFindingWire } from '#domain/contracts/order-check'

interface Sorted {
  readonly errors: readonly OrderFindingWire[]
  readonly warnings: readonly OrderFindingWire[]
  readonly acknowledged: readonly OrderFindingWire[]
}

export const sorted = (findings: readonly OrderFindingWire[]): Sorted => {
  const warnings = findings.filter(({ severity }) => severity === 'WARN')
  return {
    errors: findings.filter(({ severity }) => severity === 'ERROR'),
    warnings: warnings.filter(({ acknowledged }) => acknowledged === null),
    acknowledged: warnings.filter(({ acknowledged }) => acknowledged !== null),
  }
}

/** How many stand between the quote and its order. */
export const openCount = (findings: readonly OrderFindingWire[]): number => {
  const { errors, warnings } = sorted(findings)
  return errors.length + warnings.length
}
