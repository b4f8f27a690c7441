import { findSheetColumns, saveSheetColumns } from '../../data/sheets/sheet-columns-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import type { ContextCaller } from '../../http/who-asks.ts'
import { spend } from '../../people/spend.ts'
import * as contracts from './contracts.ts'

const whoseOf = ({ context: { affiliation, affiliationType }, user }: ContextCaller): string =>
  affiliation === null ? `person:${user.id}` : `${affiliationType}:${affiliation.id}`

export const findColumns = endpoint(contracts.findColumns, async ({ caller, query: { shape }, at }) =>
  answered({ columns: await findSheetColumns({ whose: whoseOf(caller), shape }, at) }),
)

export const keepColumns = endpoint(
  contracts.keepColumns,
  async ({ caller, body: { shape, columns }, at }) => {
    const refused = await spend('sheets', { caller, at })
    if (refused !== null) return refused
    await saveSheetColumns({ whose: whoseOf(caller), shape }, columns, at)
    return answered({ columns })
  },
)
