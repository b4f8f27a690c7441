/**
 * Undo and redo of what one has done to a quote, on any of its pages. The editor takes back an edit of its own row at once; all
 * else is done by the server, one step after the other.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { toastError } from '../../ui/toasts.ts'
import { changeSteps, stepsOf, watchSteps } from './state/step-store.ts'
import { type Choosing, nextStep, type StepDirection, stepped, type UndoStep } from './state/steps.ts'
import { undoText } from './text.ts'
import { isUndoUnderWay, prepareUndo, resolveDoubt, undoOrRedoAtServer } from './undo-at-server.ts'

/** The row that is open in the editor. */
interface OwnRow {
  readonly rowNumber: number
  /** Makes the edit; false where a rule says no. */
  readonly choose: (choosing: Choosing) => boolean
  /** Sends what waits. */
  readonly flush: () => void
}

interface UndoParts {
  readonly own?: OwnRow
  /** Why nothing can be changed, if so. */
  readonly lockedReason?: string | null
  /** Sends what is being typed. */
  readonly settle?: () => void
  /** The quote as a step has left it. */
  readonly onQuote?: (offer: Offer) => void
}

const wordsOf = (step: UndoStep | null): string | null =>
  step === null ? null : step.kind === 'stored' ? step.words : undoText.rowEdited(step.rowNumber)

const useSteps = (orderNumber: number) => {
  const now = () => stepsOf(orderNumber)
  return useSyncExternalStore(watchSteps, now, now)
}

export const useUndo = (orderNumber: number, { own, lockedReason = null, settle, onQuote }: UndoParts) => {
  const queryClient = useQueryClient()
  const steps = useSteps(orderNumber)
  const isInDoubt = steps.doubt !== null
  const isAny = steps.past.length > 0 || isInDoubt
  const isLocked = lockedReason !== null
  useEffect(() => {
    if (isAny) prepareUndo()
  }, [isAny])
  useEffect(() => {
    if (isInDoubt) resolveDoubt(orderNumber)
  }, [isInDoubt, orderNumber])

  const go = (direction: StepDirection, id?: number) => {
    if (isLocked) {
      toastError(lockedReason)
      return
    }
    settle?.()
    const { doubt } = stepsOf(orderNumber)
    const step = nextStep(stepsOf(orderNumber), direction, id)
    /** What was done last is not known yet. */
    const isBusy =
      (doubt !== null && (step === null || step.id < doubt.before)) ||
      isUndoUnderWay(orderNumber) ||
      queryClient.isMutating({
        predicate: ({ options: { mutationKey = [] } }) =>
          mutationKey[0] === 'offer' && mutationKey[1] === orderNumber && mutationKey[2] !== 'product',
      }) > 0
    if (step?.kind === 'row' && step.rowNumber === own?.rowNumber && !isBusy) {
      const isMade = own.choose(direction === 'undo' ? step.back : step.forth)
      if (isMade) changeSteps(orderNumber, (list) => stepped(list, direction, step.id, step))
      return
    }
    if (step === null && !isBusy) return
    own?.flush()
    void undoOrRedoAtServer(queryClient, orderNumber, direction, id).then((offer) => {
      if (offer !== null) onQuote?.(offer)
    })
  }

  return {
    steps,
    /** The keys, which may be pressed before what was done last has been stored and is known as a step. */
    press: (direction: StepDirection) => go(direction),
    undo: isAny && !isLocked ? (id?: number) => go('undo', id) : null,
    redo: steps.future.length > 0 && !isLocked ? () => go('redo') : null,
    undoes: isLocked || isInDoubt ? null : wordsOf(nextStep(steps, 'undo')),
    redoes: isLocked ? null : wordsOf(nextStep(steps, 'redo')),
  }
}
