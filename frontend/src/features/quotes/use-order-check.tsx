/**
 * Bestillingskontroll on the desk: what is found of the quote as it is stored, and the two answers to a finding: mend it,
 * which can be taken back from the toast that tells of it, or say that it is meant so.
 */
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import type { OrderFindingWire } from '#domain/contracts/order-check'
import { mayStep } from '#domain/quote/life/lifecycle'
import type { QuoteStatus } from '#domain/quote/quote'
import { messageOf } from '../../api/api-error.ts'
import { toastError, toastInfo } from '../../ui/toasts.ts'
import { revisionQuery } from '../editor/api/get-row.ts'
import { saveRow } from '../editor/api/save-row.ts'
import { useCurrentContext } from '../session/api/current-context.ts'
import { offerQuery } from './api/get-offer.ts'
import { orderCheckQuery, useAcknowledge, useFixFinding } from './api/order-check.ts'
import { rowsLockOf } from './state/quote-lock.ts'
import { type Undo, undoOf } from './state/undo-fix.ts'
import { checkText } from './text.ts'
import type { QuoteDesk } from './use-quote-desk.ts'

export interface OrderCheck {
  /** Undefined until the server has answered the first time. */
  readonly findings: readonly OrderFindingWire[] | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
  readonly mayFix: boolean
  readonly mayAcknowledge: boolean
  readonly isBusy: boolean
  readonly fix: (finding: OrderFindingWire) => void
  readonly acknowledge: (finding: OrderFindingWire, value: boolean) => void
}

const useUndo = (desk: QuoteDesk) => {
  const queryClient = useQueryClient()
  const { orderNumber } = desk
  return async ({ rows, deliveryByCrane }: Undo) => {
    try {
      for (const { rowNumber, before, now } of rows) {
        const { choices } = await queryClient.fetchQuery(revisionQuery(orderNumber, rowNumber, before))
        await saveRow(queryClient, { orderNumber, rowNumber }, now, choices)
      }
      const { queryKey } = offerQuery(orderNumber)
      const version = queryClient.getQueryData(queryKey)?.version
      if (deliveryByCrane !== null && version !== undefined)
        await desk.store({ kind: 'header', version, changes: { deliveryByCrane } })
      toastInfo(checkText.undone)
    } catch (error) {
      toastError(checkText.undoFailed(messageOf(error)))
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['offer', orderNumber], exact: true })
      void queryClient.invalidateQueries({ queryKey: ['product', orderNumber] })
    }
  }
}

export const useOrderCheck = (offer: Offer, viewer: Viewer, desk: QuoteDesk, unsaved: number): OrderCheck => {
  const { user } = useCurrentContext()
  const check = useQuery({ ...orderCheckQuery(offer), enabled: unsaved === 0 })
  const acknowledging = useAcknowledge(offer)
  const fixing = useFixFinding(offer)
  const undo = useUndo(desk)

  const tell = (finding: OrderFindingWire, after: Offer) => {
    const steps = undoOf(finding, offer, after)
    const canUndo = steps.rows.length > 0 || steps.deliveryByCrane !== null
    const id = `fixed ${finding.id} ${after.version}`
    toastInfo(
      <>
        {checkText.fixed(finding.fix ?? '')} {finding.sentence}
        {canUndo && (
          <Button
            variant="default"
            size="compact-sm"
            mt={6}
            display="block"
            onClick={() => {
              notifications.hide(id)
              void undo(steps)
            }}
          >
            {checkText.undo}
          </Button>
        )}
      </>,
      { id },
    )
  }

  return {
    findings: check.data,
    hasFailed: check.isError,
    retry: () => void check.refetch(),
    mayFix: rowsLockOf(offer, viewer) === null,
    mayAcknowledge: !offer.expired && mayStep(offer.status.intVal as QuoteStatus, 'acknowledge', viewer),
    isBusy: fixing.isPending,
    // A refusal has been told by then.
    fix: (finding) =>
      void fixing.mutateAsync(finding).then(
        (after) => tell(finding, after),
        () => undefined,
      ),
    acknowledge: (finding, value) => acknowledging.mutate({ finding, value, by: user.fullName }),
  }
}
