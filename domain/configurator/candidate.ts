/** Something that might be chosen: an edit that has not been judged yet. */
import type { ColorLists } from '#domain/catalogue/types'
import type { Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'

export interface Candidate {
  readonly value: unknown
  readonly label: string
  readonly selected: boolean
  readonly patch: Patch
  readonly rgbHex?: string
  /** Colours that rules and prices cannot tell apart share this. */
  readonly alike?: string
}

export type Candidates = (configuration: Configuration, colorLists: ColorLists) => readonly Candidate[]

/** Something that is on or off. */
export const switched = (
  selected: boolean,
  candidate: Pick<Candidate, 'value' | 'label'>,
  patch: (on: boolean) => Patch,
): Candidate => ({ ...candidate, selected, patch: patch(!selected) })
