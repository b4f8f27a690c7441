/** Takes a step back at the server and says what has come of it; also of a page that has been left meanwhile. */
import type { QueryClient } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { toastError, toastInfo } from '../../ui/toasts.ts'
import type { StepDirection } from './state/steps.ts'
import { undoText } from './text.ts'

const loadTaking = () => import('./api/take-step.ts')

/** A key press does not wait for it. */
export const prepareUndo = (): void => void loadTaking().catch(() => undefined)

/** Asks of writes without an answer; while there is no way to the server, the next key press asks again. */
export const resolveDoubt = (orderNumber: number): void =>
  void loadTaking()
    .then(({ makeSure }) => makeSure(orderNumber))
    .catch(() => undefined)

const tellFailure = (error: unknown) => {
  const message = messageOf(error)
  const isOpen = !(error instanceof ApiError) || error.isPassing
  toastError(isOpen ? undoText.noAnswer(message) : message)
}

/** Steps that are being taken at the server, by quote: counted from the key press, before the code that takes them is here. */
const underWay = new Map<number, number>()
const count = (orderNumber: number, by: 1 | -1) =>
  underWay.set(orderNumber, (underWay.get(orderNumber) ?? 0) + by)

export const isTakingStep = (orderNumber: number): boolean => (underWay.get(orderNumber) ?? 0) > 0

/** Answers the quote as it is now, where the server has given it. */
export const atServer = async (
  queryClient: QueryClient,
  orderNumber: number,
  direction: StepDirection,
  id?: number,
): Promise<Offer | null> => {
  count(orderNumber, 1)
  try {
    const { takeUndoStep: takeStep } = await loadTaking()
    const taken = await takeStep(queryClient, orderNumber, direction, id)
    if (taken === null) return null
    toastInfo(taken.words)
    return taken.offer
  } catch (error) {
    tellFailure(error)
    return null
  } finally {
    count(orderNumber, -1)
    void queryClient.invalidateQueries({ queryKey: ['product', orderNumber] })
    void queryClient.invalidateQueries({ queryKey: ['order-check', orderNumber] })
  }
}

/** One step, wherever it stands among the others. */
export const takeStepBack = (queryClient: QueryClient, orderNumber: number, id: number): void =>
  void atServer(queryClient, orderNumber, 'undo', id)
