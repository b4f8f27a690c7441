/** How a group of models is written down: what they share once, and of each what is its own. */
import type { Model } from '../../types.ts'

type Sized = Omit<Model, 'group' | 'defaultWidth' | 'defaultHeight'> & {
  /** Outer width and height that the model comes in, mm. */
  readonly size: readonly [width: number, height: number]
}

/** Without more words a model is a rectangle, and comes with the first of its functions and shapes. */
type Assumed = 'shapes' | 'defaultShape' | 'defaultFunction'
type Entry = Omit<Sized, Assumed> & Partial<Pick<Sized, Assumed>>
type Own<Common> = Omit<Entry, keyof Common> & Partial<Entry>

const firstOf = <Value>(values: readonly Value[], model: string): Value => {
  const [first] = values
  if (first === undefined) throw new Error(`${model} has nothing to come with`)
  return first
}

const toModel = (group: number, { size, ...entry }: Entry): Model => {
  const [defaultWidth, defaultHeight] = size
  const { name, functions, shapes = [0] } = entry
  return {
    defaultFunction: firstOf(functions, name),
    defaultShape: firstOf(shapes, name),
    ...entry,
    shapes,
    group,
    defaultWidth,
    defaultHeight,
  }
}

/** What `common` says holds for every entry that does not say otherwise. */
export const inGroup = <const Common extends Partial<Entry>>(
  group: number,
  common: Common,
  entries: readonly Own<Common>[],
): readonly Model[] => entries.map((entry) => toModel(group, { ...common, ...entry } as Entry))
