/** The desk of quick entry: the lines, what they come to, and adding them all. */
import { SegmentedControl } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ColorBook } from '#domain/catalogue/types'
import { printRow } from '#domain/schedule/print-row'
import type { ReadRow } from '#domain/schedule/read-row'
import type { ReadLine } from '#domain/schedule/read-schedule'
import { readTable, type Table } from '#domain/schedule/table/read-table'
import { toastInfo } from '../../ui/toasts.ts'
import { QuoteUndo } from '../undo/components/quote-undo.tsx'
import { lastStep } from '../undo/state/step-book.ts'
import { toastStep } from '../undo/step-toast.tsx'
import { takeBack } from '../undo/take-back.ts'
import { Announcement } from './components/announcement.tsx'
import { FirstHelp, Help } from './components/help.tsx'
import { PasteDialog } from './components/paste-dialog.tsx'
import { ScheduleLine } from './components/schedule-line.tsx'
import { SumBar } from './components/sum-bar.tsx'
import classes from './schedule-desk.module.css'
import type { Pricing } from './state/line-price.ts'
import type { LinesEdit } from './state/lines.ts'
import { scheduleText } from './text.ts'
import { useAddAll } from './use-add-all.ts'
import { useSchedule } from './use-schedule.ts'

interface Props {
  readonly userId: number
  readonly orderNumber: number
  readonly book: ColorBook
  readonly pricing: Pricing
  readonly rowsInQuote: number
  /** Why nothing can be added; null when it can. */
  readonly lockReason: string | null
}

interface Pasted {
  readonly table: Table
  readonly id: number
  readonly at: number
}

const clearRows = (lines: readonly ReadLine[]): readonly ReadRow[] =>
  lines.filter(({ isClear }) => isClear).flatMap(({ rows }) => rows)

export const ScheduleDesk = ({ userId, orderNumber, book, pricing, rowsInQuote, lockReason }: Props) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const schedule = useSchedule(userId, orderNumber, book)
  const { state, readLines, series, setSeries } = schedule
  const { mutate, isPending, error } = useAddAll(orderNumber, schedule)
  const [activeId, setActiveId] = useState<number | null>(null)
  /** The line that is being typed in: what it lacks may still come. */
  const [typedId, setTypedId] = useState<number | null>(null)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  /** What the server said of lines that it did not take, by their text. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())

  const ready = useMemo(() => clearRows(readLines), [readLines])
  const unclear = readLines.findIndex(({ isClear }) => !isClear)
  const unclearCount = readLines.filter(({ isClear }) => !isClear).length
  /** More is written than the first line. */
  const isBegun = state.lines.length > 2
  const isLocked = lockReason !== null || isPending

  const { dispatch: write } = schedule
  const dispatch = useCallback(
    (edit: LinesEdit) => {
      setTypedId(edit.kind === 'type' ? edit.id : null)
      write(edit)
    },
    [write],
  )
  const goToUnclear = () => {
    const line = state.lines[unclear]
    if (line) dispatch({ kind: 'go', id: line.id })
  }

  const tellAdded = (words: string) => {
    const step = lastStep(orderNumber)
    if (step === null) toastInfo(words)
    else toastStep(words, `added ${orderNumber} ${step}`, () => takeBack(queryClient, orderNumber, step))
  }

  const addClear = () => {
    const orders = ready.flatMap(({ order }) => (order === null ? [] : [order]))
    if (orders.length === 0 || isLocked) return
    const left = readLines.filter(({ isClear }) => !isClear).map(({ text }) => text)
    mutate(orders, {
      onSuccess: (answers) => {
        const back = answers.flatMap(({ refusal }, index) => {
          const order = orders[index]
          return refusal === null || order === undefined ? [] : [{ text: printRow(order, book), ...refusal }]
        })
        const added = orders.length - back.length
        if (back.length + left.length === 0) {
          dispatch({ kind: 'replace', texts: [] })
          tellAdded(scheduleText.added(added))
          void navigate(`/tilbud/${orderNumber}`)
          return
        }
        setRefused(new Map(back.map(({ text, message }) => [text, message])))
        dispatch({ kind: 'replace', texts: [...back.map(({ text }) => text), ...left] })
        tellAdded(scheduleText.someLeft(added, back.length + left.length))
      },
    })
  }

  const addAll = () => (unclear >= 0 ? goToUnclear() : addClear())
  const latest = useRef(addAll)
  latest.current = addAll
  const onAddAll = useCallback(() => latest.current(), [])

  const onPaste = useCallback(
    (id: number, at: number, text: string): boolean => {
      const table = readTable(text)
      if (table !== null) {
        setPasted({ table, id, at })
        return true
      }
      const texts = text.split(/\r?\n/).filter((line) => line.trim() !== '')
      if (texts.length < 2) return false
      dispatch({ kind: 'insert', id, at, texts })
      return true
    },
    [dispatch],
  )
  const onBlur = useCallback(() => {
    setActiveId(null)
    setTypedId(null)
  }, [])

  return (
    <>
      <div className={classes.toolbar}>
        <fieldset className={classes.series}>
          <legend>{scheduleText.series}</legend>
          <SegmentedControl
            size="xs"
            aria-label={scheduleText.series}
            value={series}
            onChange={(value) => setSeries(value)}
            data={[
              { value: 'basic', label: 'Basic' },
              { value: 'extra', label: 'eXtra' },
            ]}
          />
        </fieldset>
        <QuoteUndo orderNumber={orderNumber} lockedReason={lockReason} />
        {isBegun ? <Help /> : null}
      </div>
      {lockReason === null ? null : (
        <p className={classes.lock} role="status">
          {lockReason}
        </p>
      )}
      <ol className={classes.lines} aria-label={scheduleText.lines}>
        {state.lines.map((line, index) => {
          const read = readLines[index]
          return read === undefined ? null : (
            <ScheduleLine
              key={line.id}
              line={line}
              read={read}
              number={index + 1}
              isActive={line.id === activeId}
              isTyped={line.id === typedId}
              isLocked={isLocked}
              isLast={index === state.lines.length - 1}
              book={book}
              pricing={pricing}
              focus={state.focus?.id === line.id ? state.focus : null}
              previous={state.lines[index - 1]?.id ?? null}
              next={state.lines[index + 1]?.id ?? null}
              refused={refused.get(line.text) ?? null}
              onEdit={dispatch}
              onFocus={setActiveId}
              onBlur={onBlur}
              onPaste={onPaste}
              onAddAll={onAddAll}
            />
          )
        })}
      </ol>
      {isBegun ? null : <FirstHelp />}
      <Announcement
        lines={readLines}
        ids={state.lines.map(({ id }) => id)}
        activeId={activeId}
        book={book}
        pricing={pricing}
      />
      <SumBar
        ready={ready}
        unclearCount={unclearCount}
        rowsInQuote={rowsInQuote}
        pricing={pricing}
        isLocked={lockReason !== null}
        isAdding={isPending}
        error={error}
        onAdd={addClear}
        onGoToUnclear={goToUnclear}
      />
      {pasted === null ? null : (
        <PasteDialog
          table={pasted.table}
          book={book}
          onClose={() => setPasted(null)}
          onInsert={(texts) => {
            setPasted(null)
            dispatch({ kind: 'insert', id: pasted.id, at: pasted.at, texts })
          }}
        />
      )}
    </>
  )
}
