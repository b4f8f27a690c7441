/** Imports the lines a hundred at a time, and goes on after a failure where it stopped: under the same key nothing is done twice. */
import { useRef, useState } from 'react'
import type { ImportedLine } from '#domain/contracts/imports'
import { messageOf } from '../../api/api-error.ts'
import { type Batch, batchesOf, importLines, inviteBatch, type SentLine, type Target } from './api/imports.ts'

interface Work {
  readonly target: Target
  readonly isInviting: boolean
  readonly batches: readonly Batch<SentLine>[]
  readonly outcomes: ImportedLine[]
  readonly invitations: readonly Batch<number>[] | null
  readonly nextBatch: number
  readonly nextInvitation: number
  readonly invited: number
}

interface Progress {
  readonly phase: 'idle' | 'importing' | 'inviting' | 'done'
  readonly done: number
  readonly all: number
  /** Why it has stopped; null while it goes on. */
  readonly problem: string | null
}

const IDLE: Progress = { phase: 'idle', done: 0, all: 0, problem: null }

const countOf = (batches: readonly Batch<unknown>[]): number =>
  batches.reduce((sum, { items }) => sum + items.length, 0)

const madeIn = (outcomes: readonly ImportedLine[]): readonly number[] =>
  outcomes.flatMap(({ status, id }) => (status === 'made' && id !== null ? [id] : []))

export const useImport = () => {
  const [progress, setProgress] = useState<Progress>(IDLE)
  const [outcomes, setOutcomes] = useState<readonly ImportedLine[]>([])
  const [invited, setInvited] = useState<number | null>(null)
  const work = useRef<Work | null>(null)

  const importAll = async (start: Work): Promise<Work> => {
    let now = start
    const all = countOf(now.batches)
    for (const batch of now.batches.slice(now.nextBatch)) {
      setProgress({ phase: 'importing', done: now.outcomes.length, all, problem: null })
      const lines = await importLines(now.target, batch)
      now = { ...now, outcomes: [...now.outcomes, ...lines], nextBatch: now.nextBatch + 1 }
      work.current = now
      setOutcomes(now.outcomes)
    }
    return now
  }
  const inviteAll = async (start: Work): Promise<Work> => {
    let now = { ...start, invitations: start.invitations ?? batchesOf(madeIn(start.outcomes)) }
    const all = countOf(now.invitations)
    for (const batch of now.invitations.slice(now.nextInvitation)) {
      const done = countOf(now.invitations.slice(0, now.nextInvitation))
      setProgress({ phase: 'inviting', done, all, problem: null })
      const { invited: some } = await inviteBatch(batch)
      now = { ...now, invited: now.invited + some.length, nextInvitation: now.nextInvitation + 1 }
      work.current = now
    }
    setInvited(now.invited)
    return now
  }
  const proceed = async (): Promise<void> => {
    if (work.current === null) return
    try {
      const imported = await importAll(work.current)
      if (imported.isInviting) work.current = await inviteAll(imported)
      setProgress((now) => ({ ...now, phase: 'done', problem: null }))
    } catch (error) {
      setProgress((now) => ({ ...now, problem: messageOf(error) }))
    }
  }
  return {
    progress,
    outcomes,
    /** How many; null where nobody has been. */
    invited,
    proceed: () => void proceed(),
    start: (target: Target, lines: readonly SentLine[], isInviting: boolean) => {
      work.current = {
        target,
        isInviting,
        batches: batchesOf(lines),
        outcomes: [],
        invitations: null,
        nextBatch: 0,
        nextInvitation: 0,
        invited: 0,
      }
      void proceed()
    },
    invite: () => {
      if (work.current === null) return
      work.current = { ...work.current, isInviting: true }
      void proceed()
    },
    reset: () => {
      work.current = null
      setProgress(IDLE)
      setOutcomes([])
      setInvited(null)
    },
  }
}
export type Importing = ReturnType<typeof useImport>
