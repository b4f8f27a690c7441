/**
 * A webhook: an address of another system that is called when something happens to the quotes of a store or a builder. A call names the
 * quote and how it stands, and nothing of customers or money: whoever wants more asks for the quote by a key. Pure.
 */
import type { Maker } from './maker.ts'

export const webhookEvents = [
  'quote.created',
  'quote.status-changed',
  /** By the customer, on his page. */
  'quote.accepted',
  /** The factory has the order, or has confirmed its week. */
  'order.answered',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** An office has one system for accounts and perhaps one for projects. */
export const WEBHOOKS_MOST = 5
/** As long as the former secret is good for beside a new one, so that the other system can be told of the new one in peace. */
export const FORMER_SECRET_HOURS = 24

export interface Webhook {
  readonly id: number
  /** As `webhookAddress` has it. */
  readonly url: string
  readonly events: readonly WebhookEvent[]
  /** What calls are signed with: base64 of 32 random bytes. */
  readonly secret: string
  /** ISO timestamps. */
  readonly secretMadeAt: string
  readonly formerSecret: { readonly secret: string; readonly goodUntil: string } | null
  readonly createdAt: string
  readonly createdBy: Maker
}

/** Those that a call is signed with, the new one first. */
export const secretsOf = (
  { secret, formerSecret }: Pick<Webhook, 'secret' | 'formerSecret'>,
  now: string,
): readonly string[] =>
  formerSecret !== null && Date.parse(now) < Date.parse(formerSecret.goodUntil)
    ? [secret, formerSecret.secret]
    : [secret]

export type AddressFault = 'unreadable' | 'not-https' | 'with-password' | 'not-public'

/** Names that lead nowhere but into somebody's own network (RFC 2606, 6761, 6762, 8375, and ICANN's `.internal`). */
const INWARD = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|test|invalid|onion)$/

/** Told from a name by its last part: no domain ends in digits. An IPv6 address stands in brackets. */
const isNumbered = (host: string): boolean => host.startsWith('[') || /\.\d+$/.test(host)

/**
 * An address as it is kept, or what is wrong with it. Machines are called by a name under which everybody can find them; that the name does not
 * lead into a network of ours is looked at with each call. `isOwnMachine`: the product runs on the machine of whoever tries it,
 * and programs on that machine may be called as well.
 */
export const webhookAddress = (
  text: string,
  { isOwnMachine = false } = {},
): { readonly ok: true; readonly url: string } | { readonly ok: false; readonly fault: AddressFault } => {
  const fault = (name: AddressFault) => ({ ok: false, fault: name }) as const
  if (!URL.canParse(text)) return fault('unreadable')
  const url = new URL(text)
  const host = url.hostname.replace(/\.$/, '')
  if (isOwnMachine && /^https?:$/.test(url.protocol) && /^(localhost|127\.0\.0\.1)$/.test(host))
    return { ok: true, url: url.href }
  if (url.protocol !== 'https:') return fault('not-https')
  if (url.username !== '' || url.password !== '') return fault('with-password')
  if (isNumbered(host) || INWARD.test(host) || !host.includes('.')) return fault('not-public')
  url.hash = ''
  return { ok: true, url: url.href }
}
