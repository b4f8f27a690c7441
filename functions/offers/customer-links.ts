/**
 * The seller's side of the customer's page. Making a link is no command with a kept answer: the answer holds the secret, which is
 * written down nowhere. A request that is repeated makes one more link, which nobody knows and anybody can take back.
 */
import { type LinkPrices, linkStateOf } from '#domain/access/customer-link'
import { linkPricesOf } from '#domain/access/price-modes'
import { type CustomerSide, customerPagePath } from '#domain/contracts/customer-page'
import { endOfDay, wallClockOf } from '#domain/quote/delivery/calendar'
import { mayStep } from '#domain/quote/life/lifecycle'
import { isExpired } from '#domain/quote/life/validity'
import { kindOfQuote } from '#domain/quote/money/visible-money'
import type { Manifest } from '#domain/quote/quote'
import { type Refusal, refusal } from '#domain/result'
import { listAcceptances } from '../data/customer-links/acceptance-repository.ts'
import { acceptedHash } from '../data/customer-links/accepted-hash.ts'
import { insertLink, listLinks, revokeLink } from '../data/customer-links/link-repository.ts'
import { makeSecret, secretHashOf } from '../data/customer-links/link-secret.ts'
import { type Asker, findQuoteFor } from '../data/quotes/change-quote.ts'
import { askerOf } from '../http/asker.ts'
import { endpoint } from '../http/endpoint.ts'
import { answered } from '../http/outcome.ts'
import * as contracts from './customer-link-contracts.ts'

/** More than anybody gives out; the list stays short enough to be read at once. */
const OPEN_LINKS_MAX = 20

const hasRoom = async (orderNumber: number, at: Date): Promise<boolean> => {
  const links = await listLinks(orderNumber, at)
  return links.filter((link) => linkStateOf(link, at.toISOString()) === 'open').length < OPEN_LINKS_MAX
}

const sideOf = async (manifest: Manifest, at: Date): Promise<CustomerSide> => {
  const { orderNumber } = manifest
  const [links, acceptances] = await Promise.all([listLinks(orderNumber, at), listAcceptances(orderNumber)])
  const hash = acceptedHash(manifest)
  return {
    links: links.map((link) => ({
      id: link.secretHash,
      prices: link.prices,
      state: linkStateOf(link, at.toISOString()),
      createdAt: link.createdAt,
      createdBy: link.createdBy.name,
      endsAt: link.endsAt,
      openings: link.openings,
      lastOpenedAt: link.lastOpenedAt,
    })),
    acceptances: acceptances.map(({ name, at: when, version, hash: accepted }) => ({
      name,
      at: when,
      version,
      isCurrent: accepted === hash,
    })),
  }
}

const whyNoLink = (manifest: Manifest, prices: LinkPrices, { viewer, at }: Asker): Refusal | null => {
  if (!linkPricesOf(viewer, kindOfQuote(manifest)).includes(prices)) return refusal('send.mode-not-allowed')
  if (manifest.rows.length === 0) return refusal('send.no-rows')
  const isOffered = mayStep(manifest.status, 'send', viewer) && !isExpired(manifest, at.toISOString())
  return isOffered ? null : refusal('customer-link.not-offered')
}

export const getCustomerSide = endpoint(contracts.getCustomerSide, async ({ caller, params, at }) => {
  const found = await findQuoteFor(caller.viewer, 'quote.view', params.orderNumber)
  return found.ok ? answered(await sideOf(found.value, at)) : found
})

export const makeCustomerLink = endpoint(contracts.makeCustomerLink, async (request) => {
  const { body, at } = request
  const { orderNumber } = request.params
  const asker = askerOf(request)
  const found = await findQuoteFor(asker.viewer, 'quote.edit', orderNumber)
  if (!found.ok) return found
  const refused = whyNoLink(found.value, body.prices, asker)
  if (refused !== null) return refused
  if (!(await hasRoom(orderNumber, at)))
    return refusal('customer-link.too-many', { data: { max: OPEN_LINKS_MAX } })
  const secret = makeSecret()
  const endsAt = endOfDay(wallClockOf(at.toISOString()).day + body.days)
  const key = { orderNumber, secretHash: secretHashOf(secret) }
  await insertLink(key, { prices: body.prices, endsAt }, { at, by: asker.author })
  const path = customerPagePath(orderNumber, secret)
  return answered({ model: { ...(await sideOf(found.value, at)), path } })
})

export const revokeCustomerLink = endpoint(contracts.revokeCustomerLink, async ({ caller, params, at }) => {
  const { orderNumber, linkId } = params
  const found = await findQuoteFor(caller.viewer, 'quote.edit', orderNumber)
  if (!found.ok) return found
  if (!(await revokeLink({ orderNumber, secretHash: linkId }, at))) return refusal('customer-link.not-found')
  return answered({ model: await sideOf(found.value, at) })
})
