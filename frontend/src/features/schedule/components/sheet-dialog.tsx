/** A table from a spreadsheet before it becomes lines: what each column is, each row beside the line it becomes, and what is left out. */
import { Button, Checkbox, Modal, NativeSelect } from '@mantine/core'
import { useCallback, useRef, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import type { Series } from '#domain/schedule/find-model'
import type { LeftOut } from '#domain/schedule/table/find-table'
import { fromFileText, fromSheetText } from '../text.ts'
import { useColumns } from '../use-columns.ts'
import { useSheetLines } from '../use-sheet-lines.ts'
import type { NamedTable } from '../use-sheets.ts'
import { ColumnTable } from './column-table.tsx'
import file from './file-dialog.module.css'
import classes from './sheet-dialog.module.css'
import { SheetLineRow } from './sheet-line.tsx'

interface Reading {
  readonly colorLists: ColorLists
  readonly series: Series
  /** How many lines there can be beside what is written. */
  readonly room: number
}

const LEFT_OUT_SHOWN = 500

interface Props extends Reading {
  readonly tables: readonly NamedTable[]
  readonly scannedPages: readonly number[]
  readonly onInsert: (lines: readonly string[]) => void
  readonly onClose: () => void
}

const LeftOutRows = ({ rows }: { readonly rows: readonly LeftOut[] }) =>
  rows.length === 0 ? null : (
    <details className={file.aside}>
      <summary>{fromSheetText.leftOut(rows.length)}</summary>
      <ul>
        {rows.slice(0, LEFT_OUT_SHOWN).map(({ line, text, reason }) => (
          <li key={line}>{fromSheetText.leftOutRow(line, text, fromSheetText.reasons[reason])}</li>
        ))}
        {rows.length > LEFT_OUT_SHOWN ? (
          <li>{fromSheetText.leftOutMore(rows.length - LEFT_OUT_SHOWN)}</li>
        ) : null}
      </ul>
    </details>
  )

interface ChosenProps extends Reading {
  readonly found: NamedTable
  readonly onInsert: (lines: readonly string[]) => void
  readonly onClose: () => void
}

const ChosenTable = ({ found: { table, leftOut }, onInsert, onClose, ...reading }: ChosenProps) => {
  const { columns, setColumns, isAsBefore, guessAnew, keep } = useColumns(table, reading.colorLists)
  const { lines, isRead, write, texts, isTooMany } = useSheetLines(table, columns, reading)
  const headings = useRef<HTMLInputElement>(null)
  const [isUnclearOnly, setIsUnclearOnly] = useState(false)
  const writing = useRef(write)
  writing.current = write
  const onWrite = useCallback((row: number, text: string) => writing.current(row, text), [])
  /** Those that were unclear when one asked for them stay, so that a line is not gone while it is being written. */
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set())
  const unclear = lines.filter(({ read }) => read?.isClear === false)
  const shown = isUnclearOnly ? lines.filter(({ row }) => asked.has(row)) : lines
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isTooMany) return
        keep()
        onInsert(texts)
      }}
    >
      <p className={file.intro}>{fromSheetText.intro}</p>
      <p className={classes.asBefore} aria-live="polite">
        {isAsBefore ? (
          <>
            {fromSheetText.asBefore}{' '}
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                guessAnew()
                headings.current?.focus()
              }}
            >
              {fromSheetText.guessAnew}
            </Button>
          </>
        ) : null}
      </p>
      <Checkbox
        ref={headings}
        label={fromSheetText.headings}
        checked={columns.hasHeadings}
        onChange={({ currentTarget }) => setColumns({ ...columns, hasHeadings: currentTarget.checked })}
      />
      <ColumnTable table={table} columns={columns} onChange={setColumns} />
      <div className={classes.linesHead}>
        <h3 className={classes.previewTitle}>{fromSheetText.preview}</h3>
        <span role="status">
          {isTooMany
            ? null
            : isRead
              ? fromSheetText.found(lines.length - unclear.length, unclear.length)
              : fromFileText.reading}
        </span>
        {unclear.length === 0 && !isUnclearOnly ? null : (
          <Checkbox
            label={fromSheetText.unclearOnly}
            checked={isUnclearOnly}
            onChange={({ currentTarget }) => {
              setAsked(new Set(unclear.map(({ row }) => row)))
              setIsUnclearOnly(currentTarget.checked)
            }}
          />
        )}
      </div>
      <ol className={file.lines}>
        {shown.map((line) => (
          <SheetLineRow key={line.row} {...line} onWrite={onWrite} />
        ))}
      </ol>
      <LeftOutRows rows={leftOut} />
      <div className={file.actions}>
        {isTooMany ? (
          <p className={file.tooMany} role="alert">
            {fromSheetText.tooMany(texts.length, reading.room)}
          </p>
        ) : null}
        <Button variant="default" onClick={onClose}>
          {fromSheetText.cancel}
        </Button>
        <Button type="submit" disabled={texts.length === 0 || isTooMany} data-autofocus>
          {fromSheetText.insert(texts.length)}
        </Button>
      </div>
    </form>
  )
}

export const SheetDialog = ({ tables, scannedPages, ...chosen }: Props) => {
  const [index, setIndex] = useState(0)
  const found = tables[index]
  return (
    <Modal opened onClose={chosen.onClose} title={fromSheetText.title} size={1040}>
      {scannedPages.length === 0 ? null : (
        <p className={classes.scanned} role="alert">
          {fromSheetText.scannedPages(scannedPages)}
        </p>
      )}
      {tables.length < 2 ? null : (
        <NativeSelect
          label={fromSheetText.sheet}
          className={classes.chooseSheet ?? ''}
          data={tables.map(({ name }, at) => ({ value: String(at), label: name }))}
          value={String(index)}
          onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
        />
      )}
      {found === undefined ? null : <ChosenTable key={index} found={found} {...chosen} />}
    </Modal>
  )
}
