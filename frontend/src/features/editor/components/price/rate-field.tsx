/** A discount or margin of the row; the prices follow while it is being typed. */
import { Tooltip } from '@mantine/core'
import type { OfferRow } from '#domain/contracts/offer'
import { NumberCell } from '../../../quotes/components/grid/number-cell.tsx'
import { keyOf } from '../../../quotes/state/offer-edit.ts'
import { type RateField as Rate, rateEdit } from '../../../quotes/state/price-fields.ts'
import { rowText } from '../../../quotes/text.ts'
import type { QuoteDesk } from '../../../quotes/use-quote-desk.ts'
import { useKeptText } from '../../../quotes/use-refused-texts.ts'
import classes from './price.module.css'

interface RateFieldProps {
  readonly field: Rate
  readonly row: OfferRow
  readonly desk: QuoteDesk
}

export const RateField = ({ field, row, desk: { orderNumber, drafts } }: RateFieldProps) => {
  const kept = useKeptText({ orderNumber, rowNumber: row.rowNumber }, field.key, field.label)
  const edit = (rate: number) => rateEdit(row.rowNumber, field.key, rate)
  const sample = edit(0)
  const key = sample === null ? '' : keyOf(sample)
  if (field.isMasked)
    return (
      <Tooltip label={rowText.masked}>
        <span className={classes.soft} role="img" aria-label={`${field.label}: ${rowText.masked}`}>
          <span>{field.label}</span>
          <span className={classes.masked}>••• %</span>
        </span>
      </Tooltip>
    )
  return (
    <NumberCell
      rule={{ label: field.label, min: 0, max: field.max, whole: false }}
      value={field.value}
      of={`, rad ${row.rowNumber}`}
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
  )
}
