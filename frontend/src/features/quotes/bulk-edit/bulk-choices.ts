/** What can be chosen for several rows together, in words: the fields by their groups, and what stands of each value. Pure. */
import type { ApiBulkEditPreview, BulkEditBody, BulkEditOptions } from '#domain/contracts/bulk-edit'
import { findOptions } from '#domain/vocabulary/find-options'
import { bulkFieldNames } from './field-text.ts'
import { bulkEditText } from './text.ts'

export type BulkOption = BulkEditOptions['options'][number]

export const optionKeyOf = ({ value, on }: Pick<BulkOption, 'value' | 'on'>): string =>
  JSON.stringify([value, on])

/** In the order of the editor; a field that only some of the rows have says of how many. */
export const fieldGroups = (fields: BulkEditOptions['fields'], rows: number) => {
  const shown = Object.keys(bulkFieldNames).flatMap((id) => fields.find((field) => field.id === id) ?? [])
  const groups = Map.groupBy(shown, ({ id }) => bulkFieldNames[id].group)
  return [...groups].map(([group, all]) => ({
    group,
    items: all.map(({ id, count }) => {
      const { label } = bulkFieldNames[id]
      return { value: id, label: count === rows ? label : bulkEditText.ofRows(label, count, rows) }
    }),
  }))
}

interface Named {
  readonly label: string
}

/** By whatever word people use for it: there are hundreds of colours. */
export const byWords = <Item extends Named>(items: readonly Item[], search: string): readonly Item[] =>
  search.trim() === '' ? items : findOptions(search, items)

/** Fields of which something is on or off list both; the others list plain values. */
export const valueLabels = (options: readonly BulkOption[]) => {
  const isSwitched = options.some(({ on }) => !on)
  return options.map((option) => {
    const { label, on } = option
    const name = on ? bulkEditText.with(label) : bulkEditText.without(label)
    return { value: optionKeyOf(option), label: isSwitched ? name : label }
  })
}

/** How many of the rows have it, or could have it. */
export const shareWords = ({ have, can }: BulkOption, rows: number): string => {
  if (have === rows) return bulkEditText.allHave
  if (can === 0) return have > 0 ? bulkEditText.someHave(have, rows) : bulkEditText.nobodyCan
  return can + have === rows ? '' : bulkEditText.canGet(can, rows)
}

/**
 * What a press sends, how many rows it changes, and of how many others it is stated from now on what they have only because their
 * model comes so.
 */
export const editIn = (preview: ApiBulkEditPreview | undefined) => {
  const rows = preview?.rows ?? []
  const sent = rows.filter(({ choices }) => Object.keys(choices).length > 0)
  const body: BulkEditBody = {
    rows: sent.map(({ rowNumber, revision, choices }) => ({ rowNumber, revision, choices })),
  }
  return {
    body,
    changing: rows.filter(({ outcome }) => outcome === 'changes').length,
    stating: sent.filter(({ outcome }) => outcome === 'has it').length,
  }
}
