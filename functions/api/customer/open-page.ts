/** Shows the customer the quote behind his link, and lets the seller know that it was opened. */
import { findAcceptance } from '../../data/customer-links/acceptance-repository.ts'
import { countOpening } from '../../data/customer-links/link-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'
import { openLink, showPage } from './open-link.ts'

/** A page with a secret in its address is for nobody's index. */
const UNLISTED = { headers: { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } }

export const openCustomerPage = endpoint(contracts.openCustomerPage, async (request) => {
  const opened = await openLink(request.params, request)
  if (!opened.ok) return opened
  const { link, manifest, hash } = opened.value
  const [accepted] = await Promise.all([
    findAcceptance(manifest.orderNumber, hash),
    // Whoever is logged in here is a seller who looks how it has become.
    request.sessionToken === null ? countOpening(link, request.at) : null,
  ])
  return answered(await showPage(opened.value, accepted, request.at), UNLISTED)
})
