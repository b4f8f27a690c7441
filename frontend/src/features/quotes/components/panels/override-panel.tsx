/**
 * One discount or margin for all rows. A rate is sent when its field is left or Enter is pressed, not while it is
 * being typed: every row is about to get it.
 */
import { useRef } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { overrideText } from '../../panel-text.ts'
import { type OverrideField, overrideFields } from '../../state/override-fields.ts'
import type { Standing } from '../../state/row-money.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import { ALL_ROWS, useKeptText, useRefusedTexts } from '../../use-refused-texts.ts'
import { NumberCell } from '../grid/number-cell.tsx'
import classes from './panel.module.css'
import { FoldedPanel } from './panel.tsx'

interface Props {
  readonly offer: Offer
  readonly standing: Standing
  readonly desk: QuoteDesk
}

export const OverridePanel = ({ offer, standing, desk }: Props) => {
  const fields = overrideFields(offer, standing)
  const refused = useRefusedTexts({ orderNumber: offer.orderNumber, rowNumber: ALL_ROWS })
  if (fields.length === 0) return null
  return (
    <FoldedPanel title={overrideText.heading} opensItself={refused.length > 0}>
      {() => (
        <>
          <div className={classes.rates}>
            {fields.map((field) => (
              <Rate key={field.rateOf} field={field} desk={desk} />
            ))}
          </div>
          <p className={classes.soft}>{overrideText.help}</p>
        </>
      )}
    </FoldedPanel>
  )
}

const Rate = ({ field, desk }: { field: OverrideField; desk: QuoteDesk }) => {
  const typed = useRef<number | null>(null)
  const { rateOf, label, value, max } = field
  const kept = useKeptText({ orderNumber: desk.orderNumber, rowNumber: ALL_ROWS }, rateOf, label)
  const settle = () => {
    const rate = typed.current
    typed.current = null
    if (rate !== null && rate !== value) desk.change({ kind: 'rate-of-all', rateOf, rate })
  }
  return (
    <NumberCell
      rule={{ label, min: 0, max, whole: false }}
      value={value}
      of=", alle rader"
      unit="%"
      isReadOnly={false}
      kept={kept}
      onPropose={(rate) => {
        typed.current = rate
      }}
      onSettle={settle}
      onRevert={() => {
        typed.current = null
      }}
    />
  )
}
