/**
 * What a sheet is known again by: its headings. Whoever gets the same schedule from the same office every month says once what its columns
 * are. Without headings nothing tells one sheet from another, so those are not known again.
 */
import { fold } from '#domain/vocabulary/fold'
import type { TableColumns } from './column-roles.ts'
import type { Table } from './read-table.ts'

/** Longer headings are cut; two sheets that differ beyond them are taken for one, and what is proposed may be changed. */
export const SHAPE_MAX = 400

/** Null where a sheet has no headings. */
export const sheetShapeOf = (
  { rows: [headings = []] }: Table,
  { hasHeadings }: TableColumns,
): string | null => (hasHeadings ? headings.map(fold).join('|').slice(0, SHAPE_MAX) : null)

type ColumnsKnown = Pick<TableColumns, 'roles' | 'units'>

export const areSameColumns = (one: ColumnsKnown, other: ColumnsKnown): boolean =>
  JSON.stringify([one.roles, one.units]) === JSON.stringify([other.roles, other.units])

/** As somebody had them in a sheet with these headings; the guess where they do not fit. */
export const columnsAsBefore = (guess: TableColumns, before: ColumnsKnown | null): TableColumns =>
  before?.roles.length === guess.roles.length && before.units.length === guess.roles.length
    ? { ...guess, roles: before.roles, units: before.units }
    : guess

/** Nothing has to be kept that would be guessed, unless something else is kept already. */
export const isWorthKeeping = (
  chosen: TableColumns,
  { guess, before }: { readonly guess: TableColumns; readonly before: ColumnsKnown | null },
): boolean => !areSameColumns(chosen, before ?? guess)
