/** Above the drawing: how many, what it is called in the house, and as a drawing or in the room. */

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { REFERENCE_MAX } from '#domain/product/bounds'
import { type Dimension, DimensionControl } from '../../../../drawing/dimension-control.tsx'
import { countDoubt } from '../../../../quote/fields/count-doubt.ts'
import { NumberCell } from '../../../../quote/fields/number-cell.tsx'
import { codeOfNewRow } from '../../../../quote/new-rows/next-code.ts'
import { useNewRows } from '../../../../quote/new-rows/use-new-rows.ts'
import { isCountEditable, leastCount } from '../../../../quote/price-fields.ts'
import { editKeyOf } from '../../../../quote/quote-edit.ts'
import { UndoButtons, type UndoSteps } from '../../../../quote/undo/components/undo-buttons.tsx'
import { useQuote } from '../../../../quote/use-quote.ts'
import type { QuoteEditor } from '../../../../quote/use-quote-editor.ts'
import { COUNT_ID, useRefusedText } from '../../../../row/use-refused-texts.ts'
import { REFERENCE_ID } from '../../fields/refused-fields.ts'
import { focusNext } from '../../state/next-stop.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { CommandLine } from '../command/command-line.tsx'
import { TextControl } from '../controls/text-control.tsx'
import classes from './bar.module.css'
import { RowMenu } from './row-menu.tsx'

interface OptionsBarProps {
  readonly address: { readonly orderNumber: number; readonly rowNumber: number }
  readonly rows: readonly OfferRow[]
  readonly quoteEditor: QuoteEditor
  readonly dimension: Dimension
  readonly onDimension: (dimension: Dimension) => void
  readonly steps: UndoSteps
  /** Whether the whole bar is shown; else only the count and the reference of the row. */
  readonly isWhole: boolean
}

/** No rule says how a row may be called; the field itself is as long as a reference may be. */
const refuseNothing = (): null => null

export const OptionsBar = (props: OptionsBarProps) => {
  const { address, rows, quoteEditor, dimension, onDimension, steps, isWhole } = props
  const row = rows.find(({ rowNumber }) => rowNumber === address.rowNumber)
  const { configuration, locked, edit, flush } = useEditor()
  const lead = useLead(address, rows, configuration.values.reference)
  return (
    <div className={classes.options}>
      <Count {...address} row={row} quoteEditor={quoteEditor} />
      <div className={classes.reference}>
        <TextControl
          info={{ id: 'reference', label: editorText.reference, locked, onLeave: flush }}
          value={configuration.values.reference}
          maxLength={REFERENCE_MAX}
          placeholder={editorText.referencePlaceholder}
          lead={lead}
          entry="reference"
          refusedText={useRefusedText(address, REFERENCE_ID, editorText.reference)}
          refusalOf={refuseNothing}
          onCommit={(reference) => edit({ reference })}
        />
      </div>
      <div className={classes.views}>
        {isWhole ? (
          <>
            <CommandLine />
            <UndoButtons {...steps} />
            <RowMenu {...address} rows={rows} />
            <DimensionControl value={dimension} onChange={onDimension} />
          </>
        ) : null}
      </div>
    </div>
  )
}

/** A new row is called after the row above it, until it has a name or somebody has said that it has no number. */
const useLead = (
  { orderNumber, rowNumber }: OptionsBarProps['address'],
  rows: readonly OfferRow[],
  reference: string,
) => {
  const newRows = useNewRows()
  const [isDropped, setDropped] = useState(false)
  const newRow = newRows.find(orderNumber, rowNumber)
  if (newRow === undefined || isDropped || reference !== '') return undefined
  const code = codeOfNewRow(rows, newRows.all(), newRow)
  return code === null ? undefined : { code, drop: () => setDropped(true) }
}

interface CountProps {
  readonly orderNumber: number
  readonly rowNumber: number
  /** Absent as long as the quote does not know of the row. */
  readonly row: OfferRow | undefined
  readonly quoteEditor: QuoteEditor
}

/** a row with count 0 is a draft until it gets a count. */
const Count = ({ orderNumber, rowNumber, row, quoteEditor: { drafts, change } }: CountProps) => {
  const newRows = useNewRows()
  const newRow = newRows.find(orderNumber, rowNumber)
  const refusedText = useRefusedText({ orderNumber, rowNumber }, COUNT_ID, editorText.count)
  // What is being typed does not make a row of a draft.
  const { data: stored } = useQuote(orderNumber)
  if (row === undefined && newRow === undefined) return null
  const storedCount = stored?.productRows.find((other) => other.rowNumber === rowNumber)?.numberOf ?? 0
  const numberOf = row?.numberOf ?? newRow?.numberOf ?? 0
  const of = (count: number) => ({ kind: 'count', rowNumber, numberOf: count, seen: numberOf }) as const
  const key = editKeyOf(of(0))
  const isEditable = row === undefined || isCountEditable(row)
  const isNew = rowNumber < 0 && newRow !== undefined
  return (
    <>
      <div className={classes.count}>
        <NumberCell
          entry={{ name: 'count', onEnter: focusNext }}
          rule={{
            label: editorText.count,
            min: leastCount(isNew ? numberOf : storedCount),
            max: Number.MAX_SAFE_INTEGER,
            whole: true,
            doubt: countDoubt,
          }}
          value={numberOf}
          of=""
          locked={!isEditable}
          isFaulty={numberOf <= 0}
          refusedText={refusedText}
          draft={{
            propose: (count) => (isNew ? newRows.setCount(newRow.place, count) : drafts.propose(of(count))),
            settle: () => drafts.settle(key),
            drop: () => drafts.drop(key),
          }}
        />
      </div>
      {row !== undefined && numberOf <= 0 && isEditable ? (
        <Button className={classes.add ?? ''} onClick={() => change(of(1))}>
          {editorText.addToQuote}
        </Button>
      ) : null}
    </>
  )
}
