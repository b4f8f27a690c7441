/** How far an order has come at the factory: sent, taken, and in which week it will be delivered, with the week promised before. */
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Offer } from '#domain/contracts/offer'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { formatMoment } from '../../../ui/format.ts'
import { Fact } from './fact.tsx'
import classes from './panel.module.css'
import { summaryText } from './text.ts'

export const FactoryStatusFact = ({ offer }: { offer: Offer }) => {
  const { handOver } = offer
  switch (handOver?.state) {
    case undefined:
      return null
    case 'waiting':
      return <Fact term={summaryText.sentToFactory}>{summaryText.waitsToBeSent}</Fact>
    case 'sent':
      return <Fact term={summaryText.sentToFactory}>{formatMoment(handOver.since)}</Fact>
    case 'accepted':
      return <Fact term={summaryText.accepted}>{formatMoment(handOver.since)}</Fact>
    case 'confirmed':
      return offer.status.intVal === QUOTE_STATUS.cancelled ? null : <ConfirmedWeek {...handOver} />
  }
}

const ConfirmedWeek = ({ deliveryWeek, promisedWeek }: NonNullable<Offer['handOver']>) =>
  deliveryWeek && (
    <>
      <Fact term={summaryText.confirmed}>{summaryText.confirmedWeek(deliveryWeek)}</Fact>
      {promisedWeek !== null && (
        <dd className={classes.verdict}>
          <IconAlertTriangle size={15} color="#8a4b00" aria-hidden />
          {summaryText.changedFrom(promisedWeek)}
        </dd>
      )}
    </>
  )
