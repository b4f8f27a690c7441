/**
 * The seller's side of the customer's page. Making a link is no command with a kept answer: the answer holds the secret, which is
 * written down nowhere. A request that is repeated makes one more link, which nobody knows and anybody can take back.
 */
import { linkStateOf } from '#domain/access/customer-link'
import { endOfDay, wallClockOf } from '#domain/calendar'
import type { CustomerSide } from '#domain/contracts/customer-link'
import { isReplied } from '#domain/quote/customer/question'
import type { Manifest } from '#domain/quote/quote'
import { refusal } from '#domain/result'
import { listAcceptances } from '../../data/customer-links/acceptance-repository.ts'
import { acceptedHash } from '../../data/customer-links/accepted-hash.ts'
import { findRepliedUpTo, noteReply } from '../../data/customer-links/answer-repository.ts'
import { listLinks, revokeLink } from '../../data/customer-links/link-repository.ts'
import { listQuestions } from '../../data/customer-links/question-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { spend } from '../../people/spend.ts'
import { askerOf } from '../../quotes/asker.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import * as contracts from './customer-link-contracts.ts'
import { giveLink } from './give-link.ts'

const sideOf = async (manifest: Manifest, at: Date): Promise<CustomerSide> => {
  const { orderNumber } = manifest
  const [links, acceptances, questions, repliedUpTo] = await Promise.all([
    listLinks(orderNumber, at),
    listAcceptances(orderNumber),
    listQuestions(orderNumber),
    findRepliedUpTo(orderNumber),
  ])
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
    questions: questions.map(({ questionId, rowNumber, name, text, at: when }) => ({
      id: questionId,
      rowNumber,
      name,
      text,
      at: when,
      isReplied: isReplied(when, repliedUpTo),
    })),
  }
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
  const refused = await spend('links', request)
  if (refused !== null) return refused
  const endsAt = endOfDay(wallClockOf(at.toISOString()).day + body.days)
  const link = await giveLink(found.value, { prices: body.prices, endsAt }, asker)
  if (!link.ok) return link
  return answered({ model: { ...(await sideOf(found.value, at)), path: link.value.path } })
})

export const revokeCustomerLink = endpoint(contracts.revokeCustomerLink, async ({ caller, params, at }) => {
  const { orderNumber, linkId } = params
  const found = await findQuoteFor(caller.viewer, 'quote.edit', orderNumber)
  if (!found.ok) return found
  if (!(await revokeLink({ orderNumber, secretHash: linkId }, at))) return refusal('customer-link.not-found')
  return answered({ model: await sideOf(found.value, at) })
})

/** What is asked afterwards waits again. */
export const markQuestionsReplied = endpoint(
  contracts.markQuestionsReplied,
  async ({ caller, params, body, at }) => {
    const found = await findQuoteFor(caller.viewer, 'quote.edit', params.orderNumber)
    if (!found.ok) return found
    const upTo = Math.min(Date.parse(body.upTo), at.getTime())
    await noteReply(params.orderNumber, new Date(upTo).toISOString())
    return answered({ model: await sideOf(found.value, at) })
  },
)
