/**
 * What customers have said yes to, kept as long as the quote. The key is the hash of the content: the same offer is accepted
 * once, whoever presses and however often. Questions: of a quote.
 */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'

export interface Acceptance {
  readonly orderNumber: number
  /** Content hash of what was accepted; see accepted-hash.ts. */
  readonly hash: string
  /** Version of the manifest, which the history keeps. */
  readonly version: number
  /** As the customer wrote it. */
  readonly name: string
  /** ISO timestamp. */
  readonly at: string
  /** Which link was used. */
  readonly secretHash: string
}

const text = { type: 'string', required: true } as const
const number = { type: 'number', required: true } as const

const acceptanceEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'acceptance', version: '1' },
        attributes: {
          orderNumber: number,
          hash: text,
          version: number,
          name: text,
          at: text,
          secretHash: text,
        },
        indexes: {
          ofQuote: {
            pk: { field: 'pk', composite: ['orderNumber'], casing: 'none' },
            sk: { field: 'sk', composite: ['hash'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export const findAcceptance = async (orderNumber: number, hash: string): Promise<Acceptance | null> =>
  (await acceptanceEntity().get({ orderNumber, hash }).go({ consistent: true })).data

/** Newest first. */
export const listAcceptances = async (orderNumber: number): Promise<readonly Acceptance[]> => {
  const { data } = await acceptanceEntity()
    .query.ofQuote({ orderNumber })
    .go({ pages: 'all', consistent: true })
  return data.toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

/** The acceptance that holds: this one, or the one that was there before it. */
export const accept = async (acceptance: Acceptance): Promise<Acceptance> => {
  if (await happens(acceptanceEntity().create(acceptance).go())) return acceptance
  const earlier = await findAcceptance(acceptance.orderNumber, acceptance.hash)
  if (earlier === null) throw new Error('an acceptance was neither written nor there')
  return earlier
}
