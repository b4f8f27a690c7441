/**
 * One discount or margin for all rows. A rate is sent when its field is left or Enter is pressed, not while it is
 * being typed: every row is about to get it.
 */
import { useRef } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { NumberCell } from '../../../quote/fields/number-cell.tsx'
import type { PriceView } from '../../../quote/row-money.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { ALL_ROWS, useRefusedText, useRefusedTexts } from '../../../row/use-refused-texts.ts'
import { type OverrideField, overrideFields } from './override-fields.ts'
import classes from './panel.module.css'
import { FoldedPanel } from './panel.tsx'
import { overrideText } from './text.ts'

interface Props {
  readonly offer: Offer
  readonly priceView: PriceView
  readonly quoteEditor: QuoteEditor
}

export const OverridePanel = ({ offer, priceView, quoteEditor }: Props) => {
  const fields = overrideFields(offer, priceView)
  const refused = useRefusedTexts({ orderNumber: offer.orderNumber, rowNumber: ALL_ROWS })
  if (fields.length === 0) return null
  return (
    <FoldedPanel title={overrideText.heading} opensItself={refused.length > 0}>
      {() => (
        <>
          <div className={classes.rates}>
            {fields.map((field) => (
              <Rate key={field.rateOf} field={field} quoteEditor={quoteEditor} />
            ))}
          </div>
          <p className={classes.soft}>{overrideText.help}</p>
        </>
      )}
    </FoldedPanel>
  )
}

const Rate = ({ field, quoteEditor }: { field: OverrideField; quoteEditor: QuoteEditor }) => {
  const typed = useRef<number | null>(null)
  const { rateOf, label, value, isInForce, max, note } = field
  const refusedText = useRefusedText(
    { orderNumber: quoteEditor.orderNumber, rowNumber: ALL_ROWS },
    rateOf,
    label,
  )
  const settle = () => {
    const rate = typed.current
    typed.current = null
    if (rate !== null && !(isInForce && rate === value))
      quoteEditor.change({ kind: 'rate-of-all', rateOf, rate })
  }
  return (
    <div>
      <NumberCell
        rule={{ label, min: 0, max, whole: false, unit: '%' }}
        value={value}
        of={overrideText.ofAll}
        refusedText={refusedText}
        draft={{
          propose: (rate) => {
            typed.current = rate
          },
          settle,
          drop: () => {
            typed.current = null
          },
        }}
      />
      {note !== null && <p className={classes.soft}>{note}</p>}
    </div>
  )
}
