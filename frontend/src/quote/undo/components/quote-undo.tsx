/** Undo and redo on the pages of a quote beside the editor, loaded with the page so that no key press is lost. */
import { useUndo } from '../use-undo.ts'
import { UndoButtons } from './undo-buttons.tsx'

interface Props {
  readonly orderNumber: number
  readonly lockedReason: string | null
  /** Sends what is being typed. */
  readonly settle?: () => void
}

export const QuoteUndo = ({ orderNumber, lockedReason, settle }: Props) => {
  const { undo, redo, press, undoes, redoes } = useUndo(orderNumber, {
    lockedReason,
    ...(settle !== undefined && { settle }),
  })
  return <UndoButtons {...{ undo, redo, press, undoes, redoes }} />
}
