/** An architect's model that somebody has: read beside the page, with how far it has come, and stopped at any time. Its groups are asked about first. */
import { useEffect, useRef, useState } from 'react'
import { openIfc } from '../../ifc/open-ifc.ts'
import type { FoundGroups } from '../../ifc/read-ifc-file.ts'
import { ifcProblems } from '../../ifc/text.ts'
import type { LinesEdit, LinesPlace, NewLine } from './state/lines.ts'
import { fromModelText } from './text.ts'

interface Reading {
  readonly name: string
  /** From 0 to 1. */
  readonly done: number
}

interface Opened extends FoundGroups {
  readonly place: LinesPlace
}

/** By what it calls itself: what it is, is looked at when it is read. */
export const isModelFile = ({ name }: File): boolean => /\.ifc(?:zip|xml)?$/i.test(name)

export const useModelFile = (edit: (edit: LinesEdit) => void) => {
  const [reading, setReading] = useState<Reading | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  const open = async (file: File, place: LinesPlace): Promise<void> => {
    stopping.current?.abort()
    const own = new AbortController()
    stopping.current = own
    setProblem(null)
    setReading({ name: file.name, done: 0 })
    const read = await openIfc(file, {
      signal: own.signal,
      onProgress: (done) => setReading((before) => before && { ...before, done }),
    })
    if (stopping.current !== own) return
    setReading(null)
    if (read === null) return
    if (read.ok) setOpened({ groups: read.groups, leftOut: read.leftOut, place })
    else setProblem(fromModelText.unreadable(file.name, ifcProblems[read.problem]))
  }

  return {
    open: (file: File, place: LinesPlace) => void open(file, place),
    reading,
    stop: () => stopping.current?.abort(),
    /** Why the last model could not be read; null when it could. */
    problem,
    forget: () => setProblem(null),
    /** What is asked about. */
    found: opened,
    close: () => setOpened(null),
    insert: (lines: readonly NewLine[]) => {
      setOpened(null)
      if (opened !== null) edit({ kind: 'insert', place: opened.place, lines })
    },
  }
}
