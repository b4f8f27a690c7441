// The mail that a quote goes to its customer with.
import { expect, test } from 'vitest'
import { makeAgent } from '#tests/factories/organisations'
import { makeManifest, makeParties } from '#tests/factories/quotes'
import { mailText } from './mail-text.ts'
import { documentName, letterFor, withLink } from './quote-mail.ts'

const seller = {
  firstname: 'Tor',
  lastname: 'Kvalheim',
  phoneNumber: '00031005',
  email: 'tor@butikk.example',
}
const quote = makeManifest()
const asBefore = { text: null, copy: false }
const letter = (
  header: Partial<typeof quote.header>,
  parties = makeParties(),
  sender = seller,
  wishes: Parameters<typeof letterFor>[3] = asBefore,
) => letterFor({ ...quote, header: { ...quote.header, ...header } }, parties, sender, wishes)
const customer = { name: 'Ingrid Tveit', email: 'ingrid@kunde.example', phone: '' }

test('is from the store, in Norwegian, and answered by the seller', () => {
  expect(letter({ customer, customerNote: 'Montering avtales.', deliveryLabel: 'Solbakken 14' })).toEqual({
    fromName: 'Tømmerringen Sandnes',
    to: 'ingrid@kunde.example',
    replyTo: 'tor@butikk.example',
    copyTo: '',
    subject: 'Tilbud 100001 fra Tømmerringen Sandnes',
    text: [
      'Hei, Ingrid Tveit',
      'Vedlagt følger tilbud 100001 fra Tømmerringen Sandnes. Tilbudet gjelder til og med 20.12.2026.',
      'Merking: Solbakken 14',
      'Montering avtales.',
      'Har du spørsmål, kan du svare på denne e-posten eller ringe 000\u00a031\u00a0005.',
      'Vennlig hilsen\nTor Kvalheim\nTømmerringen Sandnes',
    ].join('\n\n'),
  })
})

test('is from the agent on an agent’s quote', () => {
  expect(letter({ customer }, makeParties({ agent: makeAgent() })).subject).toBe(
    'Tilbud 100001 fra Kvistfri Bygg AS',
  )
})

test('has a head of one line each, whatever was typed into the customer’s name', () => {
  const typed = { ...customer, name: 'Ingrid\r\nBcc: alle@kunde.example' }
  expect(letter({ customer: typed }).text).toMatch(/^Hei, Ingrid Bcc: alle@kunde\.example\n/)
  expect(letter({ customer: typed }).subject).not.toContain('Bcc')
})

test('says what its sender has written instead, and nothing else is added', () => {
  const text = 'Hei Ingrid!\n\nTilbudet {orderNumber} ligger ved.'
  const written = letter({ customer, customerNote: 'Montering avtales.' }, makeParties(), seller, {
    text,
    copy: true,
  })
  expect(written).toMatchObject({ text, copyTo: 'tor@butikk.example', to: 'ingrid@kunde.example' })
  expect(withLink(text, 'https://a.example/kunde/1/x')).toBe(
    `${text}\n\nSe tilbudet på nett, med tegninger og 3D:\nhttps://a.example/kunde/1/x`,
  )
})

test('goes to nobody twice: a seller who is the customer needs no copy', () => {
  const own = { ...customer, email: seller.email }
  expect(letter({ customer: own }, makeParties(), seller, { text: null, copy: true }).copyTo).toBe('')
})

test('leaves out the lines for which there is nothing, and the gaps that they leave', () => {
  const silent = makeParties()
  const noPhone = { ...silent, store: { ...silent.store, phoneNumber: '' } }
  const { text } = letter({ customer }, noPhone, { ...seller, phoneNumber: '' })
  expect(text).toBe(
    [
      'Hei, Ingrid Tveit',
      'Vedlagt følger tilbud 100001 fra Tømmerringen Sandnes. Tilbudet gjelder til og med 20.12.2026.',
      'Vennlig hilsen\nTor Kvalheim\nTømmerringen Sandnes',
    ].join('\n\n'),
  )
  // What a customer is called is a name and asks for nothing.
  expect(letter({ customer: { ...customer, name: '{phone} $& {sender}' } }).text).toMatch(
    /^Hei, \{phone\} \$& \{sender\}\n/,
  )
})

test('leaves standing what no placeholder is, also where every object has something of that name', () => {
  const { store } = makeParties()
  const facts = {
    orderNumber: 100001,
    validTo: quote.validTo,
    customerName: 'Ingrid',
    deliveryLabel: '',
    customerNote: '',
  }
  const said = mailText('{customer}: {constructor}, {toString} og {ukjent}', facts, store, seller)
  expect(said).toBe('Ingrid: {constructor}, {toString} og {ukjent}')
})

test('names a document after the prices that it shows', () => {
  expect([documentName(100_001, 'CUSTOMER'), documentName(100_001, 'HIDDEN')]).toEqual([
    'tilbud_100001.pdf',
    'tilbud_100001_uten_priser.pdf',
  ])
})
