/** A short text: Enter commits and goes on, Escape brings back what was there, leaving the field saves. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
  /** Enter leads from it to the next one. */
  readonly entry?: Entry | undefined
  readonly placeholder?: string | undefined
  readonly refused?: string | undefined
  readonly note?: string | undefined
  readonly onReset?: (() => void) | undefined
  readonly onCommit: (value: string) => void
  readonly onLeave: () => void
}

export const TextControl = ({
  id,
  label,
  value,
  maxLength,
  locked,
  placeholder,
  ...rest
}: TextControlProps) => {
  const { entry, refused, note, onReset, onCommit, onLeave } = rest
  const { setTyping } = useEditor()
  const [text, setText] = useState<string | null>(null)
  const leave = useRef<() => void>(undefined)

  const commit = () => {
    setTyping(false)
    setText(null)
    if (text !== null && text.trim() !== value) onCommit(text.trim())
    onLeave()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      flushSync(commit)
      goOnFrom(event.currentTarget)
    }
    if (event.key === 'Escape' && text !== null) {
      event.stopPropagation()
      setTyping(false)
      setText(null)
    }
  }
  // A page that is left while a field still has text in it takes the text along.
  leave.current = () => {
    if (text !== null) commit()
  }
  useEffect(() => () => leave.current?.(), [])

  return (
    <FieldFrame id={id} label={label} onReset={onReset} refused={refused} note={note} inline locked={locked}>
      <input
        id={id}
        className={classes.input}
        autoComplete="off"
        maxLength={maxLength}
        placeholder={placeholder}
        value={text ?? value}
        readOnly={locked}
        data-locked={locked || undefined}
        data-entry={entry}
        data-at-rest={text === null || undefined}
        aria-invalid={refused !== undefined}
        aria-describedby={refused || note ? messageIdOf(id) : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setTyping(true)
        }}
        onKeyDown={press}
        onBlur={commit}
      />
    </FieldFrame>
  )
}
