/**
 * Whose word the customer's address is. What an agent's customer pays is not the store's to know, and yet the store may mail it to him: so
 * it goes only to an address that the agent's side has given. Pure.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import type { Manifest, QuoteCommand } from '../quote.ts'

type Addressed = Pick<Manifest, 'owner' | 'header' | 'emailFromAgent'>

/** Also of a quote that has no agent, whose prices are its store's own. */
export const isAgentsAddress = ({ owner, header, emailFromAgent }: Addressed): boolean =>
  owner.agentId === null || header.customer.email === emailFromAgent

/** A receipt says what the customer pays. */
export const hasReceiptAddress = (quote: Addressed): boolean =>
  quote.header.customer.email !== '' && isAgentsAddress(quote)

/** Who takes a step back gives no address: what stood there before may be somebody else's. */
export const emailFromAgentAfter = (
  before: Manifest,
  after: Manifest,
  command: QuoteCommand,
  viewer: Viewer,
): string | null => {
  const { email } = after.header.customer
  const isGiven = command.kind === 'change-header' && email !== before.header.customer.email
  return kindOf(viewer) === 'agent' && isGiven ? email : before.emailFromAgent
}
