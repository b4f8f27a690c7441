// Utvid gyldighet and copies where the prices have changed since: both are worked out with the list of today.
import { describe, expect, test } from 'vitest'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { makeStore } from '#tests/factories/organisations'
import {
  findPlace,
  makeCommandContext,
  makeManifest,
  makeParties,
  makeProduct,
} from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import type { Manifest, QuoteCommand, RowRevision } from '../quote.ts'
import { copyQuote } from './copy-quote.ts'

const dearer = { ...priceList2026, id: '2027-1', vent: priceList2026.vent + 100 }
const LATER = '2027-02-01T11:00:00.000Z'

const given = (
  manifest: Manifest,
  revisions: ReadonlyMap<string, RowRevision>,
  command: QuoteCommand,
  context: Parameters<typeof makeCommandContext>[0] = {},
) => {
  const outcome = applyCommand(manifest, revisions, command, makeCommandContext(context))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

const add: QuoteCommand = {
  kind: 'add-row',
  rowId: 'row_1',
  product: makeProduct(1002, { numberOfVents: 1 }),
  numberOf: 2,
}
const made = given(makeManifest(), new Map(), add)
const discounted = given(made.manifest, new Map(), { kind: 'set-discount', rowNumber: 1, rate: 30 }).manifest
const revisions = new Map(made.newRevisions.map((each) => [each.revisionId, each]))
const before = discounted.rows[0]

describe('Q-320: extending the validity', () => {
  const later = { now: LATER, listInForce: dearer, revisionId: 'rev_later' }
  const extended = given(discounted, revisions, { kind: 'extend-validity' }, later)

  test('prices every row by the list of today and dates the quote anew', () => {
    expect(extended.manifest).toMatchObject({
      priceListId: '2027-1',
      pricedAt: LATER,
      validTo: '2027-03-03T22:59:59.000Z',
      createdAt: discounted.createdAt,
      rows: [{ revisionId: 'rev_later-1', discountRate: 30 }],
    })
    expect(extended.manifest.rows[0]?.gross).toBe((before?.gross ?? 0) + 10_000)
    expect(extended.newRevisions).toMatchObject([
      { revisionId: 'rev_later-1', price: { priceListId: '2027-1' } },
    ])
  })

  test('asked for again on the same day changes nothing', () => {
    const again = given(extended.manifest, new Map(), { kind: 'extend-validity' }, later)
    expect(again.manifest).toBe(extended.manifest)
  })

  test('with the same list it leaves rows and their revisions as they are', () => {
    const same = given(discounted, new Map(), { kind: 'extend-validity' }, { now: LATER })
    expect(same.newRevisions).toEqual([])
    expect(same.manifest.rows).toEqual(discounted.rows)
  })
})

describe('Q-321: a copy', () => {
  const parties = makeParties({ store: makeStore({ discountMaxWindows: 20, marginRef: 'TR-SAN' }) })
  const copied = copyQuote(discounted, revisions, {
    ...makeCommandContext({ now: LATER, priceList: dearer, revisionId: 'rev_copy', parties }),
    orderNumber: 100_002,
    nextListFrom: null,
    findPlace,
  })
  if (!copied.ok) throw new Error(copied.code)
  const { manifest } = copied.value

  test('is priced by the list and the terms of today, and keeps its way of calculating', () => {
    expect(manifest).toMatchObject({
      orderNumber: 100_002,
      version: 1,
      status: 10,
      priceListId: '2027-1',
      terms: { projectCalculation: false, store: { discountMaxWindows: 20 } },
      rows: [{ discountRate: 20, gross: (before?.gross ?? 0) + 10_000, numberOf: 2 }],
      change: { kind: 'copy' },
    })
  })

  test('goes to the stock where the store has it today; to a customer as before', () => {
    const { store } = parties
    const moved = store.stockAddresses.map((stock) => ({
      ...stock,
      address2: 'Ny gate 99',
      postalCode: '8300',
    }))
    const deliveredTo = (deliveryCode: string) => {
      const { header } = discounted
      const again = copyQuote({ ...discounted, header: { ...header, deliveryCode } }, revisions, {
        ...makeCommandContext({
          ...{ now: LATER, revisionId: 'rev_copy' },
          parties: { ...parties, store: { ...store, stockAddresses: moved } },
        }),
        ...{ orderNumber: 100_003, nextListFrom: null, findPlace },
      })
      return again.ok ? again.value.manifest.header.deliveryAddress : again
    }
    expect(deliveredTo('L01')).toMatchObject({ code: 'L01', address2: 'Ny gate 99', postalCode: '8300' })
    expect(deliveredTo('PRIVATE')).toEqual(discounted.header.deliveryAddress)
  })

  test('has revisions of its own', () => {
    expect(copied.value.revisions).toMatchObject([
      { orderNumber: 100_002, revisionId: manifest.rows[0]?.revisionId, replaces: null },
    ])
  })
})
