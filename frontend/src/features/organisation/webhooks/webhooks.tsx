/** Which other systems are told what happens to the organisation's quotes; for whoever administrates it. */
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ShownDelivery, ShownWebhook } from '#domain/contracts/webhook'
import { webhookEventNames } from '#domain/messages/webhooks'
import { messageOf } from '../../../api/api-error.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { formatDate, formatMoment } from '../../../ui/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { toastError, toastInfo } from '../../../ui/toasts.ts'
import type { OrganisationType } from '../api/organisation-address.ts'
import { FailureAlert } from '../components/failure-alert.tsx'
import page from '../organisation-page.module.css'
import { DeliveryBadge } from './delivery-badge.tsx'
import { sayAttempt } from './say-attempt.ts'
import { webhooksText } from './text.ts'
import { useTryWebhook, type WebhookOwner, webhooksQuery } from './webhook-calls.ts'
import classes from './webhooks.module.css'

const MakeWebhookDialog = lazyPart(async () => (await import('./webhook-dialog.tsx')).MakeWebhookDialog)
const dialogs = {
  change: lazyPart(async () => (await import('./webhook-dialog.tsx')).ChangeWebhookDialog),
  secret: lazyPart(async () => (await import('./new-secret-dialog.tsx')).NewSecretDialog),
  delete: lazyPart(async () => (await import('./delete-webhook-dialog.tsx')).DeleteWebhookDialog),
  deliveries: lazyPart(async () => (await import('./deliveries-dialog.tsx')).DeliveriesDialog),
}
type DialogName = keyof typeof dialogs

const sayTrial = ({ state, attempts }: ShownDelivery): void => {
  const attempt = attempts.at(-1)
  if (attempt === undefined) return
  if (state === 'delivered') toastInfo(webhooksText.trialTaken(sayAttempt(attempt)))
  else toastError(webhooksText.trialNotTaken(sayAttempt(attempt)))
}

interface OneProps {
  readonly of: WebhookOwner
  readonly webhook: ShownWebhook
  readonly onOpen: (dialog: DialogName) => void
}

const Webhook = ({ of, webhook, onOpen }: OneProps) => {
  const trial = useTryWebhook(of)
  const { id, url, events, createdAt, createdBy, last } = webhook
  const opening = [
    ['deliveries', webhooksText.deliveries, webhooksText.deliveriesOf(url)],
    ['change', webhooksText.edit, webhooksText.editOf(url)],
    ['secret', webhooksText.secret, webhooksText.secretOf(url)],
    ['delete', webhooksText.delete, webhooksText.deleteOf(url)],
  ] as const
  return (
    <li className={classes.webhook}>
      <p className={classes.address}>{url}</p>
      <p className={classes.soft}>
        {webhooksText.hears}: {events.map((event) => webhookEventNames[event]).join(' · ')}
      </p>
      <p className={classes.soft}>{webhooksText.made(formatDate(createdAt), createdBy)}</p>
      <p className={classes.soft}>
        {last === null ? (
          webhooksText.nothingYet
        ) : (
          <>
            {webhooksText.last(webhookEventNames[last.type], formatMoment(last.at))}{' '}
            <DeliveryBadge state={last.state} />
          </>
        )}
      </p>
      <div className={classes.actions}>
        <BusyButton
          variant="subtle"
          size="xs"
          px={8}
          isBusy={trial.isPending}
          aria-label={webhooksText.trialTo(url)}
          onClick={() =>
            trial.mutate(id, { onSuccess: sayTrial, onError: (error) => toastError(messageOf(error)) })
          }
        >
          {webhooksText.trial}
        </BusyButton>
        {opening.map(([dialog, text, label]) => (
          <Button
            key={dialog}
            variant="subtle"
            size="xs"
            px={8}
            {...(dialog === 'delete' && { color: 'red' })}
            aria-label={label}
            onClick={() => onOpen(dialog)}
          >
            {text}
          </Button>
        ))}
      </div>
    </li>
  )
}

interface Props {
  readonly type: OrganisationType
  readonly id: number
}

interface Opened {
  readonly dialog: DialogName
  readonly webhook: ShownWebhook
}

export const Webhooks = ({ type, id }: Props) => {
  const of = { type, id }
  const [isMaking, setIsMaking] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { data: webhooks, error } = useQuery(webhooksQuery(of))
  const Dialog = opened && dialogs[opened.dialog]
  return (
    <section className={page.part} aria-labelledby="webhooks">
      <div className={page.partHead}>
        <h2 id="webhooks" className={page.heading}>
          {webhooksText.heading}
        </h2>
        <Button variant="default" size="xs" onClick={() => setIsMaking(true)}>
          {webhooksText.make}
        </Button>
      </div>
      <p className={page.explained}>
        {webhooksText.help} <Link to="/utvikler#webhooks">{webhooksText.guide}</Link>
      </p>
      {error !== null && <FailureAlert error={error} />}
      {webhooks === undefined && error === null && <p role="status">{webhooksText.loading}</p>}
      {webhooks?.length === 0 && <p className={page.missing}>{webhooksText.none}</p>}
      {webhooks !== undefined && webhooks.length > 0 && (
        <ul className={classes.list} aria-labelledby="webhooks">
          {webhooks.map((webhook) => (
            <Webhook
              key={webhook.id}
              of={of}
              webhook={webhook}
              onOpen={(dialog) => setOpened({ dialog, webhook })}
            />
          ))}
        </ul>
      )}
      {isMaking && <MakeWebhookDialog of={of} onClose={() => setIsMaking(false)} />}
      {opened !== null && Dialog !== null && (
        <Dialog of={of} webhook={opened.webhook} onClose={() => setOpened(null)} />
      )}
    </section>
  )
}
