/**
 * Undo and redo, also by Ctrl or ⌘ with Z and Y, on any page of a quote; in a field in which something is being typed the keys undo
 * that, and a dialog has its own business. What would be taken back stands in the hint.
 */
import { ActionIcon } from '@mantine/core'
import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isTypedIn } from '../../../ui/text-field.ts'
import { undoText } from '../text.ts'

/** What can be taken back and done again. */
export interface UndoSteps {
  /** Null where there is nothing to undo. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** The keys, where they may come before there is anything to undo. */
  readonly press?: ((direction: 'undo' | 'redo') => void) | null
  /** What is taken back, and what is done again, in words. */
  readonly undoes?: string | null
  readonly redoes?: string | null
}

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

const hint = (keys: string, what: string | null): string => (what === null ? keys : undoText.what(what, keys))

export const UndoButtons = ({ undo, redo, press = null, undoes = null, redoes = null }: UndoSteps) => {
  const unlessTyped = (act: (() => void) | null) => (event: KeyboardEvent) => {
    if (isTypedIn(event.target) || isDialogOpen()) return
    event.preventDefault()
    act?.()
  }
  const byKey = (direction: 'undo' | 'redo') =>
    (direction === 'undo' ? undo : redo) ?? (press === null ? null : () => press(direction))
  const keys: HotkeyItem[] = [
    ['mod+Z', unlessTyped(byKey('undo')), { preventDefault: false }],
    ['mod+shift+Z', unlessTyped(byKey('redo')), { preventDefault: false }],
    ['mod+Y', unlessTyped(byKey('redo')), { preventDefault: false }],
  ]
  useHotkeys(keys, [])
  return (
    <ActionIcon.Group>
      <StepButton label={undoText.undo} keys={undoText.undoKeys} what={undoes} act={undo}>
        <IconArrowBackUp size={17} aria-hidden />
      </StepButton>
      <StepButton label={undoText.redo} keys={undoText.redoKeys} what={redoes} act={redo}>
        <IconArrowForwardUp size={17} aria-hidden />
      </StepButton>
    </ActionIcon.Group>
  )
}

interface StepProps {
  readonly label: string
  readonly keys: string
  /** What would be taken back, or done again. */
  readonly what: string | null
  readonly act: (() => void) | null
  readonly children: ReactNode
}

const StepButton = ({ label, keys, what, act, children }: StepProps) => (
  <ActionIcon
    variant="default"
    size={32}
    aria-label={label}
    data-hint={hint(keys, what)}
    aria-description={what ?? undefined}
    disabled={!act}
    onClick={() => act?.()}
  >
    {children}
  </ActionIcon>
)
