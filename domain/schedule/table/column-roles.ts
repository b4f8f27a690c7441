/** What a column of a sheet can be, and what the columns of one sheet are. */
import type { LengthUnit } from '../lengths.ts'

/** `words` goes into the line as it stands: type, opening, colour, glass. Of a `remark` that is decided for each cell. */
export const columnRoles = [
  'count',
  'width',
  'height',
  'size',
  'words',
  'hand',
  'outside',
  'inside',
  'remark',
  'reference',
  'ignore',
] as const
export type ColumnRole = (typeof columnRoles)[number]

export interface TableColumns {
  readonly roles: readonly ColumnRole[]
  /** What the bare figures of a column are in, where somebody says so; null: as in every line. */
  readonly units: readonly (LengthUnit | null)[]
  /** Whether the first row holds headings. */
  readonly hasHeadings: boolean
}
