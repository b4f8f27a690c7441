/** Sheets that people bring in are read in the browser; what their columns were is kept for the next one. */
import * as z from 'zod'
import { sheetColumns, sheetShape } from '#domain/contracts/sheet-columns'
import { contract } from '../../http/contract.ts'

const path = '/api/v1/sheets/columns'
const shape = sheetShape.meta({ description: 'The headings of the sheet.' })

export const findColumns = contract({
  id: 'findColumns',
  method: 'get',
  path,
  summary:
    'What the columns of a sheet with these headings were the last time; null where nobody has said so.',
  needs: 'context',
  query: z.object({ shape }),
  answer: z.object({ columns: sheetColumns.nullable() }),
})

export const keepColumns = contract({
  id: 'keepColumns',
  method: 'put',
  path,
  summary: 'Keeps what the columns of a sheet with these headings are, for everybody in the organisation.',
  needs: 'context',
  body: z.object({ shape, columns: sheetColumns }),
  answer: z.object({ columns: sheetColumns }),
})

export const sheetContracts = [findColumns, keepColumns]
