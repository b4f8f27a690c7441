/** One row of the quote: picture, facts, prices, and what can be done with it. */
import { Checkbox } from '@mantine/core'
import { memo } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { bulkEditText } from '../../bulk-edit-text.ts'
import type { Standing } from '../../state/row-money.ts'
import type { Place } from '../../state/row-order.ts'
import type { SelectionAction } from '../../state/row-selection.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import type { RowCommands } from '../../use-row-commands.ts'
import { PriceCell } from './price-cell.tsx'
import classes from './product-row.module.css'
import { RowActions } from './row-actions.tsx'
import { RowFacts } from './row-facts.tsx'
import { UnsavedTexts } from './unsaved-texts.tsx'

interface Props {
  readonly row: OfferRow
  readonly standing: Standing
  readonly desk: QuoteDesk
  readonly isDraft: boolean
  readonly isCopying: boolean
  readonly isLocked: boolean
  readonly commands: RowCommands
  readonly isChosen: boolean
  /** In what the row differs from the others. */
  readonly own: string
  /** Null where rows cannot be changed. */
  readonly select: ((action: SelectionAction) => void) | null
}

/** With Alt, anywhere in the row. */
const placeOfKey: Readonly<Record<string, Place>> = { ArrowUp: 'up', ArrowDown: 'down' }

export const ProductRow = memo((props: Props) => {
  const { row, standing, desk, isDraft, isCopying, isLocked, commands, isChosen, own, select } = props
  const { rowNumber } = row
  const editorAddress = `/produkt/${desk.orderNumber}/${rowNumber}/rediger`
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
        <Checkbox
          size="xs"
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
          alt={`${row.description} sett utenfra`}
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
        />
        <div>
          <RowFacts row={row} own={own} desk={desk} editorAddress={editorAddress} />
          <UnsavedTexts place={{ orderNumber: desk.orderNumber, rowNumber }} editorAddress={editorAddress} />
        </div>
      </div>
      <div className={classes.money}>
        <PriceCell row={row} standing={standing} desk={desk} isDraft={isDraft} />
      </div>
      <RowActions row={row} isCopying={isCopying} isLocked={isLocked} commands={commands} />
    </div>
  )
})
