/**
 * The parts of a drawing for those who use the keyboard or a screen reader: buttons that are not seen, one stop for the
 * Tab key. Arrows go from part to part, Enter and Space select, Escape clears, and arrows move a bar that is selected.
 * What has the focus is marked in the drawing.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { drawingText } from './text.ts'

interface PartListProps {
  readonly parts: readonly string[]
  /** Said before the list. */
  readonly label: string
  readonly nameOf: (part: string) => string
  readonly selected: readonly string[]
  readonly onSelect: (part: string | null) => void
  /** Null when the focus leaves the list. */
  readonly onFocus: (part: string | null) => void
  readonly onDelete: (part: string) => void
  readonly isMovable: (part: string) => boolean
  /** One step with an arrow key: right and up are positive, as the viewer sees it. */
  readonly onNudge: (part: string, right: number, up: number) => void
}

const ARROWS: Record<string, readonly [right: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
}

/** Which of so many comes after a key, round and round; null for any other key. */
const nextAt = (key: string, at: number, count: number): number | null => {
  const arrow = ARROWS[key]
  if (arrow) return (at + (arrow[0] - arrow[1]) + count) % count
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : null
}

export const PartList = ({ parts, label, nameOf, selected, onSelect, onFocus, ...rest }: PartListProps) => {
  const { onDelete, isMovable, onNudge } = rest
  const list = useRef<HTMLUListElement>(null)
  const [last, setLast] = useState<string | null>(null)
  const stop = last !== null && parts.includes(last) ? last : (selected[0] ?? parts[0])
  const deleted = useRef<string | null>(null)

  useEffect(() => {
    // One that could not go has kept the focus, or somebody has taken it elsewhere since.
    if (deleted.current !== null && !parts.includes(deleted.current))
      list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    deleted.current = null
  }, [parts])

  const hear = (event: KeyboardEvent, part: string) => {
    const arrow = ARROWS[event.key]
    const next = nextAt(event.key, parts.indexOf(part), parts.length)
    if (next !== null) event.preventDefault()
    if (arrow && isMovable(part) && selected.includes(part)) onNudge(part, ...arrow)
    else if (next !== null) list.current?.querySelectorAll('button')[next]?.focus()
    if (event.key === 'Escape') onSelect(null)
    if (event.key === 'Delete' || event.key === 'Backspace') {
      deleted.current = part
      onDelete(part)
    }
  }

  return (
    <ul ref={list} className="visually-hidden" aria-label={label}>
      {parts.map((part) => (
        <li key={part}>
          <button
            type="button"
            tabIndex={part === stop ? 0 : -1}
            aria-pressed={selected.includes(part)}
            aria-description={isMovable(part) ? drawingText.moveHint : undefined}
            onFocus={() => {
              setLast(part)
              onFocus(part)
            }}
            onBlur={() => onFocus(null)}
            onClick={() => onSelect(part)}
            onKeyDown={(event) => hear(event, part)}
          >
            {nameOf(part)}
          </button>
        </li>
      ))}
    </ul>
  )
}
