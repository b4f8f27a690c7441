import { expect, test } from 'vitest'
import { agentContext, findPlace, makeManifest, makeParties, viewers } from '#tests/factories/quotes'
import type { Manifest, QuoteHeader } from '../quote.ts'
import { changeHeader } from './change-header.ts'

const manifest = makeManifest()
const context = { viewer: viewers.store, parties: makeParties(), findPlace }
const privately = (postalCode: string, address1 = 'Ingrid Tveit'): Partial<QuoteHeader> => ({
  deliveryCode: 'PRIVATE',
  deliveryAddress: {
    address1,
    address2: 'Solbakken 14',
    postalCode,
    postalAddress: 'SKREVET FEIL',
    complete: false,
    code: '',
  },
})
const customer = (name: string, phone = '') => ({ customer: { name, email: '', phone } })

const change = (sent: Partial<QuoteHeader>, of: Manifest = manifest, base = manifest.header) => {
  const outcome = changeHeader(of, base, sent, context)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

test('the whole order sent back unchanged changes nothing', () => {
  expect(change(manifest.header).manifest).toBe(manifest)
})

test('two people change two facts of the same customer', () => {
  const named = change(customer('Ingrid Tveit')).manifest
  const { header } = change(customer('', '00040217'), named).manifest
  expect(header.customer).toEqual({ name: 'Ingrid Tveit', email: '', phone: '00040217' })
})

test('two people who give the same fact two values clash, and who is late is told', () => {
  const named = change(customer('Ingrid Tveit')).manifest
  expect(changeHeader(named, manifest.header, customer('Jonas Tveit'), context)).toMatchObject({
    ok: false,
    code: 'quote.header-changed',
    path: 'customer.name',
  })
  expect(change(customer('Ingrid Tveit'), named).manifest).toBe(named)
})

test('a private address takes its place name and zone from the postal register', () => {
  const { manifest: changed } = change(privately('8300'))
  expect(changed.deliveryZone).toBe(2)
  expect(changed.header.deliveryAddress).toEqual({
    address1: 'Ingrid Tveit',
    address2: 'Solbakken 14',
    postalCode: '8300',
    postalAddress: 'SVOLVÆR',
    complete: true,
    code: 'PRIVATE',
  })
})

test('QD-32: an unknown postal code may be saved as typed, one in zone 0 may not', () => {
  const { manifest: changed } = change(privately('9876'))
  expect(changed.deliveryZone).toBeNull()
  expect(changed.header.deliveryAddress.postalAddress).toBe('SKREVET FEIL')
  expect(changeHeader(manifest, manifest.header, privately('0001'), context)).toMatchObject({
    code: 'quote.no-private-delivery',
    data: { code: '0001', name: 'OSLO' },
  })
})

test('a stock address is the store’s own, whatever address comes along', () => {
  const away = change(privately('8300')).manifest
  const { header } = change(
    { ...privately('8300', 'Tyven'), deliveryCode: 'L01' },
    away,
    away.header,
  ).manifest
  expect(header.deliveryAddress).toEqual(manifest.header.deliveryAddress)
})

test.each(['L09', 'AGENT', ''])('delivery «%s» is not offered on a store’s quote', (deliveryCode) => {
  expect(changeHeader(manifest, manifest.header, { deliveryCode }, context)).toMatchObject({
    code: 'request.invalid',
    path: 'deliveryCode',
  })
})

test('Q-231: the crane comes in zone 1 and is taken off in any other', () => {
  const craned = change({ ...privately('4313'), deliveryByCrane: true }).manifest
  expect(craned.header.deliveryByCrane).toBe(true)
  const moved = change(privately('8300'), craned, craned.header)
  expect(moved.manifest.header.deliveryByCrane).toBe(false)
  expect(moved.message).toBeUndefined()
  const asked = change({ deliveryByCrane: true }, moved.manifest, moved.manifest.header)
  expect(asked.manifest).toBe(moved.manifest)
  expect(asked.message).toBe('Kranbil er ikke tilgjengelig for 8300 SVOLVÆR')
})

test('Q-219: an agent neither sees nor changes the store’s reference', () => {
  const agents = makeManifest({}, agentContext())
  const outcome = changeHeader(
    agents,
    agents.header,
    { externalReference: 'X', deliveryLabel: 'Plan 2' },
    {
      ...context,
      viewer: viewers.agent,
    },
  )
  expect(outcome.ok && outcome.value.manifest.header).toMatchObject({
    externalReference: '',
    deliveryLabel: 'Plan 2',
  })
})
