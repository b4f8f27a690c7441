/**
 * Edits that mend a finding. One is offered only where the rules allow it and it gives every row what it promises: a button
 * that changes nothing, or that is refused, is worse than none.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { applyTo } from '#domain/configurator/apply'
import type { FixName } from '#domain/messages/order-check'
import type { Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import type { CheckedRow, Fix } from './order-rule.ts'

interface Mending {
  readonly name: FixName
  /** Edits of a row that may do, the one that changes least first. */
  readonly patches: (row: CheckedRow) => readonly Patch[]
  /** Whether the row now is what the button promises. */
  readonly isMended: (after: Configuration, row: CheckedRow) => boolean
  /** Rows that cannot be mended are left as they are; by default all are mended or none. */
  readonly leavesOthers?: boolean
}

export const mending = (
  rows: readonly CheckedRow[],
  { name, patches, isMended, leavesOthers = false }: Mending,
  colorLists: ColorLists,
): Fix | null => {
  const edits = rows.flatMap((checked) => {
    const patch = patches(checked).find((each) => {
      const applied = applyTo(checked.configuration, each, colorLists)
      return applied.ok && isMended(applied.value.configuration, checked)
    })
    const { rowNumber, revisionId } = checked.row
    return patch === undefined ? [] : [{ rowNumber, basedOn: revisionId, patch }]
  })
  const isEnough = leavesOthers ? edits.length > 0 : edits.length === rows.length
  return isEnough ? { name, command: { kind: 'change-products', rows: edits } } : null
}
