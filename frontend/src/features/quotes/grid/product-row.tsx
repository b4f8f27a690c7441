/** One row of the quote: picture, facts, prices, and what can be done with it. */
import { memo } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { useWordsShown } from '../../../api/own-words.ts'
import type { PriceView } from '../../../quote/row-money.ts'
import type { RowPosition } from '../../../quote/row-order.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { Tick } from '../../../ui/tick.tsx'
import type { SelectionAction } from '../bulk-edit/row-selection.ts'
import { bulkEditText } from '../bulk-edit/text.ts'
import { PriceCell } from './price-cell.tsx'
import classes from './product-row.module.css'
import { RowActions } from './row-actions.tsx'
import { GridRowFacts } from './row-facts.tsx'
import { rowText } from './text.ts'
import { UnsavedTexts } from './unsaved-texts.tsx'
import type { RowCommands } from './use-row-commands.ts'

interface BodyProps {
  readonly row: OfferRow
  /** Its picture is asked for at once: nobody has to find out first whether it is in sight. */
  readonly isSeenFirst: boolean
  readonly priceView: PriceView
  readonly quoteEditor: QuoteEditor
  readonly isCopying: boolean
  readonly isLocked: boolean
  readonly commands: RowCommands
  /** In what the row differs from the others. */
  readonly own: string
}

interface Props extends Omit<BodyProps, 'isLocked'> {
  readonly isChosen: boolean
  /** Null where rows cannot be changed. */
  readonly select: ((action: SelectionAction) => void) | null
}

/** With Alt, anywhere in the row. */
const placeOfKey: Readonly<Record<string, RowPosition>> = { ArrowUp: 'up', ArrowDown: 'down' }

export const GridRow = memo(({ isChosen, select, ...body }: Props) => {
  useWordsShown()
  const { row, commands } = body
  const { rowNumber } = row
  const isLocked = select === null
  return (
    // biome-ignore lint/a11y/useSemanticElements: an li would have to stand right in its list; see row-list.tsx
    <div
      role="listitem"
      data-row={rowNumber}
      onKeyDownCapture={(event) => {
        const place = event.altKey ? placeOfKey[event.key] : undefined
        if (place === undefined || isLocked) return
        event.preventDefault()
        event.stopPropagation()
        commands.shift(rowNumber, place)
      }}
      className={classes.row}
      data-draft={isDraft(row) || undefined}
      data-chosen={isChosen || undefined}
      data-ticked={select !== null || undefined}
    >
      {select !== null && (
        <Tick
          className={classes.tick ?? ''}
          aria-label={bulkEditText.tick(rowNumber)}
          checked={isChosen}
          onChange={({ currentTarget, nativeEvent }) =>
            select({
              kind: 'tick',
              rowNumber,
              on: currentTarget.checked,
              isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
            })
          }
        />
      )}
      <RowBody {...body} isLocked={isLocked} />
    </div>
  )
})

const isDraft = ({ numberOf }: OfferRow): boolean => numberOf < 1

/** All but its tick, which a press may set in hundreds of rows at once. */
const RowBody = memo(
  ({ row, isSeenFirst, priceView, quoteEditor, isCopying, isLocked, commands, own }: BodyProps) => {
    useWordsShown()
    const place = { orderNumber: quoteEditor.orderNumber, rowNumber: row.rowNumber }
    const editorAddress = `/produkt/${place.orderNumber}/${place.rowNumber}/rediger`
    return (
      <>
        <div className={classes.product}>
          <img
            className={classes.picture}
            src={row.imageUrl}
            alt={rowText.picture(row.description)}
            width={96}
            height={96}
            loading={isSeenFirst ? 'eager' : 'lazy'}
            decoding="async"
          />
          <div>
            <GridRowFacts row={row} own={own} quoteEditor={quoteEditor} editorAddress={editorAddress} />
            <UnsavedTexts place={place} editorAddress={editorAddress} />
          </div>
        </div>
        <div className={classes.money}>
          <PriceCell row={row} priceView={priceView} quoteEditor={quoteEditor} isDraft={isDraft(row)} />
        </div>
        <RowActions
          orderNumber={place.orderNumber}
          row={row}
          isCopying={isCopying}
          isLocked={isLocked}
          commands={commands}
        />
      </>
    )
  },
)
