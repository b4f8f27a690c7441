/**
 * Bestillingskontroll on the quote page: what is found of the quote as it is stored, and the two answers to a finding: mend it,
 * which can be taken back from the toast that tells of it, or say that it is meant so.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import type { ApiOrderFinding } from '#domain/contracts/order-check'
import { mayStep } from '#domain/quote/life/lifecycle'
import { isSettled } from '#domain/quote/life/status'
import { rowsLockOf } from '../../../quote/quote-lock.ts'
import { lastStep } from '../../../quote/undo/state/step-store.ts'
import { toastStep } from '../../../quote/undo/step-toast.tsx'
import { undoStep } from '../../../quote/undo/undo-at-server.ts'
import { useCurrentContext } from '../../../session/current-context.ts'
import { orderCheckQuery, useAcknowledge, useFixFinding } from './order-check-calls.ts'

export interface OrderCheck {
  /** Undefined until the server has answered the first time. */
  readonly findings: readonly ApiOrderFinding[] | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
  readonly mayFix: boolean
  readonly mayAcknowledge: boolean
  readonly isBusy: boolean
  /** What was acknowledged is what the factory has been told; nothing of it is asked any more. */
  readonly isOrdered: boolean
  /** Null where the row is not there any more. */
  readonly pictureOf: (rowNumber: number) => string | null
  readonly fix: (finding: ApiOrderFinding) => void
  readonly acknowledge: (finding: ApiOrderFinding, value: boolean) => void
}

export const useOrderCheck = (offer: Offer, viewer: Viewer, unsaved: number): OrderCheck => {
  const { user } = useCurrentContext()
  const check = useQuery({ ...orderCheckQuery(offer), enabled: unsaved === 0 })
  const acknowledging = useAcknowledge(offer)
  const fixing = useFixFinding(offer)
  const queryClient = useQueryClient()
  const { orderNumber } = offer

  const notifyFixed = ({ id: findingId, fix }: ApiOrderFinding, { version }: Offer) => {
    const step = lastStep(orderNumber)
    if (step === null || fix === null) return
    toastStep(fix.done, `fixed ${findingId} ${version}`, () => undoStep(queryClient, orderNumber, step))
  }

  return {
    findings: check.data,
    hasFailed: check.isError,
    retry: () => void check.refetch(),
    mayFix: rowsLockOf(offer, viewer) === null,
    mayAcknowledge: !offer.expired && mayStep(offer.status.intVal, 'acknowledge', viewer),
    isBusy: fixing.isPending,
    isOrdered: isSettled(offer.status.intVal),
    pictureOf: (rowNumber) => offer.productRows.find((row) => row.rowNumber === rowNumber)?.imageUrl ?? null,
    // A refusal has been told by then.
    fix: (finding) =>
      void fixing.mutateAsync(finding).then(
        (after) => notifyFixed(finding, after),
        () => undefined,
      ),
    acknowledge: (finding, value) => acknowledging.mutate({ finding, value, by: user.fullName }),
  }
}
