/**
 * One line: a text field with suggestions (the combobox pattern of ARIA 1.2). Enter and the arrows go from line to line,
 * Tab takes the suggestion, Ctrl and space shows the ways out of what is unclear.
 */
import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ColorBook } from '#domain/catalogue/types'
import { complete } from '#domain/schedule/complete'
import { type Choice, chosen, type Doubt } from '#domain/schedule/doubt'
import { LINE_MAX } from '../state/draft.ts'
import type { Focus, Line, LinesEdit } from '../state/lines.ts'
import { scheduleText } from '../text.ts'
import classes from './line-field.module.css'
import { type Suggestion, SuggestionList } from './suggestion-list.tsx'

interface Props {
  readonly line: Line
  readonly number: number
  readonly book: ColorBook
  readonly doubts: readonly Doubt[]
  /** Of the line, and what to do with it. */
  readonly resultId: string
  readonly isInvalid: boolean
  readonly isLocked: boolean
  readonly focus: Focus | null
  readonly previous: number | null
  readonly next: number | null
  readonly onEdit: (edit: LinesEdit) => void
  readonly onFocus: (id: number) => void
  readonly onBlur: () => void
  /** True where the text is a table, which is asked about first. */
  readonly onPaste: (id: number, at: number, text: string) => boolean
  readonly onAddAll: () => void
}

const asSuggestion = ({ start, end, text, label }: Choice): Suggestion => ({
  start,
  end,
  text,
  label,
  detail: '',
})

export const LineField = (props: Props) => {
  const { line, number, book, doubts, resultId, isInvalid, isLocked, focus, previous, next } = props
  const { onEdit, onFocus, onBlur, onPaste, onAddAll } = props
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState<number | null>(null)
  const isOpen = suggestions.length > 0

  useLayoutEffect(() => {
    if (focus?.id !== line.id) return
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'nearest' })
    field.current?.setSelectionRange(focus.caret, focus.caret)
  }, [focus, line.id])

  const show = (found: readonly Suggestion[], first: number | null) => {
    setSuggestions(found)
    setActive(found.length > 0 ? first : null)
  }
  const close = () => show([], null)

  const take = (suggestion: Suggestion) => {
    const text = chosen(line.text, suggestion)
    const caret = suggestion.start + suggestion.text.length
    // The next word can be written at once.
    const isLast = caret === text.length
    onEdit({ kind: 'type', id: line.id, text: isLast ? `${text} ` : text, caret: isLast ? caret + 1 : caret })
    close()
  }

  const showWays = () => {
    const caret = field.current?.selectionStart ?? line.text.length
    const completions = complete(line.text, caret, book)
    const [unclear] = doubts.filter(({ choices }) => choices.length > 0)
    show(completions.length > 0 ? completions : (unclear?.choices.map(asSuggestion) ?? []), 0)
  }

  const move = (event: KeyboardEvent, step: 1 | -1) => {
    if (isOpen) {
      event.preventDefault()
      const last = suggestions.length - 1
      const from = active ?? (step === 1 ? -1 : 0)
      setActive(from + step > last ? 0 : from + step < 0 ? last : from + step)
      return
    }
    const id = step === 1 ? next : previous
    if (id === null) return
    event.preventDefault()
    onEdit({ kind: 'go', id })
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isCommand = event.ctrlKey || event.metaKey
    const suggestion = suggestions[active ?? 0]
    switch (event.key) {
      case 'Enter': {
        event.preventDefault()
        if (isCommand) onAddAll()
        else if (active !== null && suggestion) take(suggestion)
        else if (next !== null) {
          close()
          onEdit({ kind: 'go', id: next })
        }
        return
      }
      case 'Tab':
        if (!event.shiftKey && suggestion) {
          event.preventDefault()
          take(suggestion)
        }
        return
      case 'ArrowDown':
        move(event, 1)
        return
      case 'ArrowUp':
        move(event, -1)
        return
      case 'Escape':
        close()
        return
      case ' ':
        if (isCommand) {
          event.preventDefault()
          showWays()
        }
        return
      case 'Backspace':
        if (line.text === '' && previous !== null) {
          event.preventDefault()
          onEdit({ kind: 'remove', id: line.id })
        }
        return
    }
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const at = selectionStart ?? line.text.length
    const text = event.clipboardData.getData('text/plain')
    if (isLocked || selectionEnd !== at || !onPaste(line.id, at, text)) return
    event.preventDefault()
    close()
  }

  return (
    <div className={classes.field}>
      <input
        ref={field}
        className={classes.input}
        type="text"
        role="combobox"
        aria-label={scheduleText.line(number)}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
        aria-describedby={`${resultId} ${resultId}-remarks`}
        aria-invalid={isInvalid}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={LINE_MAX}
        readOnly={isLocked}
        placeholder={number === 1 ? scheduleText.placeholder : undefined}
        value={line.text}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          onEdit({ kind: 'type', id: line.id, text: value })
          show(complete(value, selectionStart ?? value.length, book), null)
        }}
        onKeyDown={press}
        onPaste={paste}
        onFocus={() => onFocus(line.id)}
        onBlur={() => {
          close()
          onBlur()
        }}
      />
      <SuggestionList id={listId} suggestions={suggestions} active={active} onTake={take} />
    </div>
  )
}
