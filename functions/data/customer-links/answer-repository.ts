/**
 * What a customer has last answered, for lists of quotes: one small item a quote. What was accepted and asked in full lies with the
 * acceptances and questions. Question: those of several quotes, by their numbers.
 */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { readAll } from '../read-all.ts'

export interface CustomerAnswer {
  /** Content hash of what was accepted last; see accepted-hash.ts. */
  readonly acceptedHash: string | null
  /** ISO timestamps. */
  readonly acceptedAt: string | null
  readonly askedAt: string | null
  /** Of what was asked until then the seller has said that it is replied to. */
  readonly repliedUpTo: string | null
}

const answerEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'customerAnswer', version: '1' },
        attributes: {
          orderNumber: { type: 'number', required: true },
          acceptedHash: { type: 'string' },
          acceptedAt: { type: 'string' },
          askedAt: { type: 'string' },
          repliedUpTo: { type: 'string' },
        },
        indexes: {
          ofQuote: {
            pk: { field: 'pk', composite: ['orderNumber'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

/** Noted late, it takes no place of a later one. */
export const noteAcceptance = async (orderNumber: number, hash: string, at: string): Promise<void> => {
  await happens(
    answerEntity()
      .upsert({ orderNumber, acceptedHash: hash, acceptedAt: at })
      .where(({ acceptedAt }, { notExists, lte }) => `${notExists(acceptedAt)} OR ${lte(acceptedAt, at)}`)
      .go(),
  )
}

/** As for an acceptance. */
export const noteQuestion = async (orderNumber: number, at: string): Promise<void> => {
  await happens(
    answerEntity()
      .upsert({ orderNumber, askedAt: at })
      .where(({ askedAt }, { notExists, lte }) => `${notExists(askedAt)} OR ${lte(askedAt, at)}`)
      .go(),
  )
}

/** As for an acceptance. */
export const noteReply = async (orderNumber: number, upTo: string): Promise<void> => {
  await happens(
    answerEntity()
      .upsert({ orderNumber, repliedUpTo: upTo })
      .where(
        ({ repliedUpTo }, { notExists, lte }) => `${notExists(repliedUpTo)} OR ${lte(repliedUpTo, upTo)}`,
      )
      .go(),
  )
}

export const findRepliedUpTo = async (orderNumber: number): Promise<string | null> =>
  (await answerEntity().get({ orderNumber }).go({ consistent: true })).data?.repliedUpTo ?? null

export const findAnswers = async (
  orderNumbers: readonly number[],
): Promise<ReadonlyMap<number, CustomerAnswer>> => {
  const keys = orderNumbers.map((orderNumber) => ({ orderNumber }))
  const items = await readAll(keys, (some) => answerEntity().get(some).go())
  return new Map(
    items.map(
      ({ orderNumber, acceptedHash = null, acceptedAt = null, askedAt = null, repliedUpTo = null }) => [
        orderNumber,
        { acceptedHash, acceptedAt, askedAt, repliedUpTo },
      ],
    ),
  )
}
