/** Count, rates and prices of one row; the prices follow while a number is being typed. */
import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { countDoubt } from '../../../quote/fields/count-doubt.ts'
import { NumberCell } from '../../../quote/fields/number-cell.tsx'
import { RateField } from '../../../quote/fields/rate-field.tsx'
import { fieldText } from '../../../quote/fields/text.ts'
import { isCountEditable, rateFields, seesBuildUp } from '../../../quote/price-fields.ts'
import { editKeyOf, type RowEdit } from '../../../quote/quote-edit.ts'
import type { PriceView } from '../../../quote/row-money.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { COUNT_ID, useRefusedText } from '../../../row/use-refused-texts.ts'
import { formatMoney } from '../../../ui/format.ts'
import { partyText } from '../text.ts'
import { PriceBuildUpTable } from './price-build-up.tsx'
import classes from './price-cell.module.css'
import { rowText } from './text.ts'

interface Props {
  readonly row: OfferRow
  readonly priceView: PriceView
  readonly quoteEditor: QuoteEditor
  /** The row stands in the quote with count 0 until a count is stored. */
  readonly isDraft: boolean
}

export const PriceCell = ({ row, priceView, quoteEditor, isDraft }: Props) => {
  const { rowNumber, numberOf } = row
  const { drafts, change } = quoteEditor
  const countOf = (count: number, seen = numberOf): RowEdit => ({
    kind: 'count',
    rowNumber,
    numberOf: count,
    seen,
  })
  const countKey = editKeyOf(countOf(0))
  const of = fieldText.ofRow(rowNumber)
  const showsBoth = priceView.viewer === 'super' && priceView.hasAgent
  const addToQuote = () => {
    drafts.drop(countKey)
    change(countOf(Math.max(numberOf, 1), 0))
  }
  return (
    <div className={classes.cell} data-both={showsBoth || undefined}>
      <div className={classes.fields}>
        <span className={classes.count}>
          <NumberCell
            rule={{
              label: rowText.count,
              min: 0,
              max: Number.MAX_SAFE_INTEGER,
              whole: true,
              doubt: countDoubt,
            }}
            value={numberOf}
            of={of}
            locked={!isCountEditable(row)}
            isFaulty={numberOf <= 0}
            refusedText={useRefusedText(
              { orderNumber: quoteEditor.orderNumber, rowNumber },
              COUNT_ID,
              rowText.count,
            )}
            draft={{
              propose: (count) => drafts.propose(countOf(count)),
              settle: () => drafts.settle(countKey),
              drop: () => drafts.drop(countKey),
            }}
          />
        </span>
        {rateFields(row, priceView).map((field) => (
          <span key={field.key} className={classes.rate}>
            <RateField field={field} row={row} quoteEditor={quoteEditor} />
          </span>
        ))}
      </div>
      <div className={classes.prices}>
        {isDraft && isCountEditable(row) ? (
          <Button size="compact-sm" onClick={addToQuote}>
            {rowText.addToQuote}
          </Button>
        ) : (
          <Prices
            row={row}
            priceView={priceView}
            showsBoth={showsBoth}
            why={
              seesBuildUp(row, priceView) && (
                <PriceBuildUpTable orderNumber={quoteEditor.orderNumber} rowNumber={rowNumber} />
              )
            }
          />
        )}
      </div>
    </div>
  )
}

interface PricesProps {
  readonly row: OfferRow
  readonly priceView: PriceView
  /** The dealer's price and the builder's side by side. */
  readonly showsBoth: boolean
  /** Opens how the price comes about. */
  readonly why: ReactNode
}

const Prices = ({ row, priceView, showsBoth, why }: PricesProps) => {
  const { price, numberOf } = row
  if (price.linePrice === null)
    return (
      <Text size="sm" c="gray.6">
        {partyText.unknownLevel}
      </Text>
    )
  if (showsBoth)
    return (
      <>
        <PartyPrice party={partyText.dealer} price={price.linePrice} unit={price.unitPrice} />
        <PartyPrice party={partyText.agent} price={price.agentLinePrice} unit={price.agentUnitPrice} />
        {why}
      </>
    )
  const toAgent = priceView.viewer === 'store' && priceView.hasAgent
  return (
    <>
      <span className={classes.line}>
        {why} {formatMoney(price.linePrice)}
      </span>
      <span className={classes.unit}>
        {numberOf !== 1 && `${rowText.each} ${formatMoney(price.unitPrice)} `}
        {toAgent && rowText.toAgent}
      </span>
    </>
  )
}

interface PartyPriceProps {
  readonly party: string
  readonly price: number | null
  readonly unit: number | null
}

const PartyPrice = ({ party, price, unit }: PartyPriceProps) => (
  <span className={classes.unit} title={`${rowText.each} ${formatMoney(unit)}`}>
    {party} <span className={classes.line}>{formatMoney(price)}</span>
  </span>
)
