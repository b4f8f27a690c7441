/**
 * A short text: Enter commits and goes on, Escape brings back what was there, leaving the field saves. A lead, such as the number
 * that the row most likely has, stands before it and is stored with what is typed; a text with a number of its own has none.
 */
import { type KeyboardEvent, useCallback } from 'react'
import { hasCode } from '#domain/quote/rows/next-reference'
import type { Verdict } from '../../../../ui/typed-text.ts'
import { type RefusedTextStore, useTypedText } from '../../../../ui/use-typed-text.ts'
import { type Entry, focusNext } from '../../state/next-stop.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { type FieldInfo, messageIdOf } from './field-frame.tsx'
import classes from './input.module.css'
import { TypedFrame } from './typed-frame.tsx'

interface TextControlProps {
  readonly info: FieldInfo
  readonly value: string
  readonly maxLength: number
  /** Stores the typed text while it is refused. */
  readonly refusedText: RefusedTextStore
  /** Enter leads from it to the next one. */
  readonly entry?: Entry | undefined
  readonly placeholder?: string | undefined
  /** Only of a field in which nothing is stored. Enter in the empty field takes it alone. */
  readonly lead?: { readonly code: string; readonly drop: () => void } | undefined
  /** Why the text cannot stand; null where it can. */
  readonly refusalOf: (value: string) => string | null
  readonly onCommit: (value: string) => void
}

/** An emptied field stores nothing, also not the number. */
const withCode = (code: string, text: string): string => {
  const typed = text.trim()
  return code === '' || typed === '' || hasCode(typed) ? typed : `${code} ${typed}`
}

export const TextControl = (props: TextControlProps) => {
  const { info, value, maxLength, refusedText, placeholder, entry, refusalOf, onCommit } = props
  const { id, locked, refused, note, onLeave } = info
  const { setTyping } = useEditor()
  const code = props.lead?.code ?? ''
  const judge = useCallback(
    (text: string): Verdict<string> => {
      const value = withCode(code, text)
      return refusalOf(value) === null ? { is: 'value', value } : { is: 'refused' }
    },
    [refusalOf, code],
  )
  const typed = useTypedText<string>({
    stored: value,
    judge,
    explain: (text) => refusalOf(withCode(code, text)) ?? '',
    refusedText,
    pause: null,
    save: onCommit,
    onTyping: setTyping,
    onLeave,
    onConfirmed: (field, isStored) => {
      if (code !== '' && typed.text.trim() === '') onCommit(code)
      onLeave()
      if (isStored) focusNext(field)
    },
  })
  const isLed = code !== '' && !hasCode(typed.text)
  const dropLead = () => {
    props.lead?.drop()
    document.getElementById(id)?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isLed && event.key === 'Backspace' && typed.text === '') dropLead()
    typed.field.onKeyDown(event)
  }
  const said = typed.isRefused ? (typed.said ?? refused) : refused
  return (
    <TypedFrame info={{ ...info, refused: said }} typed={typed}>
      <span className={classes.led}>
        {isLed ? (
          <button
            type="button"
            className={classes.lead}
            tabIndex={-1}
            disabled={locked}
            title={editorText.dropLead(code)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={dropLead}
          >
            <span aria-hidden>{code}</span>
            <span className="visually-hidden">{editorText.dropLead(code)}</span>
          </button>
        ) : null}
        <input
          {...typed.field}
          id={id}
          className={classes.input}
          maxLength={code === '' ? maxLength : maxLength - code.length - 1}
          placeholder={isLed ? editorText.leadPlaceholder(code) : placeholder}
          readOnly={locked}
          data-locked={locked || undefined}
          data-entry={entry}
          aria-invalid={said !== undefined}
          aria-describedby={
            [...(isLed ? [`${id}-lead`] : []), ...(said || note ? [messageIdOf(id)] : [])].join(' ') ||
            undefined
          }
          onKeyDown={press}
        />
        {isLed ? (
          <span id={`${id}-lead`} className="visually-hidden">
            {editorText.lead(code)}
          </span>
        ) : null}
      </span>
    </TypedFrame>
  )
}
