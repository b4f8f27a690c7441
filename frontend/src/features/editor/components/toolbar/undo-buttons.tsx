/** Undo and redo of this row, also by Ctrl or ⌘ and Z; in a field in which something is being typed they undo that. */
import { ActionIcon, Tooltip } from '@mantine/core'
import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { isTypedIn } from '../../state/text-field.ts'
import { editorText } from '../../text.ts'

interface UndoButtonsProps {
  /** Null where there is nothing to undo. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}

export const UndoButtons = ({ undo, redo }: UndoButtonsProps) => {
  const unlessTyped = (act: (() => void) | null) => (event: KeyboardEvent) => {
    if (isTypedIn(event.target)) return
    event.preventDefault()
    act?.()
  }
  const keys: HotkeyItem[] = [
    ['mod+Z', unlessTyped(undo), { preventDefault: false }],
    ['mod+shift+Z', unlessTyped(redo), { preventDefault: false }],
    ['mod+Y', unlessTyped(redo), { preventDefault: false }],
  ]
  useHotkeys(keys, [])
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
