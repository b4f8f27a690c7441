/** Price and U-value of each row before and after, which rows stay as they are and why, and what the quote comes to. */
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ApiBulkEditPreview } from '#domain/contracts/bulk-edit'
import { oreOf } from '#domain/units'
import { formatMoney, formatUValue } from '../../../ui/format.ts'
import { formatDifference } from '../../../ui/format-difference.ts'
import classes from './bulk-edit.module.css'
import { bulkEditText } from './text.ts'

export const PreviewTable = ({ preview }: { preview: ApiBulkEditPreview }) => (
  <table className={classes.table}>
    <caption className="visually-hidden">{bulkEditText.preview}</caption>
    <thead>
      <tr>
        <th scope="col">{bulkEditText.row}</th>
        <th scope="col">{bulkEditText.product}</th>
        <th scope="col" className={classes.figure}>
          {bulkEditText.price}
        </th>
        <th scope="col" className={classes.figure}>
          {bulkEditText.uValue}
        </th>
      </tr>
    </thead>
    <tbody>
      {preview.rows.map((row) => (
        <PreviewRow key={row.rowNumber} row={row} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {bulkEditText.quote}, {bulkEditText.sumExclTax}
        </th>
        <td className={classes.figure}>
          <Money before={preview.before.sumExclTax} after={preview.after.sumExclTax} />
        </td>
        <td className={classes.figure} rowSpan={2}>
          <Thermal before={preview.before.uvalue} after={preview.after.uvalue} />
        </td>
      </tr>
      <tr>
        <th scope="row" colSpan={2}>
          {bulkEditText.quote}, {bulkEditText.sumInclTax}
        </th>
        <td className={classes.figure}>
          <Money before={preview.before.sumInclTax} after={preview.after.sumInclTax} />
        </td>
      </tr>
    </tfoot>
  </table>
)

const PreviewRow = ({ row }: { row: ApiBulkEditPreview['rows'][number] }) => {
  const { outcome, note, before, after } = row
  return (
    <tr data-outcome={outcome}>
      <td>{row.rowNumber}</td>
      <td>
        {row.description}
        {row.reference !== '' && <span className={classes.soft}> {row.reference}</span>}
        {outcome === 'refused' && (
          <span className={classes.refused}>
            <IconAlertTriangle size={14} aria-hidden />
            {bulkEditText.refused}: {note}
          </span>
        )}
        {outcome === 'has it' && (
          <span className={classes.note}>
            {Object.keys(row.choices).length > 0 ? bulkEditText.willBeStated : bulkEditText.hasIt}
          </span>
        )}
        {outcome === 'changes' && note !== null && <span className={classes.note}>{note}</span>}
      </td>
      <td className={classes.figure}>
        <Money before={before.linePrice} after={after.linePrice} />
      </td>
      <td className={classes.figure}>
        <Thermal before={before.uvalue} after={after.uvalue} />
      </td>
    </tr>
  )
}

interface BothProps {
  readonly before: number | null
  readonly after: number | null
}

const Money = ({ before, after }: BothProps) =>
  before === null || after === null ? (
    formatMoney(after)
  ) : (
    <>
      {formatMoney(after)}
      {before !== after && (
        <span className={classes.note}>{formatDifference(oreOf(after) - oreOf(before))}</span>
      )}
    </>
  )

const Thermal = ({ before, after }: BothProps) => (
  <>
    {formatUValue(after)}
    {before !== after && <span className={classes.note}>{bulkEditText.before(formatUValue(before))}</span>}
  </>
)
