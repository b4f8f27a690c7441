import { describe, expect, test } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import {
  deliveredTo,
  onReload,
  orderClashes,
  orderFormErrors,
  orderFormOf,
  typedByBoth,
  unseenIn,
  withStoredHeader,
} from './order-form.ts'

const offer = makeOffer()
const form = orderFormOf(offer)

describe('Q-202, Q-238: the form holds the order to the limits of the server', () => {
  test('and finds nothing wrong with a finished quote', () => {
    expect(orderFormErrors(form)).toEqual({})
  })

  test('Q-225: comment, label, reference, e-mail and telephone may be left out', () => {
    const bare = { ...form, customer: { ...form.customer, email: '', phone: '' }, deliveryLabel: '' }
    expect(orderFormErrors({ ...bare, customerNote: '', externalReference: '' })).toEqual({})
  })

  test('at the field that it is about', () => {
    const wrong = { ...form, customer: { name: ' ', email: 'ingrid@', phone: '1' } }
    expect(orderFormErrors(wrong)).toEqual({
      'customer.name': 'Skriv inn kundens navn',
      'customer.email': 'Vennligst oppgi en gyldig e-postadresse',
      'customer.phone': 'Vennligst oppgi et gyldig telefonnummer (8 siffer)',
    })
  })

  test('Q-215: a delivery address has to be chosen', () => {
    expect(orderFormErrors({ ...form, deliveryCode: '' })).toEqual({
      deliveryCode: 'Velg en leveringsadresse',
    })
  })
})

describe('Q-232: where the goods go', () => {
  test('a stock brings its address, and no crane', () => {
    const to = deliveredTo('L02', { ...form, deliveryByCrane: true }, offer)
    expect(to).toMatchObject({
      deliveryCode: 'L02',
      deliveryByCrane: false,
      deliveryAddress: { address1: 'Uteplass Ganddal', address2: 'Spunsgata 4', postalCode: '4322' },
      // The lorry rings the store, and not the customer to whom it was to go before.
      deliveryPhoneNumber: offer.creator.store.phoneNumber,
    })
    expect(deliveredTo('L02', deliveredTo('PRIVATE', form, offer), offer).deliveryPhoneNumber).toBe(
      offer.creator.store.phoneNumber,
    )
  })

  test('a private address begins with the customer, and asks for the rest', () => {
    const to = deliveredTo('PRIVATE', form, offer)
    expect(to.deliveryAddress).toMatchObject({ address1: 'Ingrid Tveit', address2: '', postalCode: '' })
    expect(to.deliveryPhoneNumber).toBe('00040217')
    expect(Object.keys(orderFormErrors(to)).toSorted()).toEqual([
      'deliveryAddress.address2',
      'deliveryAddress.postalCode',
    ])
  })
})

describe('Q-203: the quote comes in anew while somebody fills in the form', () => {
  const typed = { ...form, deliveryLabel: 'Hytta', customer: { ...form.customer, phone: '91234567' } }

  test('what has changed on the server shows', () => {
    const after = { ...form, customerNote: 'Ring først.', customer: { ...form.customer, name: 'Ingrid Moe' } }
    expect(onReload(typed, form, after)).toEqual({
      ...form,
      customerNote: 'Ring først.',
      deliveryLabel: 'Hytta',
      customer: { name: 'Ingrid Moe', email: form.customer.email, phone: '91234567' },
    })
  })

  test('a field that somebody has typed in is not written to, whatever is stored', () => {
    expect(onReload(typed, form, { ...form, deliveryLabel: 'Garasjen' }).deliveryLabel).toBe('Hytta')
  })

  test('a delivery that is typed in stays whole: its address does not come under another code', () => {
    const street = { ...form, deliveryAddress: { ...form.deliveryAddress, address2: 'Nygata 1' } }
    const moved = {
      ...form,
      deliveryCode: 'ANNET',
      deliveryAddress: { ...form.deliveryAddress, code: 'ANNET', address2: 'Lageret' },
    }
    expect(onReload(street, form, moved)).toMatchObject({
      deliveryCode: form.deliveryCode,
      deliveryAddress: street.deliveryAddress,
    })
    expect(onReload(form, form, moved)).toMatchObject({ deliveryCode: 'ANNET' })
  })

  test('what both have changed to different things is told with both values, and either can be chosen', () => {
    const theirs = makeOffer({ deliveryLabel: 'Garasjen', customerNote: 'Ring først.', version: 9 })
    const after = orderFormOf(theirs)
    const fields = typedByBoth(typed, form, after)
    const merged = onReload(typed, form, after)
    expect(orderClashes(fields, merged, theirs)).toEqual([
      { field: 'deliveryLabel', mine: 'Hytta', stored: 'Garasjen' },
    ])
    expect(withStoredHeader(fields, merged, after)).toEqual({ ...merged, deliveryLabel: 'Garasjen' })
    expect(orderClashes(fields, withStoredHeader(fields, merged, after), theirs)).toEqual([])
  })

  test('a delivery that both have changed is told as a whole', () => {
    const theirs = makeOffer({ ...deliveredTo('L02', form, offer), version: 9 })
    const mine = deliveredTo('PRIVATE', form, offer)
    const fields = typedByBoth(mine, form, orderFormOf(theirs))
    expect(orderClashes(fields, mine, theirs)).toMatchObject([
      { field: 'deliveryAddress', stored: 'Uteplass Ganddal, Spunsgata 4, 4322 SANDNES' },
      // The lorry rings the stock or the customer.
      {
        field: 'deliveryPhoneNumber',
        stored: expect.stringMatching(/^000\s10\s101$/),
        mine: expect.stringMatching(/^000\s40\s217$/),
      },
    ])
    expect(withStoredHeader(fields, mine, orderFormOf(theirs)).deliveryCode).toBe('L02')
  })

  test('what both have changed to the same is no question', () => {
    expect(typedByBoth(typed, form, { ...form, deliveryLabel: 'Hytta' })).toEqual([])
  })

  test('what others have changed where nothing was typed is known before it is ordered', () => {
    const stored = makeOffer({ ...typed, customerNote: 'Ring først.' })
    expect(unseenIn(offer, typed, stored)).toEqual(['Tilbudskommentar'])
    expect(unseenIn(offer, typed, makeOffer(typed))).toEqual([])
  })
})
