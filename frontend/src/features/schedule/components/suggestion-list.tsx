/** What the word that is being written could become, or the ways out of what is unclear; Tab takes the one that is marked. */
import { useLayoutEffect, useRef } from 'react'
import type { Choice } from '#domain/schedule/doubt'
import { scheduleText } from '../text.ts'
import classes from './suggestion-list.module.css'

export interface Suggestion extends Choice {
  readonly detail: string
}

interface Props {
  /** The field points at the list, and with `-0`, `-1` behind it at one of its options. */
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  readonly active: number | null
  readonly onAccept: (suggestion: Suggestion) => void
}

export const SuggestionList = ({ id, suggestions, active, onAccept }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  // Under the last line of a low window, as at 200 %, there is no room for all of them.
  useLayoutEffect(() => {
    if (suggestions.length > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [suggestions])
  return (
    <div
      ref={list}
      className={classes.suggestions}
      id={id}
      role="listbox"
      aria-label={scheduleText.suggestions}
      hidden={suggestions.length === 0}
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the field, which keeps the focus
        <div
          key={suggestion.label}
          id={`${id}-${index}`}
          className={classes.suggestion}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onAccept(suggestion)}
        >
          <span>{suggestion.label}</span>
          {suggestion.detail === '' ? null : <span className={classes.detail}>{suggestion.detail}</span>}
          {index === (active ?? 0) ? <kbd className={classes.key}>Tab</kbd> : null}
        </div>
      ))}
    </div>
  )
}
