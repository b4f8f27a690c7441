/** The receipt on the page: who accepted, when and which sum, to be kept. */
import type { CustomerPage } from '#domain/contracts/customer-page'
import { formatMoment, formatMoney } from '../../../ui/format.ts'
import { pageText } from '../text.ts'
import classes from './receipt.module.css'

export const Receipt = ({
  accepted,
  page: { total, hasReceiptMail },
}: {
  accepted: NonNullable<CustomerPage['accepted']>
  page: Pick<CustomerPage, 'total' | 'hasReceiptMail'>
}) => (
  <dl className={classes.receipt} aria-label={pageText.receipt}>
    <dt>{pageText.receiptName}</dt>
    <dd>{accepted.name}</dd>
    <dt>{pageText.receiptAt}</dt>
    <dd>{formatMoment(accepted.at)}</dd>
    {total !== null && (
      <>
        <dt>{pageText.receiptSum}</dt>
        <dd>{formatMoney(total.sumInclTax)}</dd>
      </>
    )}
    {hasReceiptMail && <dd className={classes.mailed}>{pageText.receiptMailed}</dd>}
  </dl>
)
