/** Whether the store may order, since when not, and why; switched by super users. */
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import type { ApiStore } from '#domain/contracts/organisation'
import { formatMoment } from '../../../ui/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useSaveOrganisation } from '../api/organisation-calls.ts'
import classes from '../organisation-page.module.css'
import { orderStopBody } from '../state/order-stop-body.ts'
import { orderStopFormText } from '../text.ts'
import { FailureAlert } from './failure-alert.tsx'

const StopOrdersDialog = lazyPart(async () => (await import('./stop-orders-dialog.tsx')).StopOrdersDialog)

interface Props {
  readonly store: ApiStore
}

const mayStop = ({ may }: ApiStore): boolean => may.includes('organisation.edit-contract')

/** Stands where nothing is stopped. */
export const StopOrders = ({ store }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  if (!mayStop(store)) return null
  return (
    <>
      {!store.orderStop.active && (
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {orderStopFormText.stop}
        </Button>
      )}
      {isOpen && <StopOrdersDialog store={store} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export const OrderStopNotice = ({ store }: Props) => {
  const { id, orderStop } = store
  const save = useSaveOrganisation('stores', id)
  if (!orderStop.active) return null
  return (
    <Alert className={classes.stop ?? ''} color="red" variant="light" title={orderStopFormText.stopped}>
      {orderStop.text}
      {orderStop.since !== null && (
        <p className={classes.soft}>{orderStopFormText.since(formatMoment(orderStop.since))}</p>
      )}
      {mayStop(store) && (
        <Button
          mt="xs"
          variant="default"
          size="xs"
          loading={save.isPending}
          onClick={() => save.mutate(orderStopBody(store, false, ''))}
        >
          {orderStopFormText.lift}
        </Button>
      )}
      {save.isError && <FailureAlert error={save.error} />}
    </Alert>
  )
}
