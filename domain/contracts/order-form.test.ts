// What the order form asks for, field by field: the last value that passes beside the first that does not.
import { expect, test } from 'vitest'
import type { QuoteHeader } from '#domain/quote/quote'
import { makeManifest } from '#tests/factories/quotes'
import { orderFormFaults } from './order-form.ts'

const stock: QuoteHeader = {
  ...makeManifest().header,
  customer: { name: 'Ingrid Tveit', email: '', phone: '' },
}
const door: QuoteHeader = {
  ...stock,
  deliveryCode: 'PRIVATE',
  deliveryPhoneNumber: '00 04 02 17',
  deliveryAddress: {
    address1: 'Ingrid Tveit',
    address2: 'Solbakken 14',
    postalCode: '4313',
    postalAddress: 'SANDNES',
    complete: true,
    code: 'PRIVATE',
  },
}
const to = (address: Partial<QuoteHeader['deliveryAddress']>): QuoteHeader => ({
  ...door,
  deliveryAddress: { ...door.deliveryAddress, ...address },
})
const customer = (changes: Partial<QuoteHeader['customer']>): QuoteHeader => ({
  ...stock,
  customer: { ...stock.customer, ...changes },
})
const letters = (count: number) => 'å'.repeat(count)

test('Q-225, Q-238: a name and a place are enough: note, reference, label and crane are as one likes', () => {
  expect(orderFormFaults({ ...stock, customerNote: '', deliveryLabel: '', deliveryByCrane: false })).toEqual(
    [],
  )
  expect(orderFormFaults(door)).toEqual([])
})

test('QD-31: what a stock address lacks is nobody’s to fill in', () => {
  const { deliveryAddress } = stock
  const bare = { ...deliveryAddress, address1: '', address2: '', postalCode: '' }
  expect(orderFormFaults({ ...stock, deliveryAddress: bare, deliveryPhoneNumber: '' })).toEqual([])
})

test.each<[string, QuoteHeader, QuoteHeader, string, string]>([
  ['Q-215', stock, { ...stock, deliveryCode: '' }, 'deliveryCode', 'Velg en leveringsadresse'],
  [
    'Q-216',
    customer({ name: letters(100) }),
    customer({ name: ' ' }),
    'customer.name',
    'Skriv inn kundens navn',
  ],
  [
    'Q-216',
    customer({ name: letters(100) }),
    customer({ name: letters(101) }),
    'customer.name',
    'Maksimal lengde er 100 tegn',
  ],
  [
    'Q-217',
    customer({ email: 'a@kunde.example' }),
    customer({ email: 'a@' }),
    'customer.email',
    'Vennligst oppgi en gyldig e-postadresse',
  ],
  [
    'Q-217',
    customer({ phone: '12 34 56 78' }),
    customer({ phone: '1234567' }),
    'customer.phone',
    'Vennligst oppgi et gyldig telefonnummer (8 siffer)',
  ],
  [
    'Q-218',
    { ...stock, externalReference: letters(15) },
    { ...stock, externalReference: letters(16) },
    'externalReference',
    'Maksimal lengde er 15 tegn',
  ],
  [
    'Q-220',
    { ...stock, deliveryLabel: letters(30) },
    { ...stock, deliveryLabel: letters(31) },
    'deliveryLabel',
    'Maksimal lengde er 30 tegn',
  ],
  [
    'Q-221',
    to({ address1: letters(30) }),
    to({ address1: '' }),
    'deliveryAddress.address1',
    'Skriv inn en kontaktperson',
  ],
  [
    'Q-221',
    to({ address1: letters(30) }),
    to({ address1: letters(31) }),
    'deliveryAddress.address1',
    'Maksimal lengde er 30 tegn',
  ],
  [
    'Q-222 A-178',
    door,
    { ...door, deliveryPhoneNumber: '' },
    'deliveryPhoneNumber',
    'Vennligst oppgi et telefonnummer',
  ],
  [
    'Q-223',
    to({ address2: letters(25) }),
    to({ address2: letters(26) }),
    'deliveryAddress.address2',
    'Maksimal lengde er 25 tegn',
  ],
  [
    'Q-223',
    to({ address2: letters(25) }),
    to({ address2: '' }),
    'deliveryAddress.address2',
    'Skriv inn en postadresse',
  ],
  [
    'Q-224',
    to({ postalCode: '0150' }),
    to({ postalCode: '015' }),
    'deliveryAddress.postalCode',
    'Forventer 4 tegn',
  ],
  [
    'Q-224',
    to({ postalCode: '0150' }),
    to({ postalCode: '01500' }),
    'deliveryAddress.postalCode',
    'Forventer 4 tegn',
  ],
])('%s: the form passes %o and not %o', (_, good, bad, path, message) => {
  expect(orderFormFaults(good)).toEqual([])
  expect(orderFormFaults(bad)[0]).toEqual({ path, message })
})
