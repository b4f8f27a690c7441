/**
 * Changes the header by what differs between what was sent and what it was based on, so that a client may send the
 * whole order. Delivery is looked up anew when its choice changes; the crane comes only to zone 1.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import { noticeOf } from '#domain/messages/notices'
import { type Result, refusal } from '#domain/result'
import { type FindPlace, resolveDelivery, zoneOf } from '../delivery/delivery.ts'
import { hasCrane } from '../delivery/postal-zone.ts'
import { type CommandOutcome, changed } from '../outcome.ts'
import type { Manifest, QuoteHeader } from '../quote.ts'
import { clashesOf, editsOf, type HeaderEdits, headerFactsOf, headerOf, sameHeader } from './header.ts'
import type { Parties } from './parties.ts'

export interface HeaderContext {
  readonly viewer: Viewer
  readonly parties: Parties
  readonly findPlace: FindPlace
}

/** The store's own reference is not shown to agents, so what an agent sends for it means nothing. */
export const editsBy = (viewer: Viewer, base: QuoteHeader, sent: Partial<QuoteHeader>): HeaderEdits => {
  const { externalReference, ...others } = editsOf(base, sent)
  return kindOf(viewer) === 'agent' || externalReference === undefined
    ? others
    : { ...others, externalReference }
}

/** `base` is the header as it was in the version that the edit is based on. */
export const changeHeader = (
  manifest: Manifest,
  base: QuoteHeader,
  sent: Partial<QuoteHeader>,
  { viewer, parties, findPlace }: HeaderContext,
): Result<CommandOutcome> => {
  const edits = editsBy(viewer, base, sent)
  const clashes = clashesOf(base, manifest.header, edits)
  if (clashes.length > 0)
    return refusal('quote.header-changed', { path: clashes[0], data: { name: manifest.change.by.name } })

  const before = manifest.header
  const facts = { ...headerFactsOf(before), ...edits }
  const current = { ...before.deliveryAddress, code: before.deliveryCode }
  const delivery = edits.deliveryAddress
    ? resolveDelivery(edits.deliveryAddress, parties, findPlace)
    : { ok: true as const, value: current }
  if (!delivery.ok) return delivery

  const deliveryZone = zoneOf(delivery.value, findPlace)
  const deliveryByCrane = facts.deliveryByCrane && hasCrane(deliveryZone)
  const header = headerOf({ ...facts, deliveryByCrane }, delivery.value)
  const { postalCode: code, postalAddress: name } = delivery.value
  const craneRefused = edits.deliveryByCrane === true && !deliveryByCrane
  return changed(
    sameHeader(header, before) ? manifest : { ...manifest, header, deliveryZone },
    craneRefused ? { message: noticeOf('delivery.no-crane', { code, name }) } : {},
  )
}
