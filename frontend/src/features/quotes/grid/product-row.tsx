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

interface Props {
  readonly row: OfferRow
  readonly priceView: PriceView
  readonly quoteEditor: QuoteEditor
  readonly isCopying: boolean
  readonly commands: RowCommands
  readonly isChosen: boolean
  /** In what the row differs from the others. */
  readonly own: string
  /** Null where rows cannot be changed. */
  readonly select: ((action: SelectionAction) => void) | null
}

/** With Alt, anywhere in the row. */
const placeOfKey: Readonly<Record<string, RowPosition>> = { ArrowUp: 'up', ArrowDown: 'down' }

export const GridRow = memo((props: Props) => {
  useWordsShown()
  const { row, priceView, quoteEditor, isCopying, commands, isChosen, own, select } = props
  const { rowNumber } = row
  const isLocked = select === null
  const isDraft = row.numberOf < 1
  const editorAddress = `/produkt/${quoteEditor.orderNumber}/${rowNumber}/rediger`
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
      data-draft={isDraft || undefined}
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
      <div className={classes.product}>
        <img
          className={classes.picture}
          src={row.imageUrl}
          alt={rowText.picture(row.description)}
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
        />
        <div>
          <GridRowFacts row={row} own={own} quoteEditor={quoteEditor} editorAddress={editorAddress} />
          <UnsavedTexts
            place={{ orderNumber: quoteEditor.orderNumber, rowNumber }}
            editorAddress={editorAddress}
          />
        </div>
      </div>
      <div className={classes.money}>
        <PriceCell row={row} priceView={priceView} quoteEditor={quoteEditor} isDraft={isDraft} />
      </div>
      <RowActions
        orderNumber={quoteEditor.orderNumber}
        row={row}
        isCopying={isCopying}
        isLocked={isLocked}
        commands={commands}
      />
    </div>
  )
})
