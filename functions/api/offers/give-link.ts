/** Makes a link to the customer's page of a quote, or says why there can be none. The secret is in the answer and nowhere else. */
import { type LinkTerms, linkStateOf } from '#domain/access/customer-link'
import { linkPricesOf } from '#domain/access/price-modes'
import { customerPagePath } from '#domain/contracts/customer-link'
import { mayStep } from '#domain/quote/life/lifecycle'
import { isExpired } from '#domain/quote/life/validity'
import { kindOfQuote } from '#domain/quote/money/visible-money'
import type { Manifest } from '#domain/quote/quote'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import { insertLink, type LinkKey, listLinks } from '../../data/customer-links/link-repository.ts'
import { makeSecret, secretHashOf } from '../../data/link-secret.ts'
import { inTurn } from '../../data/turns/turn-repository.ts'
import type { Asker } from '../../quotes/asker.ts'

/** More than anybody gives out; the list stays short enough to be read at once. */
const OPEN_LINKS_MAX = 20

type Terms = Pick<LinkTerms, 'prices' | 'endsAt'>

const hasRoom = async (orderNumber: number, at: Date): Promise<boolean> => {
  const links = await listLinks(orderNumber, at)
  return links.filter((link) => linkStateOf(link, at.toISOString()) === 'open').length < OPEN_LINKS_MAX
}

const whyNoLink = (manifest: Manifest, prices: Terms['prices'], { viewer, at }: Asker): Refusal | null => {
  if (!linkPricesOf(viewer, kindOfQuote(manifest)).includes(prices)) return refusal('send.mode-not-allowed')
  if (manifest.rows.length === 0) return refusal('send.no-rows')
  const isOffered = mayStep(manifest.status, 'send', viewer) && !isExpired(manifest, at.toISOString())
  return isOffered ? null : refusal('customer-link.not-offered')
}

interface GivenLink {
  /** Of the page, on this site. */
  readonly path: string
  readonly key: LinkKey
}

export const giveLink = async (
  manifest: Manifest,
  terms: Terms,
  asker: Asker,
): Promise<Result<GivenLink>> => {
  const { orderNumber } = manifest
  const { at, author } = asker
  const refused = whyNoLink(manifest, terms.prices, asker)
  if (refused !== null) return refused
  const secret = makeSecret()
  const key = { orderNumber, secretHash: secretHashOf(secret) }
  // One after the other: of many at once each would find room.
  const isGiven = await inTurn([`customer-links:${orderNumber}`], async () => {
    if (!(await hasRoom(orderNumber, at))) return false
    await insertLink(key, terms, { at, by: author })
    return true
  })
  if (isGiven === null) return refusal('quote.busy')
  return isGiven
    ? success({ path: customerPagePath(orderNumber, secret), key })
    : refusal('customer-link.too-many', { data: { max: OPEN_LINKS_MAX } })
}
