/** /api/v1/sheets */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { findColumns, keepColumns } from './columns.ts'

export const handler = handle(resource([findColumns, keepColumns]))
