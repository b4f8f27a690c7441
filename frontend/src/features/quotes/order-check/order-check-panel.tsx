/**
 * Bestillingskontroll at the side of the quote, at any time: what stops an order, what somebody should look at, and what somebody
 * has said is meant so. The same list stands in the order form, so that nothing comes as a surprise there. After the order it stays
 * as it was acknowledged, by whom and when.
 */
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { Panel } from '../panels/panel.tsx'
import { quoteText } from '../text.ts'
import { UnsavedNotice } from '../unsaved/unsaved-notice.tsx'
import { useUnsavedOf } from '../unsaved/use-unsaved-of.ts'
import { FindingList } from './finding-list.tsx'
import { sorted } from './open-findings.ts'
import classes from './order-check-panel.module.css'
import { checkText } from './text.ts'
import type { OrderCheck } from './use-order-check.ts'

/** A large project may have dozens; the first ones are enough to begin with. */
const SHOWN_FIRST = 3

interface Props {
  readonly orderNumber: number
  readonly check: OrderCheck
}

interface PanelProps {
  readonly offer: Offer
  readonly check: OrderCheck
}

export const OrderCheckPanel = ({ offer, check }: PanelProps) => (
  <Panel title={checkText.heading}>
    {check.findings === undefined ? <NotYet check={check} /> : <Now offer={offer} check={check} />}
  </Panel>
)

const NotYet = ({ check }: { check: OrderCheck }) =>
  check.hasFailed ? (
    <p className={classes.soft} role="alert">
      {checkText.failed}{' '}
      <Button variant="subtle" size="compact-sm" onClick={check.retry}>
        {quoteText.tryAgain}
      </Button>
    </p>
  ) : (
    <p className={classes.soft}>{checkText.checking}</p>
  )

const Now = ({ offer, check }: PanelProps) => {
  const { orderNumber } = offer
  const unsaved = useUnsavedOf(offer)
  return check.isOrdered ? (
    <AsOrdered orderNumber={orderNumber} check={check} />
  ) : (
    <div className={classes.now}>
      <UnsavedNotice orderNumber={orderNumber} rows={unsaved} />
      <Findings orderNumber={orderNumber} check={check} isWhole isStored={unsaved.length === 0} />
    </div>
  )
}

const AsOrdered = ({ orderNumber, check }: Props) => {
  const { acknowledged } = sorted(check.findings ?? [])
  return (
    <div className={classes.groups}>
      <p className={classes.soft}>
        {acknowledged.length === 0 ? checkText.nothingThen : checkText.asOrdered(acknowledged.length)}
      </p>
      <FindingList {...{ orderNumber, check }} findings={acknowledged} label={checkText.heading} />
    </div>
  )
}

interface FindingsProps extends Props {
  /** The list has a place of its own, with room for all. */
  readonly isWhole?: boolean
  /** Without it nothing is said to be ready. */
  readonly isStored?: boolean
}

export const Findings = ({ orderNumber, check, isWhole = false, isStored = true }: FindingsProps) => {
  const [showsAll, setShowsAll] = useState(isWhole)
  const [showsAnswered, setShowsAnswered] = useState(false)
  const { errors, warnings, questions, acknowledged } = sorted(check.findings ?? [])
  const asked = [...warnings, ...questions]
  const room = showsAll ? Number.POSITIVE_INFINITY : Math.max(0, SHOWN_FIRST - errors.length)
  const shown = asked.slice(0, room)
  const list = { orderNumber, check }
  return (
    <div className={classes.groups}>
      <p className={classes.state} role="status">
        {errors.length + asked.length === 0
          ? isStored && (
              <>
                <IconCircleCheck size={17} className={classes.fine} aria-hidden />
                {checkText.clear}
              </>
            )
          : [
              errors.length > 0 && checkText.errorCount(errors.length),
              warnings.length > 0 && checkText.warningCount(warnings.length),
              questions.length > 0 && checkText.questionCount(questions.length),
            ]
              .filter(Boolean)
              .join(', ')}
      </p>
      {errors.length > 0 && (
        <>
          <h3 className={classes.group}>{checkText.errors}</h3>
          <FindingList {...list} findings={errors} label={checkText.errors} />
        </>
      )}
      {asked.length > 0 && (
        <>
          <h3 className={classes.group}>{checkText.warnings}</h3>
          <FindingList {...list} findings={shown} label={checkText.warnings} />
          {shown.length < asked.length && (
            <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
              {checkText.showAll(errors.length + asked.length)}
            </Button>
          )}
        </>
      )}
      {acknowledged.length > 0 && (
        <>
          <Button
            className={classes.fold ?? ''}
            variant="subtle"
            size="compact-sm"
            aria-expanded={showsAnswered}
            onClick={() => setShowsAnswered(!showsAnswered)}
          >
            {checkText.acknowledged(acknowledged.length)}
          </Button>
          {showsAnswered && (
            <FindingList
              {...list}
              findings={acknowledged}
              label={checkText.acknowledged(acknowledged.length)}
            />
          )}
        </>
      )}
    </div>
  )
}
