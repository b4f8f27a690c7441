/**
 * What is about to happen to a quote is written down for the webhooks of its store and its builder before it happens: whoever calls them
 * finds it there although the function that does it may have died. What then does not happen is found not to have happened.
 */
import type { QuoteOwner } from '#domain/access/rights'
import type { Webhook } from '#domain/access/webhook'
import type { QuoteEvent } from '#domain/quote/life/quote-event'
import { findAgent, findStore } from '../data/organisations/organisation-repository.ts'
import { expectDelivery, type Recipient } from '../data/webhooks/delivery-repository.ts'

/** Longer than a function may run that does what is written here (infra/routes.ts), so that it is done by then or never will be. */
const LOOKED_AT_AFTER_SECONDS = 35

const listening = (
  organisationType: Recipient['organisationType'],
  organisation: { readonly id: number; readonly webhooks: readonly Webhook[] } | null,
  { type }: QuoteEvent,
): readonly Recipient[] =>
  (organisation?.webhooks ?? [])
    .filter(({ events }) => events.includes(type))
    .map(({ id }) => ({ organisationType, organisationId: organisation?.id ?? 0, webhookId: id }))

/** A builder's quotes are his store's to see too. */
export const expectEvent = async (event: QuoteEvent, { storeId, agentId }: QuoteOwner): Promise<void> => {
  const [store, agent] = await Promise.all([findStore(storeId), agentId === null ? null : findAgent(agentId)])
  const dueAt = new Date(Date.now() + LOOKED_AT_AFTER_SECONDS * 1000).toISOString()
  const recipients = [...listening('store', store, event), ...listening('agent', agent, event)]
  await Promise.all(recipients.map((recipient) => expectDelivery(recipient, event, dueAt)))
}
