/**
 * A number that a person types: comma or point, Enter commits, Escape brings back what was there, arrows step along the
 * standard sizes. What is typed becomes an edit when the field is left or nothing has been pressed for a moment.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
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
  readonly refused?: string | undefined
  readonly note?: string | undefined
  readonly onReset?: (() => void) | undefined
  readonly onCommit: (value: number) => void
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

  const commit = (typed: string | null) => {
    clearTimeout(pause.current)
    setTyping(false)
    setText(null)
    if (typed === null) return
    const number = parseNumber(typed)
    setInvalid(!isNumber(number, wholeOnly))
    if (isNumber(number, wholeOnly) && number !== value) onCommit(number)
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
      commit(text)
      onLeave()
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
