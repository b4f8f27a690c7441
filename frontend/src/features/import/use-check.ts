/** Has the server look at the lines, a hundred at a time, and keeps what a person decides about them. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ImportSheet } from '#domain/administration/import/read-import'
import type { CheckedLine } from '#domain/contracts/imports'
import type { ImportDoubtCode } from '#domain/messages/imports'
import { messageOf } from '../../api/api-error.ts'
import { batchesOf, checkLines } from './api/imports.ts'
import { choose, chooseForAll, type LineChoice, type LineChoices, previewOf } from './state/decisions.ts'

interface Checked {
  /** What it was checked for: another chain asks anew. */
  readonly of: string
  readonly lines: ReadonlyMap<number, CheckedLine>
  readonly problem: string | null
}

const UNDECIDED: LineChoices = {}

export const useCheck = (sheet: ImportSheet, chainId: number | null) => {
  const [turn, setTurn] = useState(0)
  const of = `${chainId} ${sheet.kind} ${turn}`
  const [checked, setChecked] = useState<Checked>({ of, lines: new Map(), problem: null })
  // What was answered for one chain says nothing of the same line in another.
  const [decided, setDecided] = useState<ReadonlyMap<number | null, LineChoices>>(new Map())
  const choices = decided.get(chainId) ?? UNDECIDED
  const decide = (change: (now: LineChoices) => LineChoices) =>
    setDecided((all) => new Map(all).set(chainId, change(all.get(chainId) ?? UNDECIDED)))
  const asked = useMemo(() => sheet.lines.filter(({ faults }) => faults.length === 0), [sheet])

  useEffect(() => {
    if (chainId === null) return
    let isCurrent = true
    const check = async () => {
      const found = new Map<number, CheckedLine>()
      setChecked({ of, lines: found, problem: null })
      try {
        for (const { items } of batchesOf(asked)) {
          const sent = items.map(({ line, cells }) => ({ line, cells }))
          for (const each of await checkLines({ kind: sheet.kind, chainId }, sent)) found.set(each.line, each)
          if (!isCurrent) return
          setChecked({ of, lines: new Map(found), problem: null })
        }
      } catch (error) {
        if (isCurrent) setChecked({ of, lines: new Map(found), problem: messageOf(error) })
      }
    }
    void check()
    return () => {
      isCurrent = false
    }
  }, [of, chainId, sheet, asked])

  const lines = useMemo(
    () =>
      sheet.lines.map((line) =>
        previewOf(line, checked.of === of ? checked.lines.get(line.line) : undefined, choices),
      ),
    [sheet, checked, of, choices],
  )
  return {
    lines,
    choices,
    done: checked.lines.size,
    all: asked.length,
    problem: checked.problem,
    tryAgain: useCallback(() => setTurn((now) => now + 1), []),
    choose: (line: number, code: ImportDoubtCode, choice: LineChoice | null) =>
      decide((now) => choose(now, lines, { line, code, choice })),
    chooseForAll: (code: ImportDoubtCode, choice: LineChoice) =>
      decide((now) => chooseForAll(now, lines, code, choice)),
  }
}
export type Check = ReturnType<typeof useCheck>
