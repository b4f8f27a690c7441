/**
 * What the quote comes to, what the check has found, and what one most likely wants now. In the bar above the quote, which stays in
 * sight; on a small screen at its foot, under the thumb.
 */
import { Button } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../ui/format.ts'
import { CheckButton } from '../order-check/check-button.tsx'
import { OrderButton } from '../ordering/order-button.tsx'
import { summaryText } from '../panels/text.ts'
import { sumsFor } from '../panels/totals-view.ts'
import type { QuoteParts } from '../quote-parts.ts'
import { ExtendButton } from './extend-button.tsx'
import classes from './next-bar.module.css'
import { actionText } from './text.ts'

const CallingOff = lazy(async () => ({ default: (await import('./calling-off.tsx')).CallingOff }))

interface Props {
  readonly parts: QuoteParts
  /** Printing as the main thing. */
  readonly print: ReactNode
  readonly isUnsaved: boolean
}

export const NextBar = ({ parts, print, isUnsaved }: Props) => {
  const { offer, priceView, check } = parts
  const [sum] = sumsFor(offer.totals, priceView).slice(-1)
  return (
    <section className={classes.next} aria-label={actionText.next} data-foot>
      {sum !== undefined && (
        <p className={classes.sum} aria-busy={isUnsaved}>
          <span className={classes.label}>{summaryText.inclTax}</span>
          <strong>{formatMoney(sum.inclTax)}</strong>
        </p>
      )}
      <CheckButton offer={offer} check={check} />
      <div className={classes.main}>
        <Main parts={parts} print={print} />
      </div>
    </section>
  )
}

const Main = ({ parts, print }: Omit<Props, 'isUnsaved'>) => {
  const { next, offer, viewer, quoteEditor, check, customer, storeFirst, may } = parts
  if (next === 'answer')
    return (
      <Suspense>
        <CallingOff offer={offer} may={may} />
      </Suspense>
    )
  if (next === 'extend') return <ExtendButton orderNumber={offer.orderNumber} />
  if (next === 'order')
    return <OrderButton {...{ offer, viewer, quoteEditor, storeFirst, check }} side={customer.side} />
  if (next === 'print') return print
  return (
    <Button
      component={Link}
      to={`/tilbud/${offer.orderNumber}/hurtig`}
      leftSection={<IconKeyboard size={16} stroke={1.6} aria-hidden />}
    >
      {actionText.schedule}
    </Button>
  )
}
