/** How far the mail to the customer has come: told in words, followed while it is under way, sent again by a person only. */
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock, IconMailCheck, IconMailQuestion, IconMailX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Viewer } from '#domain/access/access'
import type { OfferMail } from '#domain/contracts/mail'
import type { Offer } from '#domain/contracts/offer'
import { quoteQuery } from '../../../quote/get-quote.ts'
import { formatMoment } from '../../../ui/format.ts'
import { Panel } from '../panels/panel.tsx'
import classes from './mail-panel.module.css'
import { mayCopy, sendLockOf } from './send-lock.ts'
import { sendText } from './text.ts'
import { sendBodyOf, useSend } from './use-send.ts'

const FOLLOWED_EVERY_MS = 2000

const marks = {
  queued: IconClock,
  sending: IconClock,
  sent: IconMailCheck,
  failed: IconAlertTriangle,
  unknown: IconMailQuestion,
  bounced: IconMailX,
  complained: IconMailX,
} as const

/** A mail that comes back mostly does so within minutes. */
const MAY_COME_BACK_MS = 15 * 60_000
const LOOKED_AFTER_EVERY_MS = 15_000

/** How often it is asked about; false: it is not. */
const followedEvery = ({ state, since }: OfferMail): number | false => {
  if (state === 'queued' || state === 'sending') return FOLLOWED_EVERY_MS
  return state === 'sent' && Date.now() - Date.parse(since) < MAY_COME_BACK_MS && LOOKED_AFTER_EVERY_MS
}

/** By a button of its own; whoever does not want our mails is not sent the same once more. */
const RETRIED: ReadonlySet<OfferMail['state']> = new Set(['failed', 'unknown', 'bounced'])

interface Props {
  readonly offer: Offer
  readonly mail: OfferMail
  readonly viewer: Viewer
}

export const MailPanel = ({ offer, mail, viewer }: Props) => {
  const { state } = mail
  useQuery({ ...quoteQuery(offer.orderNumber), refetchInterval: () => followedEvery(mail) })
  const { send, isSending } = useSend(offer.orderNumber)
  const mayRetry = RETRIED.has(state) && sendLockOf(offer, viewer) === null
  const Mark = marks[state]
  return (
    <Panel title={sendText.mail}>
      <div className={classes.mail} data-state={state} role="status">
        <Mark size={18} stroke={1.6} aria-hidden />
        <p>
          <strong>{mail.stateText}</strong> <time dateTime={mail.since}>{formatMoment(mail.since)}</time>
          <span className={classes.to}>{mail.to}</span>
          {mail.reason}
          {state === 'unknown' && sendText.mayHaveArrived}
        </p>
      </div>
      {mayRetry && (
        <Button
          variant="default"
          size="compact-sm"
          mt={8}
          loading={isSending}
          onClick={() =>
            void send(
              {
                modes: mail.prices,
                measurements: mail.measurements,
                ...sendBodyOf(mail.text, { ...mail, copy: mail.copy && mayCopy(offer, viewer, mail.prices) }),
              },
              offer.version,
            )
          }
        >
          {sendText.again}
        </Button>
      )}
    </Panel>
  )
}
