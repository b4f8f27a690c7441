/** What the customer has of this quote: links that are out, whether they were opened, and a yes. */
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { kindOf, type Viewer } from '#domain/access/access'
import { linkPricesOf } from '#domain/access/price-modes'
import type { CustomerLink, CustomerSide } from '#domain/contracts/customer-link'
import type { Offer } from '#domain/contracts/offer'
import { mayStep } from '#domain/quote/life/lifecycle'
import { isOffered } from '#domain/quote/life/status'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import panel from '../panels/panel.module.css'
import { Panel } from '../panels/panel.tsx'
import { acceptedBefore } from './accepted-before.tsx'
import { CustomerQuestions } from './customer-questions.tsx'
import classes from './customer-side.module.css'
import { useRevokeLink } from './customer-side-calls.ts'
import { linkStateText, priceText, sideText } from './text.ts'

const LinkDialog = lazyPart(async () => (await import('./link-dialog.tsx')).LinkDialog)

/** Over everything else on the page: this is what a seller waits for. */
export const AcceptedBanner = ({ side }: Pick<Props, 'side'>) => {
  const [latest] = side?.acceptances ?? []
  if (latest === undefined || !latest.isCurrent) return null
  return (
    <p className={classes.banner} role="status">
      <IconCircleCheck size={18} stroke={1.6} aria-hidden />
      {sideText.accepted(latest.name, latest.at)}
    </p>
  )
}

interface Props {
  readonly offer: Offer
  readonly viewer: Viewer
  /** Null when it could not be read. */
  readonly side: CustomerSide | null
}

export const CustomerSidePanel = ({ offer, viewer, side }: Props) => {
  const [isMaking, setMaking] = useState(false)
  const mayMake =
    mayStep(offer.status.intVal, 'send', viewer) && !offer.expired && offer.productRows.length > 0
  const allowed = linkPricesOf(viewer, {
    hasAgent: offer.agentId !== null,
    projectCalculation: offer.projectCalculation,
  })
  // A chain looks on.
  const mayWrite = kindOf(viewer) !== 'chain'
  const links = side?.links ?? []
  const lockedReason = offer.productRows.length === 0 ? sideText.noRows : sideText.locked
  const withoutLinks = mayMake ? sideText.none : lockedReason
  return (
    <Panel
      title={sideText.heading}
      action={mayMake ? { label: sideText.make, onClick: () => setMaking(true) } : null}
    >
      <Acceptances side={side} mayAccept={isOffered(offer.status.intVal)} />
      <CustomerQuestions
        orderNumber={offer.orderNumber}
        questions={side?.questions ?? []}
        mayReply={mayWrite}
      />
      {links.length === 0 && <p className={panel.soft}>{side === null ? sideText.unread : withoutLinks}</p>}
      {links.length > 0 && (
        <ul className={classes.links}>
          {links.map((link) => (
            <LinkLine key={link.id} link={link} orderNumber={offer.orderNumber} mayRevoke={mayWrite} />
          ))}
        </ul>
      )}
      {isMaking && <LinkDialog offer={offer} allowed={allowed} onClose={() => setMaking(false)} />}
    </Panel>
  )
}

/** The latest alone: what was accepted before it is history. */
const Acceptances = ({ side, mayAccept }: Pick<Props, 'side'> & { readonly mayAccept: boolean }) => {
  const [latest] = side?.acceptances ?? []
  if (latest === undefined) return null
  return (
    <div className={classes.accepted}>
      <p>
        <IconCircleCheck size={18} stroke={1.6} aria-hidden />
        <strong>{sideText.accepted(latest.name, latest.at)}</strong>
      </p>
      {acceptedBefore(side) !== null && (
        <p className={classes.changed}>
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {mayAccept ? sideText.changed : sideText.changedUnaccepted}
        </p>
      )}
    </div>
  )
}

interface LinkLineProps {
  readonly link: CustomerLink
  readonly orderNumber: number
  readonly mayRevoke: boolean
}

const LinkLine = ({ link, orderNumber, mayRevoke }: LinkLineProps) => {
  const revoke = useRevokeLink(orderNumber)
  const isRevocable = mayRevoke && link.state === 'open'
  return (
    <li>
      <span>{link.state === 'open' ? sideText.until(link.endsAt) : linkStateText[link.state]}</span>
      <span className={panel.soft}>{priceText[link.prices]}</span>
      <span className={panel.soft}>{sideText.openings(link.openings, link.lastOpenedAt)}</span>
      {isRevocable && (
        <Button
          className={classes.press ?? ''}
          variant="subtle"
          color="gray.8"
          size="compact-sm"
          loading={revoke.isPending}
          aria-label={sideText.revokeOf(link.createdAt)}
          onClick={() => revoke.mutate(link.id)}
        >
          {sideText.revoke}
        </Button>
      )}
    </li>
  )
}
