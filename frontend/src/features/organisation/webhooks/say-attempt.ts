/** What came of calling a webhook, as the end of a sentence. */
import type { ShownAttempt } from '#domain/contracts/webhook'
import { formatWhole } from '../../../ui/format.ts'
import { attemptText } from './text.ts'

export const sayAttempt = ({ status, fault, milliseconds }: ShownAttempt): string => {
  if (fault !== null) return attemptText.faults[fault]
  if (status === null) return attemptText.faults.broken
  return status >= 300 && status < 400
    ? attemptText.redirected(status)
    : attemptText.answered(status, formatWhole(milliseconds))
}
