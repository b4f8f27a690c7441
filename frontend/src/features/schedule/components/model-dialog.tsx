/** A model before it becomes lines: each group beside its line, what has changed against the quote, and what is left out. */
import { Button, Checkbox, Loader, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { compareWithQuote, type ModelChanges } from '#domain/exchange/ifc-import/compare-with-quote'
import { sizeText } from '#domain/messages/figures'
import type { Series } from '#domain/schedule/find-model'
import { messageOf } from '../../../api/api-error.ts'
import type { FoundGroups } from '../../../ifc/read-ifc-file.ts'
import { modelRowsQuery } from '../api/get-model-rows.ts'
import { isGroupChanged, leftOutWords } from '../model-words.ts'
import type { NewLine } from '../state/lines.ts'
import { fromFileText, fromModelText } from '../text.ts'
import { useModelLines } from '../use-model-lines.ts'
import file from './file-dialog.module.css'
import classes from './model-dialog.module.css'
import { ModelLineRow } from './model-line.tsx'

interface Reading {
  readonly colorLists: ColorLists
  readonly series: Series
  /** How many lines there can be beside what is written. */
  readonly room: number
}

interface Answers {
  readonly onInsert: (lines: readonly NewLine[]) => void
  readonly onClose: () => void
}

interface Props extends Reading, Answers {
  readonly orderNumber: number
  readonly found: FoundGroups
}

const Aside = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <details className={file.aside}>
    <summary>{title}</summary>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
)

const Gone = ({ changes }: { readonly changes: ModelChanges | null }) =>
  changes === null || changes.gone.length === 0 ? null : (
    <Aside
      title={fromModelText.gone(changes.gone.length)}
      lines={changes.gone.map(({ rowNumber, reference, width, height }) =>
        fromModelText.goneRow(rowNumber, reference, sizeText(width, height)),
      )}
    />
  )

interface GroupsProps extends Reading, Answers {
  readonly found: FoundGroups
  readonly changes: ModelChanges | null
}

type Filter = 'unclear' | 'changed' | null

const Groups = ({ found: { groups, leftOut }, changes, onInsert, onClose, ...reading }: GroupsProps) => {
  const { lines, isRead, isTooMany, isTaken, take, write, taken } = useModelLines(groups, changes, reading)
  const [filter, setFilter] = useState<Filter>(null)
  /** Those that were meant when one asked for them stay, so that a line is not gone while it is being written. */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const acting = useRef({ take, write })
  acting.current = { take, write }
  const onTake = useCallback((key: string, is: boolean) => acting.current.take(key, is), [])
  const onWrite = useCallback((key: string, text: string) => acting.current.write(key, text), [])
  const chosen = lines.filter(isTaken)
  const unclear = chosen.filter(({ read }) => read?.isClear === false)
  const shown = filter === null ? lines : lines.filter(({ group }) => asked.has(group.key))
  const pieces = groups.reduce((sum, group) => sum + group.pieces.length, 0)
  const choose = (next: Filter) => {
    const meant = next === 'changed' ? lines.filter(({ change }) => isGroupChanged(change)) : unclear
    setAsked(new Set(meant.map(({ group }) => group.key)))
    setFilter(next)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooMany) onInsert(taken)
      }}
    >
      <p className={file.intro}>
        {fromModelText.intro(groups.length, pieces)}
        {groups.some(({ own }) => own !== null) ? ` ${fromModelText.own}` : null}
      </p>
      <div className={classes.head}>
        <span role="status">
          {isTooMany
            ? null
            : isRead
              ? fromModelText.found(chosen.length - unclear.length, unclear.length)
              : fromFileText.reading}
        </span>
        {unclear.length === 0 && filter !== 'unclear' ? null : (
          <Checkbox
            label={fromModelText.unclearOnly}
            checked={filter === 'unclear'}
            onChange={({ currentTarget }) => choose(currentTarget.checked ? 'unclear' : null)}
          />
        )}
        {changes === null ? null : (
          <Checkbox
            label={fromModelText.changedOnly}
            checked={filter === 'changed'}
            onChange={({ currentTarget }) => choose(currentTarget.checked ? 'changed' : null)}
          />
        )}
      </div>
      <Gone changes={changes} />
      <ol className={file.lines}>
        {shown.map((line) => (
          <ModelLineRow
            key={line.group.key}
            {...line}
            isTaken={isTaken(line)}
            onTake={onTake}
            onWrite={onWrite}
          />
        ))}
      </ol>
      {leftOut.length === 0 ? null : (
        <Aside
          title={fromModelText.leftOut(leftOut.reduce((sum, { count }) => sum + count, 0))}
          lines={leftOut.map(leftOutWords)}
        />
      )}
      <div className={file.actions}>
        {isTooMany ? (
          <p className={file.tooMany} role="alert">
            {fromModelText.tooMany(reading.room)}
          </p>
        ) : null}
        <Button variant="default" onClick={onClose}>
          {fromModelText.cancel}
        </Button>
        <Button type="submit" disabled={taken.length === 0 || isTooMany} data-autofocus>
          {fromModelText.insert(taken.length)}
        </Button>
      </div>
    </form>
  )
}

export const ModelDialog = ({ orderNumber, found, ...of }: Props) => {
  const rows = useQuery(modelRowsQuery(orderNumber))
  const changes = useMemo(
    () => (rows.data === undefined ? null : compareWithQuote(found.groups, rows.data.rows)),
    [found, rows.data],
  )
  return (
    <Modal opened onClose={of.onClose} title={fromModelText.title} size={1040}>
      {rows.isPending ? (
        <p role="status">
          <Loader size="xs" aria-hidden /> {fromModelText.comparing}
        </p>
      ) : (
        <>
          {rows.error === null ? null : (
            <p role="alert">{fromModelText.notCompared(messageOf(rows.error))}</p>
          )}
          <Groups found={found} changes={changes} {...of} />
        </>
      )}
    </Modal>
  )
}
