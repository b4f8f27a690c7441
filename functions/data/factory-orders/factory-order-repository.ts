/**
 * What is on its way to the factory, and what the factory has answered. The item is written before the quote is ordered, so that an
 * order whose function dies is found and sent afterwards; one whose order never came is removed. It is read by the order number of one
 * quote, by those of several, and by its state, where it waits (index 1).
 */
import { Entity } from 'electrodb'
import { type FactoryStatus, factoryStates } from '#domain/quote/ordering/factory-status'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { readAll } from '../read-all.ts'

export interface FactoryOrderState extends FactoryStatus {
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
          state: { type: factoryStates, required: true },
          /** ISO timestamp of the state. */
          since: { type: 'string', required: true },
          /** Once the factory has confirmed it. */
          deliveryWeek: {
            type: 'map',
            properties: {
              year: { type: 'number', required: true },
              week: { type: 'number', required: true },
            },
          },
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

type Stored = Omit<FactoryOrderState, 'deliveryWeek'> & Partial<Pick<FactoryOrderState, 'deliveryWeek'>>

const stateOf = ({ orderNumber, state, since, deliveryWeek = null }: Stored): FactoryOrderState => ({
  orderNumber,
  state,
  since,
  deliveryWeek,
})

/** Absence is no attribute. */
const attributesOf = ({ state, since, deliveryWeek }: FactoryStatus) => ({
  state,
  since,
  ...(deliveryWeek && { deliveryWeek }),
})

export const findFactoryOrder = async (orderNumber: number): Promise<FactoryOrderState | null> => {
  const { data } = await factoryOrderEntity().get({ orderNumber }).go({ consistent: true })
  return data && stateOf(data)
}

/** For lists: the states, by the number of their quote. */
export const findFactoryOrders = async (
  orderNumbers: readonly number[],
): Promise<ReadonlyMap<number, FactoryOrderState>> => {
  const keys = orderNumbers.map((orderNumber) => ({ orderNumber }))
  const items = await readAll(keys, (some) => factoryOrderEntity().get(some).go())
  return new Map(items.map((item) => [item.orderNumber, stateOf(item)]))
}

/**
 * Asked for again, because the first time came to nothing, it waits from now on; one that has been sent stays sent. Afterwards it is
 * there for certain: an order that is committed without it never reaches the factory.
 */
export const expectFactoryOrder = async (orderNumber: number, since: string): Promise<void> => {
  const isWaiting = await happens(
    factoryOrderEntity()
      .put({ orderNumber, state: 'waiting', since })
      .where(({ state }, { notExists, eq }) => `${notExists(state)} OR ${eq(state, 'waiting')}`)
      .go(),
  )
  if (isWaiting) return
  const found = await findFactoryOrder(orderNumber)
  if (found === null || (found.state === 'waiting' && found.since !== since))
    throw new Error('an order was neither expected nor sent')
}

/** An order of the demo, with the status that it has reached. */
export const insertFactoryOrder = async (
  orderNumber: number,
  factoryStatus: FactoryStatus,
): Promise<void> => {
  await factoryOrderEntity()
    .put({ orderNumber, ...attributesOf(factoryStatus) })
    .go()
}

/** False when another run has sent it, or when no order waits. */
export const markSentToFactory = (orderNumber: number, since: string): Promise<boolean> =>
  happens(
    factoryOrderEntity()
      .patch({ orderNumber })
      .set({ state: 'sent', since })
      .where(({ state }, { eq }) => eq(state, 'waiting'))
      .go(),
  )

/** What the factory has answered; false when it is no longer as it was looked at. */
export const moveFactoryOrder = (
  { orderNumber, state, since }: FactoryOrderState,
  to: FactoryStatus,
): Promise<boolean> =>
  happens(
    factoryOrderEntity()
      .patch({ orderNumber })
      .set(attributesOf(to))
      .where((of, { eq }) => `${eq(of.state, state)} AND ${eq(of.since, since)}`)
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

/** Those in a state with since when, by number. */
export const listFactoryOrdersIn = async (
  state: FactoryStatus['state'],
  limit: number,
): Promise<readonly FactoryOrderState[]> => {
  const { data } = await factoryOrderEntity().query.inState({ state }).go({ limit, hydrate: true })
  return data.map(stateOf)
}

/** All of them: those that may wait long would keep it from later ones. */
export const listWaiting = async (): Promise<readonly number[]> => {
  const { data } = await factoryOrderEntity()
    .query.inState({ state: 'waiting' })
    .go({ pages: 'all', hydrate: true })
  return data.map(({ orderNumber }) => orderNumber)
}
