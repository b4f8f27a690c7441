/** «Produkter»: the rows of the quote, or the product menu where there are none yet. */
import { Checkbox } from '@mantine/core'
import { memo, useCallback, useReducer } from 'react'
import { useNavigate } from 'react-router'
import type { Offer } from '#domain/contracts/offer'
import { type CommonFact, type CommonFacts, commonFacts, ownFacts } from '#domain/quote/rows/common-facts'
import { useWordsShown } from '../../../api/own-words.ts'
import { COPIED_ROW } from '../../../quote/new-rows/new-row-here.ts'
import { NewRowsNotice } from '../../../quote/new-rows/new-rows-notice.tsx'
import { useAddRow } from '../../../quote/new-rows/use-add-row.ts'
import type { PriceView } from '../../../quote/row-money.ts'
import { failureText } from '../../../quote/text.ts'
import { QuoteUndo } from '../../../quote/undo/components/quote-undo.tsx'
import { useIsUnanswered } from '../../../quote/until-answered.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { BulkEditBar } from '../bulk-edit/bulk-edit-bar.tsx'
import {
  chosenRows,
  NONE_CHOSEN,
  type RowSelection,
  type SelectionAction,
  selectRows,
} from '../bulk-edit/row-selection.ts'
import { bulkEditText } from '../bulk-edit/text.ts'
import classes from './product-grid.module.css'
import { GridRow } from './product-row.tsx'
import { RowList } from './row-list.tsx'
import { rowText } from './text.ts'
import { useRowCommands } from './use-row-commands.ts'

const MenuPanel = lazyPart(
  async () => (await import('../../../quote/product-menu/components/menu-panel.tsx')).MenuPanel,
)

/** From this many rows on the grid has a foot. */
const FOOTER_FROM = 100

interface Props {
  readonly offer: Offer
  readonly priceView: PriceView
  readonly quoteEditor: QuoteEditor
  /** Why no product can be added, if so. */
  readonly lockedReason: string | null
}

/** Not drawn anew for what is told beside it. */
export const ProductGrid = memo(({ offer, priceView, quoteEditor, lockedReason }: Props) => {
  useWordsShown()
  const navigate = useNavigate()
  const rows = offer.productRows
  const onCopied = useCallback(
    (rowNumber: number) =>
      void navigate(`/produkt/${quoteEditor.orderNumber}/${rowNumber}/rediger`, { state: COPIED_ROW }),
    [navigate, quoteEditor.orderNumber],
  )
  const { commands, copying, said } = useRowCommands(quoteEditor, rows, onCopied)
  const [selection, select] = useReducer(
    (before: RowSelection, action: SelectionAction) => selectRows(before, action, rows),
    NONE_CHOSEN,
  )
  const isUnanswered = useIsUnanswered(quoteEditor.orderNumber)
  const common = commonFacts(rows)
  const chosen = lockedReason === null ? chosenRows(selection, rows) : []
  return (
    <section className={classes.grid} aria-labelledby="produkter">
      <div className={classes.head}>
        {rows.length > 1 && lockedReason === null && (
          <Checkbox
            size="xs"
            className={classes.tickAll ?? ''}
            aria-label={bulkEditText.tickAll}
            checked={chosen.length === rows.length}
            indeterminate={chosen.length > 0 && chosen.length < rows.length}
            onChange={({ currentTarget }) => select({ kind: currentTarget.checked ? 'all' : 'none' })}
          />
        )}
        <h2 className={classes.heading} id="produkter">
          {rowText.heading}
          {rows.length > 0 && <span className={classes.count}>{rows.length}</span>}
          {rows.length > 0 && <span className={classes.priceNote}>{rowText.pricesExclTax}</span>}
        </h2>
        <p className={classes.failing} role="status">
          {isUnanswered && failureText.notYetStored}
        </p>
        <div className={classes.steps}>
          <QuoteUndo
            orderNumber={quoteEditor.orderNumber}
            lockedReason={lockedReason}
            settle={quoteEditor.drafts.settleAll}
          />
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyQuote orderNumber={quoteEditor.orderNumber} lockedReason={lockedReason} />
      ) : (
        <>
          <SaidOnce common={common} />
          <RowList rows={rows}>
            {(row, isSeenFirst) => (
              <GridRow
                key={row.rowNumber}
                row={row}
                isSeenFirst={isSeenFirst}
                priceView={priceView}
                quoteEditor={quoteEditor}
                isCopying={copying === row.rowNumber}
                commands={commands}
                own={joined(ownFacts(row, common))}
                isChosen={selection.chosen.has(row.rowNumber)}
                select={lockedReason === null ? select : null}
              />
            )}
          </RowList>
        </>
      )}
      <NewRowsNotice orderNumber={quoteEditor.orderNumber} />
      <BulkEditBar offer={offer} chosen={chosen} select={select} />
      {rows.length >= FOOTER_FROM && <p className={classes.footer}>{rowText.footer(rows.length)}</p>}
    </section>
  )
})

const joined = (facts: readonly CommonFact[]): string => facts.map(({ text }) => text).join(' · ')

/** What holds for all rows, and what for those that say nothing else. */
const SaidOnce = ({ common: { ofAll, ofMost } }: { common: CommonFacts }) => {
  if (ofAll.length + ofMost.length === 0) return null
  return (
    <p className={classes.common}>
      {ofAll.length > 0 && (
        <span>
          <strong>{rowText.ofAll}</strong> {joined(ofAll)}
        </span>
      )}
      {ofMost.length > 0 && (
        <span>
          <strong>{rowText.ofMost}</strong> {joined(ofMost)}
        </span>
      )}
    </p>
  )
}

const EmptyQuote = ({ orderNumber, lockedReason }: { orderNumber: number; lockedReason: string | null }) => {
  const addRow = useAddRow()
  return (
    <>
      <p className={classes.empty}>
        <strong>{rowText.empty}</strong> {lockedReason === null && rowText.emptyHelp}
      </p>
      <div className={classes.menu}>
        <MenuPanel
          lockedReason={lockedReason}
          onChoose={(model, choices, numberOf) => addRow(orderNumber, model, choices, numberOf)}
        />
      </div>
    </>
  )
}
