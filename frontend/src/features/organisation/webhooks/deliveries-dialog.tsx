/** What a webhook was told in the last thirty days, how each attempt ended, and sending it again. */
import { Button, Modal } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ShownDelivery, ShownWebhook } from '#domain/contracts/webhook'
import { webhookEventNames } from '#domain/messages/webhooks'
import { messageOf } from '../../../api/api-error.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { formatMoment } from '../../../ui/format.ts'
import { toastError } from '../../../ui/toasts.ts'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import { FailureAlert } from '../components/failure-alert.tsx'
import { DeliveryBadge } from './delivery-badge.tsx'
import { sayAttempt } from './say-attempt.ts'
import { deliveriesText } from './text.ts'
import { deliveriesQuery, useSendAgain, type WebhookOwner } from './webhook-calls.ts'
import classes from './webhooks.module.css'

interface Props {
  readonly of: WebhookOwner
  readonly webhook: ShownWebhook
  readonly onClose: () => void
}

interface OneProps {
  readonly delivery: ShownDelivery
  readonly isSending: boolean
  readonly onSend: () => void
}

const Delivery = ({ delivery, isSending, onSend }: OneProps) => {
  const { type, orderNumber, at, state, dueAt, attempts } = delivery
  const moment = formatMoment(at)
  return (
    <li className={classes.delivery}>
      <div>
        <p className={classes.what}>
          {webhookEventNames[type]}
          {orderNumber !== null && `, ${deliveriesText.quote(orderNumber).toLowerCase()}`}
        </p>
        <p className={classes.soft}>
          {moment} <DeliveryBadge state={state} />
          {dueAt !== null && attempts.length > 0 && ` ${deliveriesText.next(formatMoment(dueAt))}`}
        </p>
        <ol className={classes.attempts} aria-label={deliveriesText.attempts}>
          {attempts.map((attempt) => (
            <li key={attempt.at}>{deliveriesText.attempt(formatMoment(attempt.at), sayAttempt(attempt))}</li>
          ))}
        </ol>
      </div>
      {orderNumber !== null && (
        <BusyButton
          variant="default"
          size="xs"
          isBusy={isSending}
          aria-label={deliveriesText.againOf(webhookEventNames[type], moment)}
          onClick={onSend}
        >
          {deliveriesText.again}
        </BusyButton>
      )}
    </li>
  )
}

export const DeliveriesDialog = ({ of, webhook, onClose }: Props) => {
  useFocusReturn()
  const query = useInfiniteQuery(deliveriesQuery(of, webhook.id))
  const again = useSendAgain(of, webhook.id)
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries)
  return (
    <Modal opened onClose={onClose} title={deliveriesText.title} size="lg">
      <p className={classes.soft}>{deliveriesText.kept(webhook.url)}</p>
      {query.error !== null && <FailureAlert error={query.error} />}
      {deliveries === undefined && query.error === null && <p role="status">{deliveriesText.loading}</p>}
      {deliveries?.length === 0 && <p>{deliveriesText.none}</p>}
      <ul className={classes.deliveries}>
        {deliveries?.map((delivery) => (
          <Delivery
            key={delivery.eventId}
            delivery={delivery}
            isSending={again.isPending && again.variables === delivery.eventId}
            onSend={() =>
              again.mutate(delivery.eventId, { onError: (error) => toastError(messageOf(error)) })
            }
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {deliveriesText.more}
        </Button>
      )}
    </Modal>
  )
}
