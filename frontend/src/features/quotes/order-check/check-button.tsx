/**
 * «Bestillingskontroll» as a button that says how much is left, and opens the list. It is there as long as the quote has rows, also
 * after it was ordered: then the list is what was looked at. A row with something typed and not stored is left, too.
 */
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle, IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { isSettled } from '#domain/quote/life/status'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useUnsavedOf } from '../unsaved/use-unsaved-of.ts'
import classes from './check-button.module.css'
import { onlyAsks, openCount } from './open-findings.ts'
import { checkText } from './text.ts'
import type { OrderCheck } from './use-order-check.ts'

const OrderCheckPanel = lazyPart(async () => (await import('./order-check-panel.tsx')).OrderCheckPanel)

interface Props {
  readonly offer: Offer
  readonly check: OrderCheck
}

const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const

export const CheckButton = ({ offer, check }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const unsaved = useUnsavedOf(offer).length
  if (offer.productRows.length === 0) return null
  const isOver = isSettled(offer.status.intVal)
  const left = isOver || check.findings === undefined ? null : openCount(check.findings) + unsaved
  /** The count has its room before it is known, so that nothing beside it moves. */
  const isComing = !isOver && check.findings === undefined && !check.hasFailed
  const said = left === null ? null : left === 0 ? checkText.nothingLeft : checkText.left(left)
  return (
    <>
      <Button
        variant="default"
        px="sm"
        className={classes.button ?? ''}
        aria-label={[checkText.heading, said].filter((part) => part !== null).join(' ')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        leftSection={
          left === null ? (
            <IconListCheck {...icon} />
          ) : left === 0 ? (
            <IconCircleCheck {...icon} className={classes.fine} />
          ) : unsaved === 0 && onlyAsks(check.findings ?? []) ? (
            <IconHelpCircle {...icon} className={classes.asks} />
          ) : (
            <IconAlertTriangle {...icon} className={classes.open} />
          )
        }
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.words}>{checkText.heading}</span>{' '}
        {left !== null && left > 0 && <span className={classes.count}>{left}</span>}
        {isComing && <span className={classes.count} data-coming aria-hidden />}
      </Button>
      {isOpen && (
        <SidePanel label={checkText.heading} closeLabel={checkText.close} onClose={() => setOpen(false)}>
          <OrderCheckPanel offer={offer} check={check} />
        </SidePanel>
      )}
    </>
  )
}
