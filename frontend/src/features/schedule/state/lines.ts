/**
 * The lines that are being written. There is always an empty one at the end, so that the next row can be begun at once.
 * `focus` is where the cursor goes after an edit that is not typing. There are never more than a quote has room for: an edit that would make
 * more changes none of them, and `tooMany` says how many it would have been.
 */
import { MAX_ROWS } from '#domain/quote/outcome'

export interface WrittenLine {
  readonly id: number
  readonly text: string
  /** Of an architect's model, that the line came of; they stay with it whatever is written. */
  readonly modelPieces?: readonly string[] | undefined
}

/** A text that becomes a line. */
export type NewLine = Omit<WrittenLine, 'id'>

export interface Focus {
  readonly id: number
  readonly caret: number
}

export interface Lines {
  readonly lines: readonly WrittenLine[]
  readonly focus: Focus | null
  readonly nextId: number
  /** Null where the last edit was made. */
  readonly tooMany: number | null
}

/** Where lines are put in: in one that is written, for what is selected there; `at` and `until` are the same where nothing is. */
export interface LinesPlace {
  readonly id: number
  readonly at: number
  readonly until: number
}

export type LinesEdit =
  | { readonly kind: 'type'; readonly id: number; readonly text: string; readonly caret?: number }
  | { readonly kind: 'remove'; readonly id: number }
  /** The first of the lines goes on where the place is, and the last one with what stands behind it. */
  | { readonly kind: 'insert'; readonly place: LinesPlace; readonly lines: readonly NewLine[] }
  | { readonly kind: 'replace'; readonly lines: readonly NewLine[] }
  | { readonly kind: 'go'; readonly id: number }
  /** From a line to the one below or above it; nowhere at the end. */
  | { readonly kind: 'step'; readonly id: number; readonly by: 1 | -1 }

const withLastEmpty = (state: Lines): Lines =>
  state.lines.at(-1)?.text === ''
    ? state
    : { ...state, lines: [...state.lines, { id: state.nextId, text: '' }], nextId: state.nextId + 1 }

const atEnd = ({ id, text }: WrittenLine): Focus => ({ id, caret: text.length })

/** As they are found when the page is opened: one writes on at the end at once. */
export const linesOf = (written: readonly NewLine[]): Lines => {
  const lines = written.map((line, id) => ({ ...line, id }))
  const found = withLastEmpty({ lines, focus: null, nextId: written.length, tooMany: null })
  const last = found.lines.at(-1)
  return { ...found, focus: last === undefined ? null : atEnd(last) }
}

/** What can be done from a line; the same object as long as nothing of it changes, so that the other lines are not drawn again. */
export interface LineEditing {
  /** Nothing can be written now. */
  readonly isLocked: boolean
  readonly edit: (edit: LinesEdit) => void
  readonly enter: (id: number) => void
  readonly leave: () => void
  /** True where the text is more than one line: it is taken, or asked about first. */
  readonly paste: (place: LinesPlace, text: string) => boolean
  readonly addAll: () => void
}

const afterEdit = (state: Lines, edit: LinesEdit): Lines => {
  const { lines, nextId } = state
  switch (edit.kind) {
    case 'type': {
      const { id, text, caret } = edit
      const changed = lines.map((line) => (line.id === id ? { ...line, text } : line))
      return withLastEmpty({ ...state, lines: changed, focus: caret === undefined ? null : { id, caret } })
    }
    case 'remove': {
      const index = lines.findIndex(({ id }) => id === edit.id)
      const left = lines.filter(({ id }) => id !== edit.id)
      const neighbour = left[Math.max(0, index - 1)]
      return withLastEmpty({
        ...state,
        lines: left,
        focus: neighbour === undefined ? null : atEnd(neighbour),
      })
    }
    case 'insert': {
      const { id: into, at, until } = edit.place
      const index = lines.findIndex(({ id }) => id === into)
      const line = lines[index]
      if (line === undefined) return state
      const [first = { text: '' }, ...others] = edit.lines
      const rest = line.text.slice(until)
      const pasted = [{ ...line, ...first, text: line.text.slice(0, at) + first.text }, ...others]
      const last = pasted.length - 1
      const made = pasted.map((each, count) => ({
        ...each,
        id: count === 0 ? line.id : nextId + count,
        text: count === last ? each.text + rest : each.text,
      }))
      const end = made[last]
      return withLastEmpty({
        ...state,
        lines: [...lines.slice(0, index), ...made, ...lines.slice(index + 1)],
        nextId: nextId + pasted.length,
        focus: end === undefined ? null : { id: end.id, caret: end.text.length - rest.length },
      })
    }
    case 'replace': {
      const made = edit.lines.map((line, count) => ({ ...line, id: nextId + count }))
      const [first] = made
      return withLastEmpty({
        ...state,
        lines: made,
        nextId: nextId + edit.lines.length,
        focus: first === undefined ? null : atEnd(first),
      })
    }
    case 'go': {
      const line = lines.find(({ id }) => id === edit.id)
      return line === undefined ? state : { ...state, focus: atEnd(line) }
    }
    case 'step': {
      const beside = lines[lines.findIndex(({ id }) => id === edit.id) + edit.by]
      return beside === undefined ? state : { ...state, focus: atEnd(beside) }
    }
  }
}

/** Without the empty one. */
export const countOf = ({ lines }: Lines): number => lines.length - 1

/** How many lines more there can be. */
export const roomIn = (state: Lines): number => Math.max(0, MAX_ROWS - countOf(state))

export const edited = (state: Lines, edit: LinesEdit): Lines => {
  const next = afterEdit(state, edit)
  const count = countOf(next)
  // What was not added comes back whole, and may be several lines of one.
  if (count > MAX_ROWS && count > countOf(state) && edit.kind !== 'replace')
    return { ...state, tooMany: count }
  return next.tooMany === null ? next : { ...next, tooMany: null }
}
