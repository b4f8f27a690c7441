/** The price where its column is not in sight: on a phone at the bottom of the screen, else beside what opens the column. */
import { formatMoney } from '../../../../ui/format.ts'
import classes from '../../editor.module.css'
import { editorText } from '../../text.ts'
import type { ExpectedPrice } from './new-row-price.tsx'

export const PhonePrice = ({ row: { price, numberOf } }: { readonly row: ExpectedPrice }) =>
  price.unitPrice === null ? null : (
    <div className={classes.phonePrice}>
      <span>
        <span className={classes.phoneAmount}>{formatMoney(price.unitPrice)}</span>{' '}
        <span className={classes.phoneSoft}>{editorText.perPiece}</span>
      </span>
      <span className={classes.phoneSoft}>
        {editorText.pieces(numberOf)} {formatMoney(price.linePrice)} {editorText.exclTax}
      </span>
    </div>
  )

export const FoldedPrice = ({ row: { price } }: { readonly row: ExpectedPrice }) =>
  price.unitPrice === null ? null : (
    <>
      <strong>{formatMoney(price.unitPrice)}</strong>{' '}
      <span className={classes.phoneSoft}>
        {editorText.perPiece} {editorText.exclTax}
      </span>
    </>
  )
