/**
 * What of a product can be selected in its drawing, and what lights up when something is (drawing-engine section 4,
 * Selection). A part is known by its address (DD-27), which is the same in every redraw, in both renderers and for the
 * keyboard: 'c1r1' is a cavity and, where nothing divides it, its pane; 'c1r1/sash', 'c1r1/c2r1', 'divider/V1'. Pure.
 */
import { panesOf } from '#domain/layout/panes'
import type { Layout } from '#domain/layout/parts'

type Selection = readonly string[]

const isWithin = (address: string, place: string): boolean => address.startsWith(`${place}/`)

/** Every part that can be selected: cavities with what they hold, then the bars between and in them. */
export const selectableIn = (layout: Layout): Selection => {
  const panesIn = (place: string) =>
    panesOf(layout).flatMap(({ address }) => (address === place || isWithin(address, place) ? [address] : []))
  return [
    ...new Set([
      ...layout.fields.flatMap(({ address, sash }) => [
        ...(sash === null ? [] : [sash.id]),
        // Round the leaf of an entrance door nothing of the cavity is to be seen.
        ...(layout.leaf === null ? [address] : [layout.leaf.id]),
        ...panesIn(address),
      ]),
      ...layout.dividers.map(({ bar }) => bar),
      ...layout.crossbars.map(({ bar }) => bar),
    ]),
  ]
}

const NONE: Selection = []

/** D-196, D-197: the selection when all of it still exists, else an empty one. Returns the same value when nothing has changed. */
export const remainingSelection = (selected: Selection, layout: Layout): Selection => {
  if (selected.length === 0) return selected
  const there = selectableIn(layout)
  return selected.every((part) => there.includes(part)) ? selected : NONE
}

/** What lights up: what is selected, every pane of a selected cavity, and a sash all of whose panes do (D-134). */
export const highlightOf = (selected: Selection, layout: Layout): Selection => {
  const panes = panesOf(layout)
  const fields = layout.fields.filter(({ address }) => selected.includes(address))
  const lit = new Set([
    ...selected,
    ...panes
      .filter(({ field }) => fields.some(({ address }) => address === field))
      .map(({ address }) => address),
  ])
  for (const { sash, panes: held } of layout.fields)
    if (sash !== null && held.length > 0 && held.every(({ address }) => lit.has(address))) lit.add(sash.id)
  return [...lit]
}

/** The cavity that a part lies in; null for what lies between cavities. */
export const fieldOf = (part: string, { fields }: Layout): string | null =>
  fields.find(({ address }) => part === address || isWithin(part, address))?.address ?? null
