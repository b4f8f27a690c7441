/**
 * An edit beside measures that were typed before and could not stand as the product was. Two measures that can be made only
 * together are judged together as soon as both are there, and are one edit.
 */
import type { ColorLists } from '#domain/catalogue/types'
import type { Patch } from '#domain/product/product'
import type { Result } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { type Applied, applyTo } from './apply.ts'

export interface AppliedTogether {
  readonly result: Result<Applied>
  /** What was judged: the edit with the waiting measures that it takes along. */
  readonly patch: Patch
}

/** The edit with all that waits, with one that waits, or alone: the first that no rule refuses, else why not alone. */
export const applyTogether = (
  from: Configuration,
  patch: Patch,
  waiting: readonly Patch[],
  colorLists: ColorLists,
): AppliedTogether => {
  const companions = waiting.length > 1 ? [Object.assign({}, ...waiting) as Patch, ...waiting] : waiting
  for (const companion of companions) {
    const together = { ...companion, ...patch }
    const result = applyTo(from, together, colorLists)
    if (result.ok) return { result, patch: together }
  }
  return { result: applyTo(from, patch, colorLists), patch }
}
