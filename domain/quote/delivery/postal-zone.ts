/**
 * Zones of the postal register (trade handbook 10.10 and 12.5): 0 nobody delivers to a private address, 1 a crane lorry can
 * come, 2 a lorry without one. Null where the register does not know the code; that stops nobody.
 */
export const POSTAL_ZONES = [0, 1, 2] as const
export type PostalZone = (typeof POSTAL_ZONES)[number]
export type Zone = PostalZone | null

export const hasPrivateDelivery = (zone: Zone): boolean => zone !== 0
export const hasCrane = (zone: Zone): boolean => zone === 1
/** A place that is not known yet is priced like one that a crane lorry reaches. */
export const isBeyondCrane = (zone: Zone): boolean => zone === 2
