import { describe, expect, test } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { deliveredTo, onReload, orderFormErrors, orderFormOf } from './order-form.ts'

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
      'customer.name': 'Vennligst oppgi kundens navn',
      'customer.email': 'Vennligst oppgi en gyldig e-postadresse',
      'customer.phone': 'Vennligst oppgi et gyldig telefonnummer (8 siffer)',
    })
  })

  test('Q-215: a delivery address has to be chosen', () => {
    expect(orderFormErrors({ ...form, deliveryCode: '' })).toEqual({
      deliveryCode: 'Vennligst velg en leveringsadresse',
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
    })
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
})
