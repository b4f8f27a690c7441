/**
 * How far the demo has come: the day it is dated from, written first, and whether it is complete. A demo that was cut
 * short goes on with its day; one that is complete is left to the people who work in it.
 */
import { Entity } from 'electrodb'
import { happens } from '../data/conditional.ts'
import { connection } from '../data/connection.ts'
import { lazily } from '../lazily.ts'

const NAME = 'demo'

const seedEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'seed', version: '1' },
        attributes: {
          name: { type: 'string', required: true },
          day: { type: 'string', required: true },
          complete: { type: 'boolean', required: true },
        },
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

export interface DemoProgress {
  /** ISO date. */
  readonly day: string
  readonly complete: boolean
}

export const beginSeeding = async (today: string): Promise<DemoProgress> => {
  const begun = { name: NAME, day: today, complete: false }
  if (await happens(seedEntity().create(begun).go())) return begun
  const { data } = await seedEntity().get({ name: NAME }).go({ consistent: true })
  if (data === null) throw new Error('the record of seeding is gone')
  return data
}

export const completeSeeding = async (): Promise<void> => {
  await seedEntity().patch({ name: NAME }).set({ complete: true }).go()
}
