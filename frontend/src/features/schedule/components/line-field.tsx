/**
 * One line: a text field with suggestions (the combobox pattern of ARIA 1.2). Enter and the arrows go from line to line,
 * Tab takes the suggestion, Ctrl and space shows the ways out of what is unclear.
 */
import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import type { Doubt } from '#domain/schedule/doubt'
import { LINE_MAX } from '#domain/schedule/read-schedule'
import type { Focus, LineEditing, WrittenLine } from '../state/lines.ts'
import { scheduleText } from '../text.ts'
import { useSuggestions } from '../use-suggestions.ts'
import classes from './line-field.module.css'
import { SuggestionList } from './suggestion-list.tsx'

interface Props {
  readonly line: WrittenLine
  readonly number: number
  readonly isLast: boolean
  readonly colorLists: ColorLists
  readonly doubts: readonly Doubt[]
  /** What has been understood of the line, and what is remarked on it. */
  readonly describedBy: string
  readonly isInvalid: boolean
  readonly focus: Focus | null
  readonly editing: LineEditing
}

export const LineField = (props: Props) => {
  const { line, number, isLast, colorLists, doubts, describedBy, isInvalid, focus, editing } = props
  const { isLocked, edit, enter, leave, addAll } = editing
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const suggestions = useSuggestions({ line, colorLists, doubts, field, edit })
  const { offered, active, accept, close } = suggestions
  const isOpen = offered.length > 0

  useLayoutEffect(() => {
    if (focus?.id !== line.id) return
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'nearest' })
    field.current?.setSelectionRange(focus.caret, focus.caret)
  }, [focus, line.id])

  const move = (event: KeyboardEvent, by: 1 | -1) => {
    if (!isOpen && (by === 1 ? isLast : number === 1)) return
    event.preventDefault()
    if (isOpen) suggestions.mark(by)
    else edit({ kind: 'step', id: line.id, by })
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isCommand = event.ctrlKey || event.metaKey
    const suggestion = offered[active ?? 0]
    switch (event.key) {
      case 'Enter': {
        event.preventDefault()
        if (isCommand) addAll()
        else if (active !== null && suggestion) accept(suggestion)
        else if (!isLast) {
          close()
          edit({ kind: 'step', id: line.id, by: 1 })
        }
        return
      }
      case 'Tab':
        if (!event.shiftKey && suggestion) {
          event.preventDefault()
          accept(suggestion)
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
          suggestions.ask()
        }
        return
      case 'Backspace':
        if (line.text === '' && number > 1) {
          event.preventDefault()
          edit({ kind: 'remove', id: line.id })
        }
        return
    }
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const at = selectionStart ?? line.text.length
    const place = { id: line.id, at, until: selectionEnd ?? at }
    const text = event.clipboardData.getData('text/plain')
    if (isLocked || !editing.paste(place, text)) return
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
        aria-describedby={describedBy}
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
          edit({ kind: 'type', id: line.id, text: value })
          suggestions.complete(value, selectionStart ?? value.length)
        }}
        onKeyDown={press}
        onPaste={paste}
        onFocus={() => enter(line.id)}
        onBlur={() => {
          close()
          leave()
        }}
      />
      <SuggestionList id={listId} suggestions={offered} active={active} onAccept={accept} />
    </div>
  )
}
