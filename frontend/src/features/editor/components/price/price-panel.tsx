/** What the row costs, for whoever looks: their own price, the rates they may set, the line's sum and how it is built. */
import type { OfferRow } from '#domain/contracts/offer'
import { kronerWithTax } from '#domain/units'
import { RateField } from '../../../../quote/fields/rate-field.tsx'
import { rateFields } from '../../../../quote/price-fields.ts'
import type { PriceView } from '../../../../quote/row-money.ts'
import type { QuoteEditor } from '../../../../quote/use-quote-editor.ts'
import { formatMoney } from '../../../../ui/format.ts'
import { editorText } from '../../text.ts'
import { BuildUp } from './build-up.tsx'
import { PriceLineRow } from './line.tsx'
import classes from './price.module.css'

interface PricePanelProps {
  readonly row: OfferRow
  readonly priceView: PriceView
  readonly quoteEditor: QuoteEditor
}

export const PricePanel = ({ row, priceView, quoteEditor }: PricePanelProps) => {
  const { price, numberOf } = row
  if (price.unitPrice === null)
    return (
      <section className={classes.panel} aria-label={editorText.price}>
        <h2 className={classes.heading}>{editorText.price}</h2>
        <p className={classes.soft}>{editorText.unknownLevel}</p>
      </section>
    )
  const rates = rateFields(row, priceView)
  const showsAgent = priceView.viewer === 'super' && priceView.hasAgent
  const toAgent = priceView.viewer === 'store' && priceView.hasAgent
  return (
    <section className={classes.panel} aria-label={editorText.price}>
      <h2 className={classes.heading}>
        {toAgent ? editorText.toAgent : showsAgent ? editorText.storePrice : editorText.price}
      </h2>
      <div className={classes.main}>
        <span className={classes.amount}>{formatMoney(price.unitPrice)}</span>
        <p className={classes.soft}>
          {editorText.perPiece} {editorText.exclTax}
        </p>
      </div>
      {rates.length > 0 ? (
        <div className={classes.rates}>
          {rates.map((field) => (
            <RateField key={field.key} field={field} row={row} quoteEditor={quoteEditor} />
          ))}
        </div>
      ) : null}
      <dl className={classes.lines}>
        <PriceLineRow
          label={price.projectCalculation ? editorText.cost : editorText.listPrice}
          amount={price.priceExclTax}
        />
        {showsAgent ? <PriceLineRow label={editorText.agentPrice} amount={price.agentUnitPrice} /> : null}
        <PriceLineRow label={editorText.lineSum(numberOf)} amount={price.linePrice} strong />
        <PriceLineRow
          label={editorText.inclTax}
          amount={price.linePrice === null ? null : kronerWithTax(price.linePrice, price.taxRate)}
        />
        {showsAgent ? (
          <PriceLineRow
            label={`${editorText.agentPrice}, ${numberOf}\u00a0stk.`}
            amount={price.agentLinePrice}
            strong
          />
        ) : null}
      </dl>
      {price.projectCalculation ? null : <BuildUp />}
    </section>
  )
}
