/**
 * A measure that a person types: as a number or with its unit, comma or point. Enter commits and goes on, Escape brings back what
 * was there, arrows step along the standard sizes. What is typed belongs to the person (ui/typed-text.ts): it becomes an edit when
 * the field is left or confirmed, and, where it can stand, when nothing has been pressed for a moment.
 */
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { readFigure } from '#domain/messages/read-figure'
import type { Patch } from '#domain/product/product'
import { formatTenths } from '../../../../ui/format.ts'
import { type Stepping, showNumber, stepFrom } from '../../../../ui/number-text.ts'
import { type RefusedTextStore, useTypedText } from '../../../../ui/use-typed-text.ts'
import {
  explainMeasure,
  judgeMeasure,
  type TypedMeasure,
  waitsForAnother,
} from '../../fields/typed-measure.ts'
import { type Entry, focusNext } from '../../state/next-stop.ts'
import { useEditor } from '../../state/use-editor.ts'
import { type FieldInfo, messageIdOf } from './field-frame.tsx'
import classes from './input.module.css'
import { TypedFrame } from './typed-frame.tsx'

interface NumberControlProps {
  readonly info: FieldInfo
  /** What can be done with the measure; the same as long as it would do the same. */
  readonly measure: TypedMeasure
  /** Stores the typed text while it is refused. */
  readonly refusedText: RefusedTextStore
  readonly stepping: Stepping
  /** Enter leads from it to the next one. */
  readonly entry?: Entry | undefined
  /** The same measure can be typed at another place, which says aloud what is refused. */
  readonly isEcho?: boolean
}

export const NumberControl = ({
  info,
  measure,
  refusedText,
  stepping,
  entry,
  isEcho,
}: NumberControlProps) => {
  const { id, locked, refused, note, onLeave } = info
  const { now, unit, kind } = measure
  const { configuration, colorLists, waiting, edit, debounce, setTyping } = useEditor()
  /** The figure that the arrows did not reach. */
  const [stopped, setStopped] = useState<string | null>(null)
  const visits = useRef(0)

  const ground = useMemo(() => ({ configuration, colorLists, waiting }), [configuration, colorLists, waiting])
  const judge = useCallback((text: string) => judgeMeasure(text, measure, ground), [measure, ground])
  const explain = useCallback((text: string) => explainMeasure(text, measure, ground), [measure, ground])
  const typed = useTypedText<Patch>({
    stored: showNumber(now),
    judge,
    explain,
    refusedText,
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
        focusNext(field)
    },
  })

  const step = (direction: 1 | -1) => {
    const text = showNumber(stepFrom(readFigure(typed.text, kind) ?? now, direction, stepping))
    const verdict = judge(text)
    setStopped(verdict.is === 'refused' ? text : null)
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
  const aside = stopped === null ? note : explain(stopped)
  return (
    <TypedFrame
      info={{ ...info, refused: said, note: aside }}
      typed={typed}
      isEcho={isEcho}
      stored={`${formatTenths(now)}\u00a0${unit}`}
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
    </TypedFrame>
  )
}
