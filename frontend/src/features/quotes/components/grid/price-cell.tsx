/** Count, rates and prices of one row; the prices follow while a number is being typed. */
import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { formatMoney } from '../../../../ui/format.ts'
import { summaryText } from '../../page-text.ts'
import { countDoubt } from '../../state/count-doubt.ts'
import { keyOf, type RowEdit } from '../../state/offer-edit.ts'
import {
  isCountEditable,
  type RateField,
  rateEdit,
  rateFields,
  seesBuildUp,
} from '../../state/price-fields.ts'
import type { Standing } from '../../state/row-money.ts'
import { rowText } from '../../text.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import { COUNT_ID, useKeptText } from '../../use-refused-texts.ts'
import { CompoundLabel } from './compound-label.tsx'
import { NumberCell } from './number-cell.tsx'
import { PriceBuildUp } from './price-build-up.tsx'
import classes from './price-cell.module.css'

interface Props {
  readonly row: OfferRow
  readonly standing: Standing
  readonly desk: QuoteDesk
  /** The row stands in the quote with count 0 until a count is stored. */
  readonly isDraft: boolean
}

const countOf = (rowNumber: number, numberOf: number): RowEdit => ({ kind: 'count', rowNumber, numberOf })

export const PriceCell = ({ row, standing, desk, isDraft }: Props) => {
  const { rowNumber, numberOf } = row
  const { drafts, change } = desk
  const countKey = keyOf(countOf(rowNumber, 0))
  const of = `, rad ${rowNumber}`
  const showsBoth = standing.viewer === 'super' && standing.hasAgent
  const addToQuote = () => {
    drafts.drop(countKey)
    change(countOf(rowNumber, Math.max(numberOf, 1)))
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
            isReadOnly={!isCountEditable(row)}
            isFaulty={numberOf <= 0}
            kept={useKeptText({ orderNumber: desk.orderNumber, rowNumber }, COUNT_ID, rowText.count)}
            onPropose={(count) => drafts.propose(countOf(rowNumber, count))}
            onSettle={() => drafts.settle(countKey)}
            onRevert={() => drafts.drop(countKey)}
          />
        </span>
        {rateFields(row, standing).map((field) => (
          <Rate key={field.key} field={field} row={row} desk={desk} of={of} />
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
            standing={standing}
            showsBoth={showsBoth}
            why={
              seesBuildUp(row, standing) && (
                <PriceBuildUp orderNumber={desk.orderNumber} rowNumber={rowNumber} />
              )
            }
          />
        )}
      </div>
    </div>
  )
}

interface RateProps {
  readonly field: RateField
  readonly row: OfferRow
  readonly desk: QuoteDesk
  readonly of: string
}

const Rate = ({ field, row, desk, of }: RateProps) => {
  const { drafts, orderNumber } = desk
  const kept = useKeptText({ orderNumber, rowNumber: row.rowNumber }, field.key, field.label)
  const edit = (rate: number) => rateEdit(row.rowNumber, field.key, rate)
  const sample = edit(0)
  const key = sample === null ? '' : keyOf(sample)
  if (field.isMasked)
    return (
      <span className={classes.rate} data-hint={rowText.masked}>
        <span className={classes.maskedLabel}>
          <CompoundLabel text={field.label} />
        </span>
        <span className={classes.maskedValue} role="img" aria-label={rowText.masked}>
          ••• %
        </span>
      </span>
    )
  return (
    <span className={classes.rate}>
      <NumberCell
        rule={{ label: field.label, min: 0, max: field.max, whole: false }}
        value={field.value}
        of={of}
        unit="%"
        isReadOnly={!field.isEditable}
        kept={kept}
        {...(field.key === 'agentNet' ? { title: `${rowText.rateLocked} ${row.rowNumber}` } : {})}
        onPropose={(rate) => {
          const change = edit(rate)
          if (change !== null) drafts.propose(change)
        }}
        onSettle={() => drafts.settle(key)}
        onRevert={() => drafts.drop(key)}
      />
    </span>
  )
}

interface PricesProps {
  readonly row: OfferRow
  readonly standing: Standing
  /** The dealer's price and the builder's side by side. */
  readonly showsBoth: boolean
  /** Opens how the price comes about. */
  readonly why: ReactNode
}

const Prices = ({ row, standing, showsBoth, why }: PricesProps) => {
  const { price, numberOf } = row
  if (price.linePrice === null)
    return (
      <Text size="sm" c="gray.6">
        {summaryText.unknownLevel}
      </Text>
    )
  if (showsBoth)
    return (
      <>
        <PartyPrice party={summaryText.dealer} price={price.linePrice} unit={price.unitPrice} />
        <PartyPrice party={summaryText.agent} price={price.agentLinePrice} unit={price.agentUnitPrice} />
        {why}
      </>
    )
  const toAgent = standing.viewer === 'store' && standing.hasAgent
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
