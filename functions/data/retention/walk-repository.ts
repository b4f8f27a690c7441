/** How far the run through all quotes has come that deletes what is outdated: the number that it goes on after. */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { connection } from '../connection.ts'

const walkEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'walk', version: '1' },
        attributes: { name: { type: 'string', required: true }, after: { type: 'number', required: true } },
        indexes: {
          byName: {
            pk: { field: 'pk', composite: ['name'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const name = 'outdated-quotes'

export const readWalk = async (): Promise<number> =>
  (await walkEntity().get({ name }).go({ consistent: true })).data?.after ?? 0

export const saveWalk = async (after: number): Promise<void> => {
  await walkEntity().put({ name, after }).go()
}
