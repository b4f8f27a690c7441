/** A short text: Enter commits and goes on, Escape brings back what was there, leaving the field saves. */
import { useCallback } from 'react'
import type { Verdict } from '../../../../ui/typed-text.ts'
import { type KeptText, useTypedText } from '../../../../ui/use-typed-text.ts'
import { type Entry, goOnFrom } from '../../state/next-stop.ts'
import { useEditor } from '../../state/use-editor.ts'
import { FieldFrame, messageIdOf } from './field-frame.tsx'
import classes from './input.module.css'

interface TextControlProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly locked: boolean
  /** Where a text that is refused is kept. */
  readonly kept: KeptText
  /** Enter leads from it to the next one. */
  readonly entry?: Entry | undefined
  readonly placeholder?: string | undefined
  readonly refused?: string | undefined
  readonly note?: string | undefined
  readonly onReset?: (() => void) | undefined
  /** Why the text cannot stand; null where it can. */
  readonly refusalOf: (value: string) => string | null
  readonly onCommit: (value: string) => void
  readonly onLeave: () => void
}

export const TextControl = (props: TextControlProps) => {
  const { id, label, value, maxLength, locked, kept, placeholder, entry, refused, note } = props
  const { refusalOf, onReset, onCommit, onLeave } = props
  const { setTyping } = useEditor()
  const judge = useCallback(
    (text: string): Verdict<string> =>
      refusalOf(text.trim()) === null ? { is: 'value', value: text.trim() } : { is: 'refused' },
    [refusalOf],
  )
  const typed = useTypedText<string>({
    stored: value,
    judge,
    explain: (text) => refusalOf(text.trim()) ?? '',
    kept,
    pause: null,
    save: onCommit,
    onTyping: setTyping,
    onLeave,
    onConfirmed: (field, isStored) => {
      onLeave()
      if (isStored) goOnFrom(field)
    },
  })
  const said = typed.isRefused ? (typed.said ?? refused) : refused
  return (
    <FieldFrame
      id={id}
      label={label}
      onReset={
        onReset &&
        (() => {
          typed.clear()
          onReset()
        })
      }
      refused={said}
      unsaved={typed.isRefused}
      note={note}
      inline
      locked={locked}
    >
      <input
        {...typed.field}
        id={id}
        className={classes.input}
        maxLength={maxLength}
        placeholder={placeholder}
        readOnly={locked}
        data-locked={locked || undefined}
        data-entry={entry}
        aria-invalid={said !== undefined}
        aria-describedby={said || note ? messageIdOf(id) : undefined}
      />
    </FieldFrame>
  )
}
