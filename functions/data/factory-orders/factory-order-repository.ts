/**
 * What is on its way to the factory. The item is written before the quote is ordered, so that an order whose function dies is
 * found and handed over afterwards; one whose order never came is forgotten. Questions: that of a quote (by its number), and
 * those that wait (index 1).
 */
import { Entity } from 'electrodb'
import type { HandOver } from '#domain/contracts/hand-over'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'

export interface FactoryOrderState extends HandOver {
  readonly orderNumber: number
}

/** Only for this folder and for tests that set a state by hand. */
export const factoryOrderEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'factoryOrder', version: '1' },
        attributes: {
          orderNumber: { type: 'number', required: true },
          state: { type: ['waiting', 'sent'] as const, required: true },
          /** ISO timestamp of the state. */
          since: { type: 'string', required: true },
        },
        indexes: {
          ofQuote: {
            pk: { field: 'pk', composite: ['orderNumber'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
          inState: {
            index: 'gsi1',
            pk: { field: 'gsi1pk', composite: ['state'], casing: 'none' },
            sk: { field: 'gsi1sk', composite: ['orderNumber'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export const findFactoryOrder = async (orderNumber: number): Promise<FactoryOrderState | null> =>
  (await factoryOrderEntity().get({ orderNumber }).go({ consistent: true })).data

/** Asked for again, because the first time came to nothing, it waits from now on; what is handed over stays so. */
export const expectFactoryOrder = async (orderNumber: number, since: string): Promise<void> => {
  await happens(
    factoryOrderEntity()
      .put({ orderNumber, state: 'waiting', since })
      .where(({ state }, { notExists, eq }) => `${notExists(state)} OR ${eq(state, 'waiting')}`)
      .go(),
  )
}

/** An order of before there was anybody to hand it to. */
export const insertHandedOver = async (orderNumber: number, since: string): Promise<void> => {
  await factoryOrderEntity().put({ orderNumber, state: 'sent', since }).go()
}

/** False when somebody else has told it, or when nothing waits. */
export const tellHandedOver = (orderNumber: number, since: string): Promise<boolean> =>
  happens(
    factoryOrderEntity()
      .patch({ orderNumber })
      .set({ state: 'sent', since })
      .where(({ state }, { eq }) => eq(state, 'waiting'))
      .go(),
  )

/** Only the very one that was looked at: an order that began meanwhile waits on. */
export const forgetFactoryOrder = ({ orderNumber, since }: FactoryOrderState): Promise<boolean> =>
  happens(
    factoryOrderEntity()
      .remove({ orderNumber })
      .where((of, { eq }) => `${eq(of.state, 'waiting')} AND ${eq(of.since, since)}`)
      .go(),
  )

export const listWaiting = async (limit: number): Promise<readonly number[]> => {
  const { data } = await factoryOrderEntity().query.inState({ state: 'waiting' }).go({ limit, hydrate: true })
  return data.map(({ orderNumber }) => orderNumber)
}
