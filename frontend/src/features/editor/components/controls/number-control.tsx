/**
 * A measure that a person types: as a number or with its unit, comma or point. Enter commits and goes on, Escape brings back what
 * was there, arrows step along the standard sizes. What is typed belongs to the person (ui/typed-text.ts): it becomes an edit when
 * the field is left or confirmed, and, where it can stand, when nothing has been pressed for a moment.
 */
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { readFigure } from '#domain/messages/read-figure'
import type { Patch } from '#domain/product/product'
import { type KeptText, useTypedText } from '../../../../ui/use-typed-text.ts'
import {
  explainMeasure,
  judgeMeasure,
  type TypedMeasure,
  waitsForAnother,
} from '../../fields/typed-measure.ts'
import { type Entry, goOnFrom } from '../../state/next-stop.ts'
import { type Stepping, showNumber, stepFrom } from '../../state/number-text.ts'
import { useEditor } from '../../state/use-editor.ts'
import { FieldFrame, messageIdOf } from './field-frame.tsx'
import classes from './input.module.css'

interface NumberControlProps {
  readonly id: string
  /** What can be done with the measure; the same as long as it would do the same. */
  readonly measure: TypedMeasure
  /** Where a text that is refused is kept. */
  readonly kept: KeptText
  readonly stepping: Stepping
  readonly locked?: boolean
  /** Enter leads from it to the next one. */
  readonly entry?: Entry | undefined
  readonly refused?: string | undefined
  /** The same measure can be typed at another place, which says aloud what is refused. */
  readonly isEcho?: boolean
  readonly note?: string | undefined
  readonly onReset?: (() => void) | undefined
  /** Sends what waits; called when the field is left. */
  readonly onLeave: () => void
}

export const NumberControl = (props: NumberControlProps) => {
  const { id, measure, kept, stepping, locked = false, entry, refused, note } = props
  const { isEcho, onReset, onLeave } = props
  const { label, now, unit, kind } = measure
  const { configuration, book, waiting, edit, debounce, setTyping } = useEditor()
  /** Why the arrows go no further. */
  const [stopped, setStopped] = useState<string | null>(null)
  const visits = useRef(0)

  const ground = useMemo(() => ({ configuration, book, waiting }), [configuration, book, waiting])
  const judge = useCallback((text: string) => judgeMeasure(text, measure, ground), [measure, ground])
  const explain = useCallback((text: string) => explainMeasure(text, measure, ground), [measure, ground])
  const typed = useTypedText<Patch>({
    stored: showNumber(now),
    judge,
    explain,
    kept,
    pause: debounce,
    // What one writes from entering a field to leaving it is one step of undo, however slowly it is written.
    save: (patch, isOver) => {
      edit(patch, `${id} ${visits.current}`)
      if (isOver) onLeave()
    },
    onText: () => setStopped(null),
    onReverted: (before) => {
      const verdict = judge(before)
      if (verdict.is === 'value' && before !== showNumber(now)) edit(verdict.value, `${id} ${visits.current}`)
    },
    onTyping: setTyping,
    onLeave: () => {
      visits.current += 1
      setStopped(null)
      onLeave()
    },
    onConfirmed: (field, isStored) => {
      onLeave()
      // A width that another height may set free is not stayed in: the height comes next.
      if (isStored || (measure.outer === 'width' && waitsForAnother(field.value, measure, ground)))
        goOnFrom(field)
    },
  })

  const step = (direction: 1 | -1) => {
    const text = showNumber(stepFrom(readFigure(typed.text, kind) ?? now, direction, stepping))
    const verdict = judge(text)
    setStopped(verdict.is === 'refused' ? explain(text) : null)
    if (verdict.is !== 'value') return
    typed.clear()
    edit(verdict.value)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      if (!locked) step(event.key === 'ArrowUp' ? 1 : -1)
    } else typed.field.onKeyDown(event)
  }

  const said = typed.isRefused ? (typed.said ?? refused ?? explain(typed.text)) : refused
  const aside = stopped ?? note
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
      isEcho={isEcho}
      note={aside}
      back={typed.isRefused && !locked ? { to: `${showNumber(now)} ${unit}`, go: typed.revert } : undefined}
      inline
      locked={locked}
    >
      <span className={`${classes.input} ${classes.number}`} data-locked={locked || undefined}>
        <input
          {...typed.field}
          id={id}
          inputMode={kind === 'decimal' ? 'decimal' : 'numeric'}
          readOnly={locked}
          data-entry={entry}
          aria-invalid={said !== undefined}
          aria-describedby={said || aside ? messageIdOf(id) : undefined}
          onKeyDown={press}
        />
        <span className={classes.unit} aria-hidden>
          {unit}
        </span>
      </span>
    </FieldFrame>
  )
}
