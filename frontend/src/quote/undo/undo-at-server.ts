/** Undoes or redoes a step at the server and shows the result, also when the page has been left meanwhile. */
import type { QueryClient } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { toastError, toastInfo } from '../../ui/toasts.ts'
import type { StepDirection } from './state/steps.ts'
import { undoText } from './text.ts'

const loadUndo = () => import('./api/undo-or-redo.ts')

/** Loads the code ahead, so that a key press does not wait for it. */
export const prepareUndo = (): void => void loadUndo().catch(() => undefined)

/** Asks of writes without an answer; while there is no way to the server, the next key press asks again. */
export const resolveDoubt = (orderNumber: number): void =>
  void loadUndo()
    .then(({ makeSure }) => makeSure(orderNumber))
    .catch(() => undefined)

const notifyFailure = (error: unknown) => {
  const message = messageOf(error)
  const isOpen = !(error instanceof ApiError) || error.isPassing
  toastError(isOpen ? undoText.noAnswer(message) : message)
}

/** Number of steps being undone or redone at the server, by quote: counted from the key press, before the code that does it is loaded. */
const underWay = new Map<number, number>()
const count = (orderNumber: number, by: 1 | -1) =>
  underWay.set(orderNumber, (underWay.get(orderNumber) ?? 0) + by)

export const isUndoUnderWay = (orderNumber: number): boolean => (underWay.get(orderNumber) ?? 0) > 0

/** Answers the quote as it is now, where the server has given it. */
export const undoOrRedoAtServer = async (
  queryClient: QueryClient,
  orderNumber: number,
  direction: StepDirection,
  id?: number,
): Promise<Offer | null> => {
  count(orderNumber, 1)
  try {
    const { queueUndoOrRedo: queueStep } = await loadUndo()
    const result = await queueStep(queryClient, orderNumber, direction, id)
    if (result === null) return null
    toastInfo(result.words)
    return result.offer
  } catch (error) {
    notifyFailure(error)
    return null
  } finally {
    count(orderNumber, -1)
    void queryClient.invalidateQueries({ queryKey: ['product', orderNumber] })
    void queryClient.invalidateQueries({ queryKey: ['order-check', orderNumber] })
  }
}

/** Undoes one step, also when it is not the latest. */
export const undoStep = (queryClient: QueryClient, orderNumber: number, id: number): void =>
  void undoOrRedoAtServer(queryClient, orderNumber, 'undo', id)
