/** What a row costs that no server has priced yet: as quick entry tells it before there are rows (decision 31). */
import { formatMoney } from '../../../../ui/format.ts'
import { editorText } from '../../text.ts'
import { PriceLineRow } from './line.tsx'
import classes from './price.module.css'

/** In kroner, excluding VAT. */
export interface ExpectedPrice {
  readonly numberOf: number
  readonly price: { readonly unitPrice: number | null; readonly linePrice: number | null }
}

export const NewRowPrice = ({ row: { numberOf, price } }: { readonly row: ExpectedPrice }) => (
  <section className={classes.panel} aria-label={editorText.price}>
    <h2 className={classes.heading}>{editorText.price}</h2>
    <div className={classes.main}>
      <span className={classes.amount}>{formatMoney(price.unitPrice)}</span>
      <p className={classes.soft}>
        {editorText.perPiece} {editorText.exclTax}
      </p>
    </div>
    <dl className={classes.lines}>
      <PriceLineRow label={editorText.lineSum(numberOf)} amount={price.linePrice} strong />
    </dl>
  </section>
)
