/** What the word that is being written in a line could become, or the ways out of what is unclear: which are offered, and which is marked. */
import { type RefObject, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { complete } from '#domain/schedule/complete'
import { type Choice, chosen, type Doubt } from '#domain/schedule/doubt'
import type { Suggestion } from './components/suggestion-list.tsx'
import type { LinesEdit, WrittenLine } from './state/lines.ts'

const asSuggestion = ({ start, end, text, label }: Choice): Suggestion => ({
  start,
  end,
  text,
  label,
  detail: '',
})

interface Written {
  readonly line: WrittenLine
  readonly colorLists: ColorLists
  readonly doubts: readonly Doubt[]
  readonly field: RefObject<HTMLInputElement | null>
  readonly edit: (edit: LinesEdit) => void
}

export const useSuggestions = ({ line, colorLists, doubts, field, edit }: Written) => {
  const [offered, setOffered] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState<number | null>(null)
  const show = (found: readonly Suggestion[], first: number | null) => {
    setOffered(found)
    setActive(found.length > 0 ? first : null)
  }
  const close = () => show([], null)

  return {
    offered,
    /** The one that is marked, by its place; null while none is. */
    active,
    close,
    /** Shows how the text goes on while it is typed. */
    complete: (text: string, caret: number) => show(complete(text, caret, colorLists), null),
    /** At once, and where no word goes on, the answers to what is unclear. */
    ask: () => {
      const completions = complete(line.text, field.current?.selectionStart ?? line.text.length, colorLists)
      const [unclear] = doubts.filter(({ choices }) => choices.length > 0)
      show(completions.length > 0 ? completions : (unclear?.choices.map(asSuggestion) ?? []), 0)
    },
    /** Marks the next one, round and round. */
    mark: (by: 1 | -1) => {
      const last = offered.length - 1
      const from = active ?? (by === 1 ? -1 : 0)
      setActive(from + by > last ? 0 : from + by < 0 ? last : from + by)
    },
    accept: (suggestion: Suggestion) => {
      const text = chosen(line.text, suggestion)
      const caret = suggestion.start + suggestion.text.length
      // The next word can be written at once.
      const isLast = caret === text.length
      edit({ kind: 'type', id: line.id, text: isLast ? `${text} ` : text, caret: isLast ? caret + 1 : caret })
      close()
    },
  }
}
