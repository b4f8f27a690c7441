/**
 * Where Enter leads while a schedule is typed in: through the measures of the row, to its reference and its count, and on to the
 * product menu for the next row. Fields say with `data-entry` which of these they are.
 */
import type { Patch } from '#domain/product/product'

const ENTRIES = ['measure', 'reference', 'count', 'next-product'] as const
export type Entry = (typeof ENTRIES)[number]

const stops = (): readonly HTMLElement[] =>
  ENTRIES.flatMap((entry) => [
    ...document.querySelectorAll<HTMLElement>(`[data-entry="${entry}"]:not([readonly], :disabled)`),
  ])

export const focusNext = (field: HTMLElement): void => {
  const all = stops()
  const at = all.indexOf(field)
  if (at >= 0) all[at + 1]?.focus()
}

/** What was said together with the model need not be asked for first. */
const isSaid = (stop: HTMLElement, said: Patch): boolean =>
  stop.dataset.entry === 'measure'
    ? said.width !== undefined && said.height !== undefined
    : stop.dataset.entry === 'reference' && said.reference !== undefined

/** A row that has just been made is first given what it lacks: its size. On a touch screen a keyboard would cover the drawing. */
export const goToFirst = (said: Patch): void => {
  if (window.matchMedia('(pointer: coarse)').matches) return
  stops()
    .find((stop) => !isSaid(stop, said))
    ?.focus()
}
