/**
 * A number in the price cell of a row. What is typed is shown in the prices at once and saved when the field is left or
 * nothing more is typed; Enter saves, Escape takes the old value back, the arrows step by one.
 */
import { type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { type NumberRule, readNumber, writeNumber } from '../../state/read-number.ts'
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
  readonly onPropose: (value: number) => void
  readonly onSettle: () => void
  readonly onRevert: () => void
  /** Says to a walk through fields which of them this is. */
  readonly entry?: string
  /** What was typed has been saved with Enter. */
  readonly onEnter?: (field: HTMLInputElement) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

export const NumberCell = (props: Props) => {
  const { rule, value, of, isReadOnly, unit, isFaulty = false, title, entry, onEnter } = props
  const { onPropose, onSettle, onRevert } = props
  /** Null while nobody is typing. */
  const [text, setText] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const id = useId()
  const shown = text ?? writeNumber(value)

  const type = (typed: string) => {
    setText(typed)
    const read = readNumber(typed, { ...rule, unit })
    setFault(read.ok ? null : read.sentence)
    if (read.ok) onPropose(read.value)
    else onRevert()
  }
  const finish = () => {
    if (fault !== null) return
    setText(null)
    onSettle()
  }
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key]
    if (event.key === 'Enter') {
      // Where the focus goes next may be a button, which the same press must not press.
      event.preventDefault()
      flushSync(finish)
      event.currentTarget.select()
      if (fault === null) onEnter?.(event.currentTarget)
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      setText(null)
      setFault(null)
      onRevert()
    } else if (step !== undefined && !isReadOnly) {
      event.preventDefault()
      const read = readNumber(shown, {
        ...rule,
        min: Number.NEGATIVE_INFINITY,
        max: Number.POSITIVE_INFINITY,
      })
      type(writeNumber(Math.min(Math.max((read.ok ? read.value : 0) + step, rule.min), rule.max)))
    }
  }

  return (
    <span className={classes.cell} title={title}>
      <label className={classes.label} htmlFor={id}>
        <CompoundLabel text={rule.label} />
        <span className="visually-hidden">{of}</span>
      </label>
      <span className={classes.box} data-faulty={isFaulty || fault !== null || undefined}>
        <input
          id={id}
          className={classes.input}
          inputMode={rule.whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={shown}
          readOnly={isReadOnly}
          data-entry={entry}
          data-at-rest={text === null || undefined}
          aria-invalid={isFaulty || fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={finish}
          onKeyDown={hear}
        />
        {unit !== undefined && <span className={classes.unit}>{unit}</span>}
      </span>
      {fault !== null && (
        <span className={classes.fault} id={`${id}-fault`} role="alert">
          {fault}
        </span>
      )}
    </span>
  )
}
