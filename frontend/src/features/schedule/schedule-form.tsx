/** Quick entry: the lines, what they come to, and adding them all. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { MAX_ROWS } from '#domain/quote/outcome'
import { QuoteUndo } from '../../quote/undo/components/quote-undo.tsx'
import { Announcement } from './components/announcement.tsx'
import { DropSheet } from './components/drop-sheet.tsx'
import { FirstHelp, Help } from './components/help.tsx'
import { ModelProgress } from './components/model-progress.tsx'
import { OpenSheetButton } from './components/open-sheet-button.tsx'
import { ScheduleLine } from './components/schedule-line.tsx'
import { SeriesChoice } from './components/series-choice.tsx'
import { SheetDialog } from './components/sheet-dialog.tsx'
import { SumBar } from './components/sum-bar.tsx'
import classes from './schedule-form.module.css'
import { clearRows } from './state/clear-orders.ts'
import type { Pricing } from './state/line-price.ts'
import { countOf, type LineEditing, type LinesEdit, roomIn } from './state/lines.ts'
import { scheduleText } from './text.ts'
import { useAdding } from './use-adding.ts'
import { isModelFile, useModelFile } from './use-model-file.ts'
import { useSchedule } from './use-schedule.ts'
import { useSheets } from './use-sheets.ts'

/** Comes with the first model that is opened. */
const ModelDialog = lazy(async () => ({
  default: (await import('./components/model-dialog.tsx')).ModelDialog,
}))

interface Props {
  readonly userId: number
  readonly orderNumber: number
  readonly pricing: Pricing
  readonly rowsInQuote: number
  /** Why nothing can be added; null when it can. */
  readonly lockReason: string | null
}

export const ScheduleForm = ({ userId, orderNumber, pricing, rowsInQuote, lockReason }: Props) => {
  const { colorLists } = pricing
  const schedule = useSchedule(userId, orderNumber, colorLists)
  const { state, readLines, isRead, series, setSeries, dispatch: write } = schedule
  const [activeId, setActiveId] = useState<number | null>(null)
  /** The line that is being typed in: what it lacks may still come. */
  const [typedId, setTypedId] = useState<number | null>(null)
  const edit = useCallback(
    (next: LinesEdit) => {
      setTypedId(next.kind === 'type' ? next.id : null)
      write(next)
    },
    [write],
  )
  const { add, isAdding, error, refused } = useAdding(orderNumber, { schedule, colorLists, edit })
  const { paste, open, isReading, problem, tables, scannedPages, close, insert, forget } = useSheets(edit)
  const model = useModelFile(edit)

  const ready = useMemo(() => clearRows(readLines), [readLines])
  const unclear = readLines.findIndex(({ isClear }) => !isClear)
  /** Somebody wants them all added, and not all of them have been read. */
  const [isAwaited, setAwaited] = useState(false)
  /** More is written than the first line. */
  const isBegun = state.lines.length > 2
  const isLocked = lockReason !== null || isAdding || isAwaited
  const notTaken =
    problem ??
    model.problem ??
    (state.tooMany === null ? null : scheduleText.tooMany(state.tooMany, MAX_ROWS))
  const room = roomIn(state)

  /** What is read from a file stands below what is written. */
  const openFile = (file: File) => {
    const last = state.lines.at(-1)
    if (isLocked || last === undefined) return
    const place = { id: last.id, at: last.text.length, until: last.text.length }
    model.forget()
    forget()
    if (isModelFile(file)) model.open(file, place)
    else open(file, place)
  }
  const goToUnclear = () => {
    const line = state.lines[unclear]
    if (line) edit({ kind: 'go', id: line.id })
  }
  const addClear = () => {
    if (lockReason === null && !isAdding) add()
  }
  const addAll = useRef(addClear)
  addAll.current = unclear >= 0 ? goToUnclear : isRead ? addClear : () => setAwaited(true)
  useEffect(() => {
    if (!isAwaited || !(isRead || unclear >= 0)) return
    setAwaited(false)
    addAll.current()
  }, [isAwaited, isRead, unclear])

  const editing = useMemo<LineEditing>(
    () => ({
      isLocked,
      edit,
      enter: setActiveId,
      leave: () => {
        setActiveId(null)
        setTypedId(null)
      },
      paste,
      addAll: () => addAll.current(),
    }),
    [isLocked, edit, paste],
  )

  return (
    <DropSheet onFile={openFile}>
      <div className={classes.toolbar}>
        <SeriesChoice series={series} onChange={setSeries} />
        <OpenSheetButton
          isReading={isReading || model.reading !== null}
          isLocked={isLocked}
          onFile={openFile}
        />
        <QuoteUndo orderNumber={orderNumber} lockedReason={lockReason} />
        {isBegun ? <Help /> : null}
      </div>
      {lockReason === null ? null : (
        <p className={classes.lock} role="status">
          {lockReason}
        </p>
      )}
      {notTaken === null ? null : (
        <p className={classes.lock} role="alert">
          {notTaken}
        </p>
      )}
      <ol className={classes.lines} aria-label={scheduleText.lines}>
        {state.lines.map((line, index) => (
          <ScheduleLine
            key={line.id}
            line={line}
            read={readLines[index] ?? null}
            number={index + 1}
            isLast={index === state.lines.length - 1}
            attention={line.id === typedId ? 'typed' : line.id === activeId ? 'active' : 'none'}
            pricing={pricing}
            focus={state.focus?.id === line.id ? state.focus : null}
            refused={refused.get(line.text) ?? null}
            editing={editing}
          />
        ))}
      </ol>
      {isBegun ? null : <FirstHelp />}
      <Announcement
        lines={readLines}
        ids={state.lines.map(({ id }) => id)}
        activeId={activeId}
        pricing={pricing}
      />
      <SumBar
        ready={ready}
        lines={{
          written: countOf(state),
          read: Math.min(readLines.length, countOf(state)),
          unclear: readLines.filter(({ isClear }) => !isClear).length,
        }}
        rowsInQuote={rowsInQuote}
        pricing={pricing}
        isLocked={lockReason !== null}
        isAdding={isAdding || isAwaited}
        error={error}
        onAdd={addClear}
        onGoToUnclear={goToUnclear}
      />
      {tables === null ? null : (
        <SheetDialog
          tables={tables}
          scannedPages={scannedPages}
          colorLists={colorLists}
          series={series}
          room={room}
          onClose={close}
          onInsert={insert}
        />
      )}
      {model.reading === null ? null : <ModelProgress {...model.reading} onStop={model.stop} />}
      {model.found === null ? null : (
        <Suspense>
          <ModelDialog
            orderNumber={orderNumber}
            found={model.found}
            colorLists={colorLists}
            series={series}
            room={room}
            onClose={model.close}
            onInsert={model.insert}
          />
        </Suspense>
      )}
    </DropSheet>
  )
}
