/**
 * Imports the lines a hundred at a time, and goes on after a failure where it stopped: under the same key nothing is done twice. Of the
 * invitations those that failed are told of with the reason, and can be sent once more.
 */
import { useRef, useState } from 'react'
import type { ImportedLine, NotInvited } from '#domain/contracts/imports'
import { messageOf } from '../../api/api-error.ts'
import { type Batch, batchesOf, importLines, inviteBatch, type SentLine, type Target } from './api/imports.ts'

interface Work {
  readonly target: Target
  readonly isInviting: boolean
  readonly batches: readonly Batch<SentLine>[]
  readonly outcomes: ImportedLine[]
  readonly nextBatch: number
  readonly invitations: Invitations | null
}

export interface Invitations {
  readonly invited: number
  readonly passedOver: readonly NotInvited[]
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

/** Whoever was one too many, or whose invitation failed; the others have one, or are not to have any. */
export const canBeInvited = ({ reason }: NotInvited): boolean => reason === 'too-many' || reason === 'failed'

export const useImport = () => {
  const [progress, setProgress] = useState<Progress>(IDLE)
  const [outcomes, setOutcomes] = useState<readonly ImportedLine[]>([])
  const [invitations, setInvitations] = useState<Invitations | null>(null)
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
    const { invited: before = 0, passedOver: then = [] } = start.invitations ?? {}
    const ids =
      start.invitations === null ? madeIn(start.outcomes) : then.filter(canBeInvited).map(({ id }) => id)
    const passedOver = then.filter((each) => !canBeInvited(each))
    let invited = before
    const batches = batchesOf(ids)
    for (const [at, batch] of batches.entries()) {
      setProgress({ phase: 'inviting', done: countOf(batches.slice(0, at)), all: ids.length, problem: null })
      try {
        const answer = await inviteBatch(batch)
        invited += answer.invited.length
        passedOver.push(...answer.passedOver)
      } catch (error) {
        const sentence = messageOf(error)
        const others = batches.slice(at).flatMap(({ items }) => items)
        passedOver.push(...others.map((id) => ({ id, reason: 'failed', sentence }) as const))
        break
      }
    }
    setInvitations({ invited, passedOver })
    return { ...start, invitations: { invited, passedOver } }
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
    /** Null where nobody has been invited. */
    invitations,
    proceed: () => void proceed(),
    start: (target: Target, lines: readonly SentLine[], isInviting: boolean) => {
      work.current = {
        target,
        isInviting,
        batches: batchesOf(lines),
        outcomes: [],
        nextBatch: 0,
        invitations: null,
      }
      void proceed()
    },
    /** Ends what has stopped; `why` is said of each line that was not reached, or whose answer was lost. */
    end: (why: string) => {
      if (work.current === null) return
      const { batches, nextBatch, outcomes: reached } = work.current
      const rest = batches.slice(nextBatch).flatMap(({ items }) => items)
      const unreached = rest.map(({ line }) => ({ line, status: 'failed', id: null, sentence: why }) as const)
      const ended = { ...work.current, nextBatch: batches.length, outcomes: [...reached, ...unreached] }
      work.current = ended
      setOutcomes(ended.outcomes)
      setProgress((now) => ({ ...now, phase: 'done', problem: null }))
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
      setInvitations(null)
    },
  }
}
export type Importing = ReturnType<typeof useImport>
