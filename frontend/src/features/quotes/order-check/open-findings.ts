/** The findings of an order check as a person works through them: what stops the order, what it warns of, what it asks, what has been answered. */
import type { ApiOrderFinding } from '#domain/contracts/order-check'

interface Sorted {
  readonly errors: readonly ApiOrderFinding[]
  readonly warnings: readonly ApiOrderFinding[]
  /** Whether something is meant so. */
  readonly questions: readonly ApiOrderFinding[]
  readonly acknowledged: readonly ApiOrderFinding[]
}

export const sorted = (findings: readonly ApiOrderFinding[]): Sorted => {
  const answerable = findings.filter(({ severity }) => severity === 'WARN')
  const open = answerable.filter(({ acknowledged }) => acknowledged === null)
  return {
    errors: findings.filter(({ severity }) => severity === 'ERROR'),
    warnings: open.filter(({ isQuestion }) => !isQuestion),
    questions: open.filter(({ isQuestion }) => isQuestion),
    acknowledged: answerable.filter(({ acknowledged }) => acknowledged !== null),
  }
}

/** How many stand between the quote and its order. */
export const openCount = (findings: readonly ApiOrderFinding[]): number => {
  const { errors, warnings, questions } = sorted(findings)
  return errors.length + warnings.length + questions.length
}

/** Nothing is wrong, as far as anybody knows: all that is left are questions. */
export const onlyAsks = (findings: readonly ApiOrderFinding[]): boolean => {
  const { errors, warnings, questions } = sorted(findings)
  return errors.length + warnings.length === 0 && questions.length > 0
}
