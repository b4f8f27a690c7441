/**
 * A product is a value: the model and the choices a person has made, every default filled in, and which of them somebody
 * has stated, also where what was stated is what the model comes with (decision 36). Values that follow by force (a stronger glass in a large pane) are derived, never written over a choice, so the same set of choices gives
 * the same product in any order of edits.
 */
import type { Choices } from './product-schema.ts'

export type { Bar, Choices, Product } from './product-schema.ts'
export type ChoiceField = keyof Choices

/** Lengths in the plane of the elevation; which of the partial ones count follows from the shape. */
export const DIMENSIONS = [
  'width',
  'width1',
  'width2',
  'height',
  'height1',
  'height2',
] as const satisfies readonly ChoiceField[]

/** One atomic change: the choices that get new values. */
export type Patch = Partial<Choices>
