/**
 * Numbers that are given out once: order numbers of quotes (QD-36) and of the factory, ids of stores, builders, people, their
 * roles and system messages. Below the first of those stand the ones that the demo gives its own.
 */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'

/** The number before the first one that is given out. */
const before = {
  'order-number': 100_000,
  'factory-order-number': 480_000,
  'chain-id': 1_000,
  'store-id': 10_000,
  'user-id': 20_000,
  'role-id': 300_000,
  'agent-id': 10_000,
  'message-id': 100,
  'webhook-id': 100,
} as const
export type Counter = keyof typeof before

/** No number of the demo is above: it gives its own people and organisations low ones. */
export const HIGHEST_OF_DEMO = { organisation: 1000, user: 2000 } as const

const counterEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'counter', version: '1' },
        attributes: {
          name: { type: 'string', required: true },
          given: { type: 'number', required: true },
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

/** The first of `count` numbers in a row. One that is not used after all (a crash, a refusal) leaves a gap and is never given out again. */
export const nextNumbers = async (name: Counter, count: number): Promise<number> => {
  const { data } = await counterEntity().upsert({ name }).add({ given: count }).go({ response: 'all_new' })
  if (data.given === undefined) throw new Error(`counter ${name} gave no number`)
  return before[name] + data.given - count + 1
}

export const nextNumber = (name: Counter): Promise<number> => nextNumbers(name, 1)

export const firstNumber = (name: Counter): number => before[name] + 1

/** Nobody has a number above it yet. */
export const highestNumber = async (name: Counter): Promise<number> => {
  const { data } = await counterEntity().get({ name }).go({ consistent: true })
  return before[name] + (data?.given ?? 0)
}

/** Keeps the first numbers of a counter that has given none yet for somebody who uses them without asking. */
export const reserveFirst = (name: Counter, count: number): Promise<boolean> =>
  happens(counterEntity().create({ name, given: count }).go())
