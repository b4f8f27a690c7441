/**
 * How an organisation has the columns of the sheets that it gets, by their headings. Whoever has no organisation has his own. One that has
 * not been looked at for a year is forgotten. Question: the columns of one sheet.
 */
import { Entity } from 'electrodb'
import type { SheetColumns } from '#domain/contracts/sheet-columns'
import { lazily } from '../../lazily.ts'
import { connection } from '../connection.ts'
import { epochSeconds, unexpired } from '../expiry.ts'

const KEPT_SECONDS = 365 * 24 * 3600

const sheetColumnsEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'sheetcolumns', version: '1' },
        attributes: {
          whose: { type: 'string', required: true },
          shape: { type: 'string', required: true },
          roles: { type: 'any', required: true },
          units: { type: 'any', required: true },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          ofOrganisation: {
            pk: { field: 'pk', composite: ['whose'], casing: 'none' },
            sk: { field: 'sk', composite: ['shape'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

interface Sheet {
  /** Whose it is: `store:101`, or `person:7` for whoever has no organisation. */
  readonly whose: string
  readonly shape: string
}

export const findSheetColumns = async (sheet: Sheet, at: Date): Promise<SheetColumns | null> => {
  const { data } = await sheetColumnsEntity().get(sheet).go()
  return unexpired(data, at)
}

export const saveSheetColumns = async (sheet: Sheet, columns: SheetColumns, at: Date): Promise<void> => {
  const expiresAt = epochSeconds(at) + KEPT_SECONDS
  await sheetColumnsEntity()
    .put({ ...sheet, ...columns, expiresAt })
    .go()
}
