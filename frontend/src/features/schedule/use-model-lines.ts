/** The lines that a model becomes while its doubts are answered: one for each group, with what is proposed for it, and what is taken. */
import { useCallback, useMemo, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import type { GroupChange, ModelChanges } from '#domain/exchange/ifc-import/compare-with-quote'
import type { PieceGroup } from '#domain/exchange/ifc-import/groups'
import { type ProposedLine, proposeLine } from '#domain/exchange/ifc-import/propose'
import type { Series } from '#domain/schedule/find-model'
import type { ReadLine } from '#domain/schedule/read-schedule'
import type { NewLine } from './state/lines.ts'
import { withinRoom } from './state/within-room.ts'
import { useReadLines } from './use-read-lines.ts'

export interface GroupLine {
  readonly group: PieceGroup
  readonly proposed: ProposedLine
  /** Null where nothing of the quote came of a model. */
  readonly change: GroupChange | null
  readonly text: string
  /** Null until it has been read. */
  readonly read: ReadLine | null
}

interface Reading {
  readonly colorLists: ColorLists
  readonly series: Series
  /** How many lines there can be. */
  readonly room: number
}

/** Groups that are looked at, those beside that are not taken too: a model of more is brought in by its storeys. */
const GROUPS_MAX = 1000

/** What is in the quote already is not made again, nor what nobody here makes. */
const isTakenFirst = ({ misfits }: ProposedLine, change: GroupChange | null): boolean =>
  misfits.length === 0 && change?.kind !== 'known'

export const useModelLines = (
  groups: readonly PieceGroup[],
  changes: ModelChanges | null,
  { colorLists, series, room }: Reading,
) => {
  /** Each group is judged against the range once. */
  const propose = useMemo(() => {
    const proposed = new Map<string, ProposedLine>()
    return (group: PieceGroup): ProposedLine => {
      const line = proposed.get(group.key) ?? proposeLine(group, { colorLists, series })
      proposed.set(group.key, line)
      return line
    }
  }, [colorLists, series])
  const [edited, setEdited] = useState<ReadonlyMap<string, string>>(new Map())
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isTaken = useCallback(
    ({ group, proposed, change }: Pick<GroupLine, 'group' | 'proposed' | 'change'>): boolean =>
      chosen.get(group.key) ?? isTakenFirst(proposed, change),
    [chosen],
  )
  const { lines: written, isTooMany } = useMemo(
    () =>
      withinRoom(groups.slice(0, GROUPS_MAX), room, {
        lineOf: (group) => {
          const proposed = propose(group)
          const change = changes?.groups.get(group.key) ?? null
          return { group, proposed, change, text: edited.get(group.key) ?? proposed.text }
        },
        isTaken: (line) => isTaken(line) && line.text.trim() !== '',
      }),
    [groups, changes, room, propose, edited, isTaken],
  )
  const toRead = useMemo(() => written.map(({ text }) => text), [written])
  const read = useReadLines(toRead, { colorLists, series })
  const lines = written.map((line, index): GroupLine => ({ ...line, read: read.lines[index] ?? null }))
  return {
    lines,
    isRead: read.isWhole,
    isTooMany: isTooMany || groups.length > GROUPS_MAX,
    isTaken,
    take: (key: string, taken: boolean) => setChosen(new Map([...chosen, [key, taken]])),
    write: (key: string, text: string) => setEdited(new Map([...edited, [key, text]])),
    /** As they are written now, with the pieces that each came of. */
    taken: written.flatMap(({ text, ...line }): readonly NewLine[] =>
      isTaken(line) && text.trim() !== '' ? [{ text, modelPieces: line.group.pieces }] : [],
    ),
  }
}
