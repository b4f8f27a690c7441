/** The editor of one row: options to the left, the drawing in the middle, price and data to the right. */
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { ColorLists } from '#domain/catalogue/types'
import type { ViewSide } from '#domain/drawing/scene'
import type { Dimension } from '../../drawing/dimension-control.tsx'
import { useRenderer } from '../../drawing/mode/use-renderer.ts'
import { usePendingEdits } from '../../quote/edit-quote.ts'
import { isCopiedRow, isNewRow, NEW_ROW_KEYS } from '../../quote/new-rows/new-row-here.ts'
import { useNewRows } from '../../quote/new-rows/use-new-rows.ts'
import { lockOf } from '../../quote/quote-lock.ts'
import { useIsUnanswered } from '../../quote/until-answered.ts'
import { useQuoteEditor } from '../../quote/use-quote-editor.ts'
import { releaseKeys } from '../../ui/key-buffer.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useIsPainted } from '../../ui/use-is-painted.ts'
import { useIsConnecting } from './api/connections.ts'
import { Canvas } from './components/canvas/canvas.tsx'
import { Columns } from './components/columns.tsx'
import { OptionsSidebar } from './components/options-sidebar.tsx'
import { FactsPanel } from './components/price/facts-panel.tsx'
import { FindingsPanel } from './components/price/findings-panel.tsx'
import { NewRowPrice } from './components/price/new-row-price.tsx'
import { FoldedPrice, PhonePrice } from './components/price/phone-price.tsx'
import { PriceAnnouncement } from './components/price/price-announcement.tsx'
import { PricePanel } from './components/price/price-panel.tsx'
import { EditorBar } from './components/toolbar/editor-bar.tsx'
import { OptionsBar } from './components/toolbar/options-bar.tsx'
import classes from './editor.module.css'
import { type EditedRow, isStored } from './state/edited-row.ts'
import { grossRatio, livePrice, priceFactorOf } from './state/live-price.ts'
import { goToFirst } from './state/next-stop.ts'
import { differencesOf } from './state/row-state.ts'
import { syncStatusOf } from './state/sync-text.ts'
import { EditorContext } from './state/use-editor.ts'
import { editorText } from './text.ts'
import { useConstruction } from './use-construction.ts'
import { useExpectedPrice } from './use-expected-price.ts'
import { useRowEditor } from './use-row-editor.ts'

const ConflictDialog = lazyPart(async () => (await import('./components/conflict-dialog.tsx')).ConflictDialog)

interface RowEditorProps {
  readonly row: EditedRow
  readonly colorLists: ColorLists
}

const selectReference = () => {
  const field = document.getElementById('reference')
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  field.select()
}

export const RowEditor = ({ row, colorLists }: RowEditorProps) => {
  const { orderNumber, rowNumber } = row
  const { quoteEditor, offer, priceView, unsaved } = useQuoteEditor(orderNumber)
  const underWay = usePendingEdits(orderNumber).length
  const isUnanswered = useIsUnanswered(orderNumber)
  const closed = !row.editable || row.readOnly || (offer !== undefined && lockOf(offer) !== null)
  const isConnecting = useIsConnecting(orderNumber)
  const { editor, store, state, savedConfiguration, steps, hasRefused } = useRowEditor(row, colorLists, {
    closed,
    isConnecting,
  })
  const [side, setSide] = useState<ViewSide>('outside')
  const [dimension, setDimension] = useState<Dimension>('2d')
  const renderer = useRenderer()
  const { state: from } = useLocation()
  const beginsHere = isNewRow(from)
  const isCopy = isCopiedRow(from)
  // A row that has just been made shows its measures first: they are typed at once.
  const isWhole = useIsPainted(beginsHere)
  // A page that is loaded shows its drawing first: the other groups take as long again.
  const isLoaded = useNavigationType() === 'POP'
  const hasGroups = useIsPainted(beginsHere || isLoaded)
  const newRows = useNewRows()
  const newRow = newRows.find(orderNumber, rowNumber)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the row was made with
  useEffect(() => {
    if (beginsHere) goToFirst(newRow?.isWritten ? (newRow.choices ?? {}) : {})
    releaseKeys(NEW_ROW_KEYS)
  }, [beginsHere])
  const place = newRow?.place
  const { reference } = editor.choices
  // Before the next key: what comes after it may be the next row, whose number goes on from this one.
  useLayoutEffect(() => {
    if (place !== undefined) newRows.setReference(place, reference)
  }, [newRows, place, reference])
  useEffect(() => {
    if (isCopy) selectReference()
  }, [isCopy])
  const construction = useConstruction(row, offer, editor.configuration, colorLists)

  const inQuote = offer?.productRows.find((other) => other.rowNumber === rowNumber)
  const ratio = grossRatio(editor.configuration, savedConfiguration, editor.list)
  const priced = inQuote && livePrice(inQuote, ratio, priceView)
  const priceFactor = inQuote ? priceFactorOf(inQuote, savedConfiguration, editor.list) : null
  const typing = state.typing || unsaved > underWay
  const isUnderWay = !isStored(row)
  const expected = useExpectedPrice(
    orderNumber,
    inQuote ? undefined : newRow,
    editor.configuration,
    editor.list,
  )
  const shownPrice = priced ?? expected

  const show = (next: Dimension) => {
    if (next === '3d') renderer.prepare3d()
    setDimension(next)
  }

  return (
    <EditorContext value={{ ...editor, priceFactor }}>
      <title>{`${editorText.row(rowNumber)}, ${editorText.order(orderNumber)}`}</title>
      <div className={classes.page}>
        <h1 className="visually-hidden">
          {editorText.row(rowNumber)}: {editor.configuration.facts.description}
        </h1>
        <EditorBar
          orderNumber={orderNumber}
          rowNumber={rowNumber}
          offer={offer}
          status={syncStatusOf(
            { ...state, typing },
            {
              isBusy: underWay > 0 || isUnderWay,
              hasRefused,
              isFailing: isUnanswered || newRow?.isFailing === true,
            },
          )}
        />
        <OptionsBar
          address={{ orderNumber, rowNumber }}
          rows={offer?.productRows ?? []}
          quoteEditor={quoteEditor}
          dimension={dimension}
          onDimension={show}
          steps={steps}
          isWhole={isWhole}
        />
        <Columns
          options={<OptionsSidebar row={row} offer={offer} isWhole={hasGroups} />}
          canvas={
            isWhole ? (
              <Canvas
                row={{ orderNumber, rowNumber }}
                construction={construction}
                side={side}
                dimension={dimension}
                onSide={setSide}
                renderer={renderer}
                lockReason={offer ? lockOf(offer) : null}
              />
            ) : null
          }
          price={shownPrice ? <FoldedPrice row={shownPrice} /> : null}
          facts={
            hasGroups ? (
              <>
                {priced ? <PricePanel row={priced} priceView={priceView} quoteEditor={quoteEditor} /> : null}
                {!priced && expected ? <NewRowPrice row={expected} /> : null}
                <FactsPanel
                  configuration={editor.configuration}
                  coupledBy={row.connectPosition === null ? null : row.mountingType}
                />
                <FindingsPanel />
              </>
            ) : null
          }
        />
        {shownPrice ? <PhonePrice row={shownPrice} /> : null}
        {priced ? <PriceAnnouncement amount={priced.price.unitPrice} /> : null}
      </div>
      {state.conflict ? (
        <ConflictDialog conflict={state.conflict} differences={differencesOf(state)} onKeep={store.resolve} />
      ) : null}
    </EditorContext>
  )
}
