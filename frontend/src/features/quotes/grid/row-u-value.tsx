/**
 * The U-value of a row, which opens whether it counts in that of the whole quote. All rows count until somebody says
 * otherwise, so the tick is folded away; a row that does not count says so.
 */
import { Checkbox, Popover } from '@mantine/core'
import { useState } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { fieldText } from '../../../quote/fields/text.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { formatUValue } from '../../../ui/format.ts'
import { PopoverHere } from '../../../ui/opened-here.tsx'
import classes from './row-u-value.module.css'
import { rowText } from './text.ts'

interface Props {
  readonly row: OfferRow
  readonly quoteEditor: Pick<QuoteEditor, 'change'>
}

export const RowUValue = ({ row, quoteEditor }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const { rowNumber, uvalue, inOrderUvalue } = row
  if (uvalue === null) return null
  return (
    <PopoverHere
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      position="bottom-start"
      button={
        <button
          type="button"
          className={classes.open}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <span className={classes.soft}>{rowText.uValue}</span> {formatUValue(uvalue)}{' '}
          <span className={classes.soft}>{rowText.uValueUnit}</span>
          {!inOrderUvalue && <span className={classes.out}>{rowText.notIncluded}</span>}
          <span className="visually-hidden">{fieldText.ofRow(rowNumber)}</span>
        </button>
      }
    >
      {() => (
        <Popover.Dropdown aria-label={rowText.uValueOf(rowNumber)}>
          <Checkbox
            data-autofocus
            label={
              <>
                {rowText.include}
                <span className="visually-hidden">{fieldText.ofRow(rowNumber)}</span>
              </>
            }
            checked={inOrderUvalue}
            disabled={row.readOnly}
            onChange={({ currentTarget }) =>
              quoteEditor.change({ kind: 'u-inclusion', rowNumber, included: currentTarget.checked })
            }
          />
        </Popover.Dropdown>
      )}
    </PopoverHere>
  )
}
