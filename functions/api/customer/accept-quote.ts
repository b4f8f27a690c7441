/**
 * «Godta tilbudet»: the customer says yes to exactly what is on the page, named by its hash. A quote that has changed meanwhile is
 * not accepted; the same yes a second time finds the first.
 */
import { customerStateOf } from '#domain/quote/customer/acceptance'
import { quoteAccepted } from '#domain/quote/life/quote-event'
import { type Refusal, refusal } from '#domain/result'
import type { OpenedLink } from '../../customer-answers/opened-link.ts'
import { tellOfAcceptance } from '../../customer-answers/tell-answer.ts'
import { accept, findAcceptance } from '../../data/customer-links/acceptance-repository.ts'
import { expectAnswer } from '../../data/customer-links/expected-answer-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { expectEvent } from '../../webhooks/expect-event.ts'
import * as contracts from './contracts.ts'
import { contactIn, openLink, showPage } from './open-link.ts'

const whyNot = (
  { link, manifest, shownHash, parties }: OpenedLink,
  asked: string,
  isAccepted: boolean,
  now: string,
): Refusal | null => {
  if (asked !== shownHash) return refusal('customer-page.changed')
  const state = customerStateOf(manifest, link, isAccepted, now)
  return state === 'open' || state === 'accepted'
    ? null
    : refusal('customer-page.not-acceptable', { data: contactIn(parties) })
}

export const acceptQuote = endpoint(contracts.acceptQuote, async (request) => {
  const { at, body } = request
  const opened = await openLink(request.params, request)
  if (!opened.ok) return opened
  const { link, manifest, hash } = opened.value
  const { orderNumber, version } = manifest
  const now = at.toISOString()
  const earlier = await findAcceptance(orderNumber, hash)
  const refused = whyNot(opened.value, body.hash, earlier !== null, now)
  if (refused !== null) return refused
  if (earlier === null)
    await Promise.all([
      expectEvent(quoteAccepted(manifest, hash, now), manifest.owner),
      expectAnswer({ orderNumber, kind: 'acceptance', answerId: hash, version, since: now }),
    ])
  const acceptance =
    earlier ??
    (await accept({
      orderNumber,
      hash,
      version,
      name: body.name,
      at: now,
      secretHash: link.secretHash,
    }))
  await tellOfAcceptance(opened.value, acceptance)
  return answered(
    { model: await showPage(opened.value, acceptance, at) },
    { about: { acceptedVersion: version, link: link.secretHash.slice(0, 12) } },
  )
})
