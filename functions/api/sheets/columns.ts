import { findSheetColumns, saveSheetColumns } from '../../data/sheets/sheet-columns-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { spend } from '../../people/spend.ts'
import * as contracts from './contracts.ts'

export const findColumns = endpoint(contracts.findColumns, async ({ caller, query: { shape }, at }) =>
  answered({ columns: await findSheetColumns({ caller, shape }, at) }),
)

export const keepColumns = endpoint(
  contracts.keepColumns,
  async ({ caller, body: { shape, columns }, at }) => {
    const refused = await spend('sheets', { caller, at })
    if (refused !== null) return refused
    await saveSheetColumns({ caller, shape }, columns, at)
    return answered({ columns })
  },
)
