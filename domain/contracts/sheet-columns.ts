/** How an organisation had the columns of a sheet with these headings. */
import * as z from 'zod'
import { lengthUnits } from '#domain/schedule/lengths'
import { columnRoles } from '#domain/schedule/table/column-roles'
import { SHAPE_MAX } from '#domain/schedule/table/sheet-shape'

/** More columns than any schedule has. */
const COLUMNS_MAX = 200

export const sheetShape = z.string().min(1).max(SHAPE_MAX)

export const sheetColumns = z.object({
  roles: z.array(z.enum(columnRoles)).min(1).max(COLUMNS_MAX).readonly(),
  units: z.array(z.enum(lengthUnits).nullable()).max(COLUMNS_MAX).readonly(),
})

export type SheetColumns = z.infer<typeof sheetColumns>
