/**
 * A number in the price cell of a row. What is typed is shown in the prices at once and saved when the field is left or
 * nothing more is typed; Enter saves, Escape takes the old value back, the arrows step by one. What cannot be used stays as it
 * was typed (ui/typed-text.ts) and is said as soon as nothing that is typed after it could make it right. A number that is hardly
 * meant is asked about when the field is left, and saved when Enter is pressed once more.
 */
import { type KeyboardEvent, useCallback, useId, useRef } from 'react'
import type { Verdict } from '../../ui/typed-text.ts'
import { type RefusedTextStore, useTypedText } from '../../ui/use-typed-text.ts'
import { useWholeInSight } from '../../ui/use-whole-in-sight.ts'
import { CompoundLabel } from './compound-label.tsx'
import classes from './number-cell.module.css'
import { type NumberRule, type ReadNumber, readNumber, writeNumber } from './read-number.ts'
import { fieldText } from './text.ts'

interface Props {
  readonly rule: NumberRule
  readonly value: number | null
  /** What the value belongs to, for those who do not see the row: 'rad 3'. */
  readonly of: string
  /** Why it cannot be changed, or only that it cannot. */
  readonly locked?: string | boolean
  readonly isFaulty?: boolean
  /** Stores the typed text while it is refused. */
  readonly refusedText?: RefusedTextStore
  readonly draft: NumberDraft
  /** The field in a walk through fields. */
  readonly entry?: NumberEntry
}

/** What becomes of a number that is being typed. */
interface NumberDraft {
  /** Shown at once, and saved when nothing more is typed. */
  readonly propose: (value: number) => void
  /** Saved now. */
  readonly settle: () => void
  /** The stored number is back. */
  readonly drop: () => void
}

interface NumberEntry {
  /** Which of the fields this is. */
  readonly name: string
  /** What was typed has been saved with Enter. */
  readonly onEnter: (field: HTMLInputElement) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

const anyOf = (rule: NumberRule): NumberRule => ({
  ...rule,
  min: Number.NEGATIVE_INFINITY,
  max: Number.POSITIVE_INFINITY,
})

export const NumberCell = (props: Props) => {
  const { rule, value, of, locked = false, isFaulty = false, refusedText, draft, entry } = props
  const { label, min, max, whole, unit, doubt } = rule
  const isReadOnly = locked !== false
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
    refusedText,
    // The drafts have a clock of their own.
    pause: null,
    onText: (text) => {
      const found = read(text)
      proposed.current = found.ok ? found.value : null
      if (found.ok) draft.propose(found.value)
      else draft.drop()
    },
    save: (found) => {
      if (proposed.current !== found) draft.propose(found)
      draft.settle()
    },
    onReverted: draft.drop,
    onConfirmed: (field, isStored) => {
      field.select()
      if (isStored) entry?.onEnter(field)
    },
  })
  const found = typed.isTyping ? read(typed.text) : null
  const fault = typed.said ?? (found?.ok === false && !found.isHalf ? found.sentence : null)

  const cell = useRef<HTMLSpanElement>(null)
  useWholeInSight(cell, fault)
  const asked = typed.isRefused ? plain(typed.text) : null
  const inDoubt = asked?.ok === true && typed.said !== null ? asked.value : null
  const mean = (number: number) => {
    meant.current = number
    typed.clear()
    draft.propose(number)
    draft.settle()
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
    <span ref={cell} className={classes.cell} title={typeof locked === 'string' ? locked : undefined}>
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
          data-entry={entry?.name}
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
              {fieldText.countMeant(inDoubt)}
            </button>
          )}
        </span>
      )}
    </span>
  )
}
