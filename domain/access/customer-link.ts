/**
 * What the holder of a customer's link may do, who is nobody else to us: no session, no role. The link names one quote; how long
 * it opens and what it shows of prices was decided by the seller who made it. Only the customer's own prices are ever behind it.
 * Pure; what is not named is not allowed.
 */
export const linkPrices = ['rows', 'total', 'none'] as const
/** The customer's price of each row and in all, in all only, or none. */
export type LinkPrices = (typeof linkPrices)[number]

export type LinkState = 'open' | 'ended' | 'revoked'
type LinkAction = 'quote.view' | 'quote.accept' | 'quote.ask'

export interface LinkTerms {
  readonly prices: LinkPrices
  /** ISO timestamps; the last moment that it opens, and when it was taken back. */
  readonly endsAt: string
  readonly revokedAt: string | null
}

const linkRights: Readonly<Record<LinkAction, Readonly<Record<LinkState, readonly LinkPrices[]>>>> = {
  'quote.view': { open: linkPrices, ended: [], revoked: [] },
  'quote.ask': { open: linkPrices, ended: [], revoked: [] },
  /** Nobody agrees to a price that is not shown. */
  'quote.accept': { open: ['rows', 'total'], ended: [], revoked: [] },
}

/** A link that was revoked stays revoked when its time is up as well. */
export const linkStateOf = ({ endsAt, revokedAt }: Omit<LinkTerms, 'prices'>, now: string): LinkState => {
  if (revokedAt !== null) return 'revoked'
  return Date.parse(now) > Date.parse(endsAt) ? 'ended' : 'open'
}

export const mayByLink = (terms: LinkTerms, action: LinkAction, now: string): boolean =>
  linkRights[action][linkStateOf(terms, now)].includes(terms.prices)
