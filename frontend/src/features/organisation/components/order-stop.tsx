/**
 * Whether the store may order, since when not, and why; switched by super users with one button, so that the keyboard stays on it.
 */
import { Alert } from '@mantine/core'
import { useState } from 'react'
import type { ApiStore } from '#domain/contracts/organisation'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { formatMoment } from '../../../ui/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { useSaveOrganisation } from '../api/organisation-calls.ts'
import classes from '../organisation-page.module.css'
import { orderStopBody } from '../state/order-stop-body.ts'
import { orderStopFormText } from '../text.ts'
import { FailureAlert } from './failure-alert.tsx'

const StopOrdersDialog = lazyPart(async () => (await import('./stop-orders-dialog.tsx')).StopOrdersDialog)

interface Props {
  readonly store: ApiStore
  /** Lifting the stop: pressed in one place, and what came of it told in another. */
  readonly lifting: ReturnType<typeof useSaveOrganisation>
}

export const OrderStopButton = ({ store, lifting }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  if (!store.may.includes('organisation.edit-contract')) return null
  const isStopped = store.orderStop.active
  const lift = () => lifting.mutate(orderStopBody(store, false, ''))
  return (
    <>
      <BusyButton
        variant="default"
        isBusy={lifting.isPending}
        onClick={() => (isStopped ? lift() : setIsOpen(true))}
      >
        {isStopped ? orderStopFormText.lift : orderStopFormText.stop}
      </BusyButton>
      {isOpen && <StopOrdersDialog store={store} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export const OrderStopNotice = ({ store: { orderStop }, lifting }: Props) =>
  orderStop.active && (
    <Alert className={classes.stop ?? ''} color="red" variant="light" title={orderStopFormText.stopped}>
      {orderStop.text}
      {orderStop.since !== null && (
        <p className={classes.soft}>{orderStopFormText.since(formatMoment(orderStop.since))}</p>
      )}
      {lifting.isError && <FailureAlert error={lifting.error} />}
    </Alert>
  )
