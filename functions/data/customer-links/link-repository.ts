/**
 * Links that let a customer see one quote. A link lives under its quote, named by the hash of its secret: it is found by quote and
 * secret together, and a quote's links are one consistent read. The item outlives the link for a while, so that a customer who
 * comes late is told that the time is up and not that there never was anything.
 * Questions: by quote and secret; the links of a quote.
 */
import { Entity } from 'electrodb'
import { type LinkPrices, type LinkTerms, linkPrices } from '#domain/access/customer-link'
import type { Author } from '#domain/quote/quote'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds, unexpired } from '../expiry.ts'

const KEPT_AFTER_SECONDS = 90 * 24 * 3600

export interface LinkKey {
  readonly orderNumber: number
  readonly secretHash: string
}

export interface StoredLink extends LinkKey, LinkTerms {
  readonly createdAt: string
  readonly createdBy: Author
  readonly openings: number
  readonly lastOpenedAt: string | null
  readonly expiresAt: number
}

const text = { type: 'string', required: true } as const

const linkEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'customerLink', version: '1' },
        attributes: {
          orderNumber: { type: 'number', required: true },
          secretHash: text,
          prices: { type: linkPrices, required: true },
          createdAt: text,
          createdBy: { type: 'any', required: true },
          endsAt: text,
          revokedAt: { type: 'string' },
          openings: { type: 'number', required: true },
          lastOpenedAt: { type: 'string' },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          ofQuote: {
            pk: { field: 'pk', composite: ['orderNumber'], casing: 'none' },
            sk: { field: 'sk', composite: ['secretHash'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

type Item = LinkKey & {
  prices: LinkPrices
  createdAt: string
  createdBy?: unknown
  endsAt: string
  revokedAt?: string | undefined
  openings: number
  lastOpenedAt?: string | undefined
  expiresAt: number
}

const fromStored = (item: Item): StoredLink => ({
  ...item,
  createdBy: item.createdBy as Author,
  revokedAt: item.revokedAt ?? null,
  lastOpenedAt: item.lastOpenedAt ?? null,
})

const keyOf = ({ orderNumber, secretHash }: LinkKey): LinkKey => ({ orderNumber, secretHash })

export const insertLink = async (
  key: LinkKey,
  terms: Omit<LinkTerms, 'revokedAt'>,
  made: { readonly at: Date; readonly by: Author },
): Promise<void> => {
  const expiresAt = epochSeconds(new Date(terms.endsAt)) + KEPT_AFTER_SECONDS
  const createdAt = made.at.toISOString()
  await linkEntity()
    .put({ ...keyOf(key), ...terms, createdAt, createdBy: made.by, openings: 0, expiresAt })
    .go()
}

export const findLink = async (key: LinkKey, at: Date): Promise<StoredLink | null> => {
  const { data } = await linkEntity().get(keyOf(key)).go({ consistent: true })
  return data === null ? null : unexpired(fromStored(data), at)
}

/** Newest first. */
export const listLinks = async (orderNumber: number, at: Date): Promise<readonly StoredLink[]> => {
  const { data } = await linkEntity().query.ofQuote({ orderNumber }).go({ pages: 'all', consistent: true })
  return data
    .map(fromStored)
    .filter((link) => unexpired(link, at) !== null)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
}

export const countOpening = async (key: LinkKey, at: Date): Promise<void> => {
  await happens(
    linkEntity().patch(keyOf(key)).add({ openings: 1 }).set({ lastOpenedAt: at.toISOString() }).go(),
  )
}

/** False when there is no such link; one that is taken back already stays so. */
export const revokeLink = async (key: LinkKey, at: Date): Promise<boolean> => {
  const found = await findLink(key, at)
  if (found === null) return false
  if (found.revokedAt !== null) return true
  return happens(linkEntity().patch(keyOf(key)).set({ revokedAt: at.toISOString() }).go())
}
