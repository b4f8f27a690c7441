/** Undo and redo of this row, also by Ctrl or ⌘ and Z; in a field the keys undo what is being typed there. */
import { ActionIcon, Tooltip } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { editorText } from '../../text.ts'

interface UndoButtonsProps {
  /** Null where there is nothing to undo. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}

export const UndoButtons = ({ undo, redo }: UndoButtonsProps) => {
  useHotkeys([
    ['mod+Z', () => undo?.()],
    ['mod+shift+Z', () => redo?.()],
    ['mod+Y', () => redo?.()],
  ])
  return (
    <ActionIcon.Group>
      <Tooltip label={editorText.undo}>
        <ActionIcon
          variant="default"
          size={32}
          aria-label={editorText.undo}
          disabled={!undo}
          onClick={() => undo?.()}
        >
          <IconArrowBackUp size={17} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={editorText.redo}>
        <ActionIcon
          variant="default"
          size={32}
          aria-label={editorText.redo}
          disabled={!redo}
          onClick={() => redo?.()}
        >
          <IconArrowForwardUp size={17} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </ActionIcon.Group>
  )
}
