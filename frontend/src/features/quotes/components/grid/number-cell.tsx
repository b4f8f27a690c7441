/**
 * A number in the price cell of a row. What is typed is shown in the prices at once and saved when the field is left or
 * nothing more is typed; Enter saves, Escape takes the old value back, the arrows step by one. What cannot be used stays as it
 * was typed (ui/typed-text.ts) and is said as soon as nothing that is typed after it could make it right. A number that is hardly
 * meant is asked about when the field is left, and saved when Enter is pressed once more.
 */
import { type KeyboardEvent, useCallback, useId, useRef } from 'react'
import type { Verdict } from '../../../../ui/typed-text.ts'
import { type KeptText, useTypedText } from '../../../../ui/use-typed-text.ts'
import { type NumberRule, type ReadNumber, readNumber, writeNumber } from '../../state/read-number.ts'
import { rowText } from '../../text.ts'
import { CompoundLabel } from './compound-label.tsx'
import classes from './number-cell.module.css'

interface Props {
  readonly rule: NumberRule
  readonly value: number | null
  /** What the value belongs to, for those who do not see the row: 'rad 3'. */
  readonly of: string
  readonly isReadOnly: boolean
  readonly unit?: string
  readonly isFaulty?: boolean
  readonly title?: string
  /** Where a text that is refused is kept. */
  readonly kept?: KeptText
  readonly onPropose: (value: number) => void
  readonly onSettle: () => void
  readonly onRevert: () => void
  /** Says to a walk through fields which of them this is. */
  readonly entry?: string
  /** What was typed has been saved with Enter. */
  readonly onEnter?: (field: HTMLInputElement) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

const anyOf = (rule: NumberRule): NumberRule => ({
  ...rule,
  min: Number.NEGATIVE_INFINITY,
  max: Number.POSITIVE_INFINITY,
})

export const NumberCell = (props: Props) => {
  const { rule, value, of, isReadOnly, unit, isFaulty = false, title, kept, entry, onEnter } = props
  const { onPropose, onSettle, onRevert } = props
  const { label, min, max, whole, doubt } = rule
  /** Asked about, and meant. */
  const meant = useRef<number | null>(null)
  const id = useId()
  const plain = useCallback(
    (text: string) => readNumber(text, { label, min, max, whole, unit }),
    [label, min, max, whole, unit],
  )
  const read = useCallback(
    (text: string): ReadNumber => {
      const number = plain(text)
      if (!number.ok || number.value === value || number.value === meant.current) return number
      const sentence = doubt?.(number.value) ?? null
      return sentence === null ? number : { ok: false, sentence, isHalf: true }
    },
    [plain, doubt, value],
  )
  const judge = useCallback(
    (text: string): Verdict<number> => {
      if (text.trim() === '') return { is: 'nothing' }
      const found = read(text)
      return found.ok ? { is: 'value', value: found.value } : { is: 'refused' }
    },
    [read],
  )
  const explain = useCallback(
    (text: string): string => {
      const found = read(text)
      return found.ok ? '' : found.sentence
    },
    [read],
  )
  /** What is shown in the prices already, or was sent after a pause. */
  const proposed = useRef<number | null>(null)
  const typed = useTypedText<number>({
    stored: writeNumber(value),
    judge,
    explain,
    kept,
    // The drafts have a clock of their own.
    pause: null,
    onText: (text) => {
      const found = read(text)
      proposed.current = found.ok ? found.value : null
      if (found.ok) onPropose(found.value)
      else onRevert()
    },
    save: (found) => {
      if (proposed.current !== found) onPropose(found)
      onSettle()
    },
    onReverted: onRevert,
    onConfirmed: (field, isStored) => {
      field.select()
      if (isStored) onEnter?.(field)
    },
  })
  const found = typed.isTyping ? read(typed.text) : null
  const fault = typed.said ?? (found?.ok === false && !found.isHalf ? found.sentence : null)

  const asked = typed.isRefused ? plain(typed.text) : null
  const inDoubt = asked?.ok === true && typed.said !== null ? asked.value : null
  const mean = (number: number) => {
    meant.current = number
    typed.clear()
    onPropose(number)
    onSettle()
  }

  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key]
    // Where the focus goes next may be a button, which the same press must not press.
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Enter' && inDoubt !== null) meant.current = inDoubt
    if (step === undefined || isReadOnly) return typed.field.onKeyDown(event)
    event.preventDefault()
    const from = readNumber(typed.text, anyOf(rule))
    typed.type(writeNumber(Math.min(Math.max((from.ok ? from.value : 0) + step, min), max)))
  }

  return (
    <span className={classes.cell} title={title}>
      <label className={classes.label} htmlFor={id}>
        <CompoundLabel text={label} />
        <span className="visually-hidden">{of}</span>
      </label>
      <span className={classes.box} data-faulty={isFaulty || fault !== null || undefined}>
        <input
          {...typed.field}
          id={id}
          className={classes.input}
          inputMode={whole ? 'numeric' : 'decimal'}
          readOnly={isReadOnly}
          data-entry={entry}
          aria-invalid={isFaulty || fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onKeyDown={hear}
        />
        {unit !== undefined && <span className={classes.unit}>{unit}</span>}
      </span>
      {fault !== null && (
        <span
          className={`${classes.fault} ${inDoubt === null ? '' : classes.doubt}`}
          id={`${id}-fault`}
          role="alert"
        >
          {fault}
          {inDoubt !== null && (
            <button type="button" className={classes.meant} onClick={() => mean(inDoubt)}>
              {rowText.countMeant(inDoubt)}
            </button>
          )}
        </span>
      )}
    </span>
  )
}
