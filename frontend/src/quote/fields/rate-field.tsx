/**
 * A discount or margin of a row, on the quote and in the editor; the prices follow while it is being typed. Of a rate that the viewer
 * may not know there is only the sign that it is there.
 */
import type { OfferRow } from '#domain/contracts/offer'
import { useRefusedText } from '../../row/use-refused-texts.ts'
import { type RateFieldSpec as Rate, rateEdit } from '../price-fields.ts'
import { editKeyOf } from '../quote-edit.ts'
import type { QuoteEditor } from '../use-quote-editor.ts'
import { CompoundLabel } from './compound-label.tsx'
import classes from './number-cell.module.css'
import { NumberCell } from './number-cell.tsx'
import { fieldText } from './text.ts'

interface Props {
  readonly field: Rate
  readonly row: OfferRow
  readonly quoteEditor: QuoteEditor
}

export const RateField = ({ field, row: { rowNumber }, quoteEditor: { orderNumber, drafts } }: Props) => {
  const refusedText = useRefusedText({ orderNumber, rowNumber }, field.key, field.label)
  if (field.isMasked) return <MaskedRate label={field.label} />
  const edit = (rate: number) => rateEdit(rowNumber, field, rate)
  const sample = edit(0)
  const key = sample === null ? '' : editKeyOf(sample)
  return (
    <NumberCell
      rule={{ label: field.label, min: 0, max: field.max, whole: false, unit: '%' }}
      value={field.value}
      of={fieldText.ofRow(rowNumber)}
      locked={field.key === 'agentNet' ? fieldText.rateLocked(rowNumber) : !field.isEditable}
      refusedText={refusedText}
      draft={{
        propose: (rate) => {
          const change = edit(rate)
          if (change !== null) drafts.propose(change)
        },
        settle: () => drafts.settle(key),
        drop: () => drafts.drop(key),
      }}
    />
  )
}

const MaskedRate = ({ label }: { readonly label: string }) => (
  <span className={classes.cell} data-hint={fieldText.masked}>
    <span className={classes.label}>
      <CompoundLabel text={label} />
    </span>
    <span className={`${classes.box} ${classes.masked}`} role="img" aria-label={fieldText.masked}>
      ••• %
    </span>
  </span>
)
