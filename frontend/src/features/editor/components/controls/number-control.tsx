/**
 * A number that a person types: comma or point, Enter commits and goes on, Escape brings back what was there, arrows step along the
 * standard sizes. What is typed becomes an edit when the field is left or nothing has been pressed for a moment.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Entry, goOnFrom } from '../../state/next-stop.ts'
import { parseNumber, type Stepping, showNumber, stepFrom } from '../../state/number-text.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { FieldFrame, messageIdOf } from './field-frame.tsx'
import classes from './input.module.css'

interface NumberControlProps {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly unit: string
  readonly stepping: Stepping
  readonly wholeOnly?: boolean
  readonly locked?: boolean
  /** Enter leads from it to the next one. */
  readonly entry?: Entry | undefined
  readonly refused?: string | undefined
  readonly note?: string | undefined
  readonly onReset?: (() => void) | undefined
  readonly onCommit: (value: number) => boolean
  /** Sends what waits; called when the field is left. */
  readonly onLeave: () => void
}

const isNumber = (value: number | null, wholeOnly: boolean): value is number =>
  value !== null && (!wholeOnly || Number.isInteger(value))

export const NumberControl = ({
  id,
  label,
  value,
  unit,
  stepping,
  wholeOnly = true,
  locked = false,
  entry,
  refused,
  note,
  onReset,
  onCommit,
  onLeave,
}: NumberControlProps) => {
  const { debounce, setTyping } = useEditor()
  const [text, setText] = useState<string | null>(null)
  const [isInvalid, setInvalid] = useState(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<() => void>(undefined)
  const shown = text ?? showNumber(value)

  /** False where what was typed is no number, or a rule says no. */
  const commit = (typed: string | null): boolean => {
    clearTimeout(pause.current)
    setTyping(false)
    setText(null)
    if (typed === null) return true
    const number = parseNumber(typed)
    setInvalid(!isNumber(number, wholeOnly))
    if (!isNumber(number, wholeOnly)) return false
    // What is typed is stated, also where it is the number that stands there.
    return onCommit(number)
  }

  const type = (typed: string) => {
    setText(typed)
    setInvalid(false)
    setTyping(true)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      if (!isNumber(parseNumber(typed), wholeOnly)) return
      commit(typed)
      onLeave()
    }, debounce)
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // The field is left with nothing typed in it, or leaving it would make the edit a second time.
      const isMade = flushSync(() => commit(text))
      onLeave()
      if (isMade) goOnFrom(event.currentTarget)
    } else if (event.key === 'Escape' && text !== null) {
      event.stopPropagation()
      setInvalid(false)
      commit(null)
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      if (locked) return
      const from = parseNumber(shown) ?? value
      commit(showNumber(stepFrom(from, event.key === 'ArrowUp' ? 1 : -1, stepping)))
    }
  }

  // A page that is left while a field still has text in it takes the text along.
  pending.current = () => {
    if (text === null) return
    commit(text)
    onLeave()
  }
  useEffect(() => () => pending.current?.(), [])

  const said = isInvalid ? editorText.invalidValue(label) : refused
  return (
    <FieldFrame id={id} label={label} onReset={onReset} refused={said} note={note} inline locked={locked}>
      <span className={`${classes.input} ${classes.number}`} data-locked={locked || undefined}>
        <input
          id={id}
          inputMode={wholeOnly ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={shown}
          readOnly={locked}
          data-entry={entry}
          data-at-rest={text === null || undefined}
          aria-invalid={said !== undefined}
          aria-describedby={said || note ? messageIdOf(id) : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            commit(text)
            onLeave()
          }}
        />
        <span className={classes.unit} aria-hidden>
          {unit}
        </span>
      </span>
    </FieldFrame>
  )
}
