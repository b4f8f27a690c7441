/** What is typed is searched for when nothing has been pressed for half a second, or at once with Enter. */
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const SEARCH_PAUSE_MS = 500

interface Props {
  readonly label: string
  /** A shorter text for the width of a phone. */
  readonly hint: string
  readonly q: string
  readonly onSearch: (q: string) => void
  readonly size?: 'md'
  readonly autoFocus?: true
}

export const SearchBox = ({ label, hint, q, onSearch, size, autoFocus }: Props) => {
  const [text, setText] = useState(q)
  const [seen, setSeen] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A search from elsewhere (a link, the back button) brings its text into the box; what is being typed stays.
  if (q !== seen) {
    setSeen(q)
    if (q !== text.trim()) setText(q)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isLeaving = next !== undefined && next.pathname !== pathname
  // A search that came now would take the place of the page that somebody has chosen.
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current)
  }, [isLeaving])
  const run = (typed: string) => {
    clearTimeout(timer.current)
    if (typed.trim() !== q) onSearch(typed.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(text)
  }
  return (
    <search>
      <form onSubmit={submit}>
        <TextInput
          type="search"
          {...(size && { size })}
          aria-label={label}
          placeholder={hint}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          maxLength={200}
          autoFocus={autoFocus}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => run(value), SEARCH_PAUSE_MS)
          }}
        />
      </form>
    </search>
  )
}
