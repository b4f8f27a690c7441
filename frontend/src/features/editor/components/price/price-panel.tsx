/** What the row costs, for whoever looks: their own price, the rates they may set, the line's sum and how it is built. */
import type { OfferRow } from '#domain/contracts/offer'
import { roundHalfAway } from '#domain/units'
import { formatMoney } from '../../../../ui/format.ts'
import { rateFields } from '../../../quotes/state/price-fields.ts'
import type { Standing } from '../../../quotes/state/row-money.ts'
import type { QuoteDesk } from '../../../quotes/use-quote-desk.ts'
import { editorText } from '../../text.ts'
import { BuildUp } from './build-up.tsx'
import { Line } from './line.tsx'
import classes from './price.module.css'
import { RateField } from './rate-field.tsx'

interface PricePanelProps {
  readonly row: OfferRow
  readonly standing: Standing
  readonly desk: QuoteDesk
}

const withTax = (amount: number | null, taxRate: number): number | null =>
  amount === null ? null : roundHalfAway((amount * (100 + taxRate)) / 100, 2)

export const PricePanel = ({ row, standing, desk }: PricePanelProps) => {
  const { price, numberOf } = row
  if (price.unitPrice === null)
    return (
      <section className={classes.panel} aria-label={editorText.price}>
        <h2 className={classes.heading}>{editorText.price}</h2>
        <p className={classes.soft}>{editorText.unknownLevel}</p>
      </section>
    )
  const rates = rateFields(row, standing)
  const showsAgent = standing.viewer === 'super' && standing.hasAgent
  const toAgent = standing.viewer === 'store' && standing.hasAgent
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
            <RateField key={field.key} field={field} row={row} desk={desk} />
          ))}
        </div>
      ) : null}
      <dl className={classes.lines}>
        <Line
          label={price.projectCalculation ? editorText.cost : editorText.listPrice}
          amount={price.priceExclTax}
        />
        {showsAgent ? <Line label={editorText.agentPrice} amount={price.agentUnitPrice} /> : null}
        <Line label={editorText.lineSum(numberOf)} amount={price.linePrice} strong />
        <Line label={editorText.inclTax} amount={withTax(price.linePrice, price.taxRate)} />
        {showsAgent ? (
          <Line label={`${editorText.agentPrice}, ${numberOf} stk.`} amount={price.agentLinePrice} strong />
        ) : null}
      </dl>
      {price.projectCalculation ? null : <BuildUp />}
    </section>
  )
}
