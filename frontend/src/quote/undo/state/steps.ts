/**
 * What one has done to a quote in this tab, in the order in which it was done, and what of it has been taken back. Edits of a
 * row in the editor are kept with both patches, because they are taken back at once and before they are stored; all else is kept
 * by the versions that the server gave it. Pure.
 */
import type { QuoteStep } from '#domain/contracts/step'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { Stated } from '#domain/product/stated'

/** What gives a row its choices again, and which of their fields nobody had stated then. */
export interface Choosing {
  readonly patch: Patch
  readonly takenBack: Stated
}

/** The row as it is seen: its choices, and which of them somebody has stated. */
export interface SeenVersion {
  readonly choices: Choices
  readonly stated: Stated
}

export interface RowStep {
  readonly kind: 'row'
  readonly id: number
  readonly rowNumber: number
  readonly back: Choosing
  readonly forth: Choosing
}
export interface StoredStep {
  readonly kind: 'stored'
  readonly id: number
  readonly versions: readonly number[]
  /** Norwegian; what it did. */
  readonly words: string
}
export type UndoStep = RowStep | StoredStep

interface Latest {
  readonly what: string
  /** When it was made, ms. */
  readonly at: number
  /** What it belongs to: a bar that is dragged, a field that is written in. */
  readonly movement: string | null
}

/** A write that got no answer: it may have been done all the same. */
interface Doubt {
  /** Version of the quote before the write. */
  readonly after: number
  /** Steps from this id on were taken after it. */
  readonly before: number
}

export interface StepList {
  readonly past: readonly UndoStep[]
  readonly future: readonly UndoStep[]
  readonly latest: Latest | null
  readonly nextId: number
  /** The first write without an answer; null where every write is known to be done or not. */
  readonly doubt: Doubt | null
}

export const NO_STEPS: StepList = { past: [], future: [], latest: null, nextId: 1, doubt: null }

/** Edits of the same fields within this time are one movement, ms; one that is named goes on however long it pauses. */
const ONE_MOVEMENT = 700
/** More than anybody goes back. */
const STEPS = 100

const fieldsOf = (patch: Patch): readonly ChoiceField[] => Object.keys(patch) as ChoiceField[]

/** What the fields of a patch are now. */
export const choosingNow = (patch: Patch, { choices, stated }: SeenVersion): Choosing => ({
  patch: Object.fromEntries(fieldsOf(patch).map((field) => [field, choices[field]])),
  takenBack: fieldsOf(patch).filter((field) => !stated.includes(field)),
})

interface Made {
  readonly at: number
  readonly movement?: string | undefined
}

const goesOn = (latest: Latest | null, next: Latest): boolean =>
  latest !== null &&
  latest.what === next.what &&
  latest.movement === next.movement &&
  (next.movement !== null || next.at - latest.at <= ONE_MOVEMENT)

/** `seen` is the row before the edit. What has been moved back to where it was has not been moved. */
export const withEdit = (
  list: StepList,
  rowNumber: number,
  patch: Patch,
  seen: SeenVersion,
  { at, movement: named }: Made,
): StepList => {
  const movement = named ?? null
  const what = `${rowNumber} ${fieldsOf(patch).toSorted().join(' ')}`
  const latest: Latest = { what, at, movement }
  const forth: Choosing = { patch, takenBack: [] }
  const last = list.past.at(-1)
  if (last?.kind === 'row' && goesOn(list.latest, latest)) {
    const before = list.past.slice(0, -1)
    const isBack = movement !== null && sameChoice(last.back.patch, patch)
    return isBack
      ? { ...list, past: before, future: [], latest: null }
      : { ...list, past: [...before, { ...last, forth }], future: [], latest }
  }
  const step: RowStep = { kind: 'row', id: list.nextId, rowNumber, back: choosingNow(patch, seen), forth }
  return { ...list, past: [...list.past, step].slice(-STEPS), future: [], latest, nextId: list.nextId + 1 }
}

const isListed = ({ past, future }: StepList, versions: readonly number[]): boolean =>
  [...past, ...future].some(
    (step) => step.kind === 'stored' && step.versions.some((version) => versions.includes(version)),
  )

/** Edits of a row that was made here are older than the answer that it is made, and were done after it. */
const insertedAt = (past: readonly UndoStep[], adds: readonly number[]): number => {
  const first = past.findIndex((step) => step.kind === 'row' && adds.includes(step.rowNumber))
  return first < 0 ? past.length : first
}

/** An answer that comes twice is one step. */
export const withStored = (list: StepList, { versions, words, adds }: QuoteStep): StepList => {
  if (versions.length === 0 || isListed(list, versions)) return list
  const step: StoredStep = { kind: 'stored', id: list.nextId, versions, words }
  const past = list.past.toSpliced(insertedAt(list.past, adds), 0, step).slice(-STEPS)
  return { ...list, past, future: [], latest: null, nextId: list.nextId + 1 }
}

export const withLostAnswer = (list: StepList, after: number): StepList =>
  list.doubt === null ? { ...list, latest: null, doubt: { after, before: list.nextId } } : list

/** The server has been asked which steps there are since the doubt began; what was not known stands where it was done. */
export const withoutDoubt = (list: StepList, asked: Doubt, steps: readonly QuoteStep[]): StepList => {
  const sure = { ...list, doubt: list.doubt === asked ? null : list.doubt }
  const found = steps.filter(({ versions }) => !isListed(list, versions))
  if (found.length === 0) return sure
  const made = found.map(
    ({ versions, words }, index): StoredStep => ({
      kind: 'stored',
      id: list.nextId + index,
      versions,
      words,
    }),
  )
  const done = list.past.filter(({ id }) => id < asked.before)
  const place = insertedAt(
    done,
    found.flatMap(({ adds }) => adds),
  )
  const past = list.past.toSpliced(place, 0, ...made).slice(-STEPS)
  return { ...sure, past, future: [], latest: null, nextId: list.nextId + made.length }
}

export type StepDirection = 'undo' | 'redo'

const sideOf = (direction: StepDirection) => (direction === 'undo' ? 'past' : 'future')

/** The step that comes next, or the one that is asked for. */
export const nextStep = (list: StepList, direction: StepDirection, id?: number): UndoStep | null => {
  const side = list[sideOf(direction)]
  return (id === undefined ? side.at(-1) : side.find((step) => step.id === id)) ?? null
}

/** The step is gone from its side; `as` is what it is on the other, if it can be gone through again. */
export const stepped = (
  list: StepList,
  direction: StepDirection,
  id: number,
  as: UndoStep | null,
): StepList => {
  const from = sideOf(direction)
  const to = direction === 'undo' ? 'future' : 'past'
  return {
    ...list,
    latest: null,
    [from]: list[from].filter((step) => step.id !== id),
    [to]: as === null ? list[to] : [...list[to], as],
  }
}

export const hasEditsOf = ({ past, future }: StepList, rowNumber: number): boolean =>
  [...past, ...future].some((step) => step.kind === 'row' && step.rowNumber === rowNumber)
