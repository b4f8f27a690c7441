/** What the quote comes to: sums by role, U-value, and until when it holds. */
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { Offer } from '#domain/contracts/offer'
import { isSettled } from '#domain/quote/life/status'
import { showsFactoryDelivery } from '../../../quote/quote-lock.ts'
import type { PriceView } from '../../../quote/row-money.ts'
import { statusText } from '../../../quote/text.ts'
import { formatDate, formatMoment, formatMoney, formatUValue } from '../../../ui/format.ts'
import { partyText } from '../text.ts'
import { Fact } from './fact.tsx'
import { FactoryStatusFact } from './factory-status-fact.tsx'
import classes from './panel.module.css'
import { Panel } from './panel.tsx'
import { tek17Verdict } from './tek17.ts'
import { summaryText } from './text.ts'
import { type SumBlock, sumsFor } from './totals-view.ts'

interface Props {
  readonly offer: Offer
  readonly priceView: PriceView
  /** The sums are our own until the server has answered. */
  readonly isUnsaved: boolean
}

export const SummaryPanel = ({ offer, priceView, isUnsaved }: Props) => {
  const sums = sumsFor(offer.totals, priceView)
  const isOrdered = showsFactoryDelivery(offer)
  const isOver = isSettled(offer.status.intVal)
  return (
    <Panel title={summaryText.heading}>
      <div className={classes.sums} aria-busy={isUnsaved}>
        {sums.length === 0 && <p className={classes.soft}>{partyText.unknownLevel}</p>}
        {sums.map((sum) => (
          <Sums key={sum.party} sum={sum} />
        ))}
      </div>
      <dl className={classes.facts}>
        <dt>{summaryText.uValue}</dt>
        <dd>
          <strong>{formatUValue(offer.orderUvalue.uvalue)}</strong>{' '}
          <span className={classes.soft}>{summaryText.uValueUnit}</span>
        </dd>
        {offer.orderUvalue.uvalue !== null && <Verdict uValue={offer.orderUvalue.uvalue} />}
        {!isOrdered && !isOver && (
          <Fact term={summaryText.validTo}>
            <span className={offer.expired ? classes.expired : undefined}>
              {formatDate(offer.validToDate)}
              {offer.expired && ` (${statusText.expired})`}
            </span>
          </Fact>
        )}
        <Fact term={summaryText.lastUpdated}>{formatMoment(offer.lastUpdated)}</Fact>
        {isOver && offer.toOrderNumber !== null && (
          <Fact term={summaryText.orderNumber}>{offer.toOrderNumber}</Fact>
        )}
        {isOrdered && offer.deliveryDate !== null && (
          <Fact term={summaryText.factoryDelivery}>
            {summaryText.week(offer.deliveryDate.week, offer.deliveryDate.day)}
          </Fact>
        )}
        <FactoryStatusFact offer={offer} />
      </dl>
    </Panel>
  )
}

const Sums = ({ sum }: { sum: SumBlock }) => (
  <div>
    {sum.party !== null && <p className={classes.party}>{sum.party}</p>}
    <div className={classes.sum}>
      <span className={classes.soft}>{summaryText.exclTax}</span>
      <span>
        {sum.netHint !== null && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its hint must be read from the keyboard too
          <span role="img" aria-label={sum.netHint} data-hint={sum.netHint} tabIndex={0}>
            <IconInfoCircle size={15} style={{ verticalAlign: '-2px', marginRight: 6 }} />
          </span>
        )}
        {formatMoney(sum.exclTax)}
      </span>
    </div>
    <div className={classes.sum}>
      <span className={classes.soft}>{summaryText.tax}</span>
      <span>{formatMoney(Math.round((sum.inclTax - sum.exclTax) * 100) / 100)}</span>
    </div>
    <div className={classes.total}>
      <span>{summaryText.inclTax}</span>
      <span>{formatMoney(sum.inclTax)}</span>
    </div>
  </div>
)

const Verdict = ({ uValue }: { uValue: number }) => {
  const { level, sentence } = tek17Verdict(uValue)
  const isFine = level !== 'above'
  return (
    <dd className={classes.verdict}>
      {isFine ? (
        <IconCircleCheck size={15} color="var(--mantine-color-fjord-7)" aria-hidden />
      ) : (
        <IconAlertTriangle size={15} color="#8a4b00" aria-hidden />
      )}
      {sentence}
    </dd>
  )
}
