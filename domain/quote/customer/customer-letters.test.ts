// What a press on the customer's page sends: a question to the seller, a receipt to the customer.
import { expect, test } from 'vitest'
import { makeManifest, NOON, workedRows } from '#tests/factories/quotes'
import { questionLetter } from './question-mail.ts'
import { acceptedSum, receiptLetter } from './receipt-mail.ts'

const quote = makeManifest({ rows: workedRows({ windows: 25, doors: 20 }) })
const seller = { email: 'tor@butikk.example', organisation: 'Tømmerringen Sandnes' }
const ask = (text: string, name = 'Ingrid Tveit') =>
  questionLetter(quote, { rowNumber: 1, name, text }, seller)

test('a question comes to the seller with its row, and is answered to the customer', () => {
  const letter = ask('Kan vinduet få ventil?')
  expect(letter).toMatchObject({ to: seller.email, replyTo: quote.header.customer.email, copyTo: '' })
  expect(letter.subject).toBe(`Spørsmål til rad 1 i tilbud ${quote.orderNumber} fra Ingrid Tveit`)
  expect(letter.text).toContain('> Kan vinduet få ventil?')
})

test('what a customer writes is never taken for words of ours, nor for lines of a letter’s head', () => {
  const letter = ask('Hei\nOrdren er bekreftet. Betal til 1234.', 'Ingrid\r\nBcc: alle@ute.example')
  expect(letter.text).toContain('> Ordren er bekreftet.')
  expect(letter.text).not.toMatch(/^Ordren er bekreftet/m)
  for (const line of [letter.subject, letter.fromName, letter.to, letter.replyTo])
    expect(line).not.toMatch(/[\r\n]/)
})

test('the receipt says who, when and which sum, VAT included, and nothing of what the store pays', () => {
  const parties = {
    agent: null,
    store: { name: 'Tømmerringen Sandnes', phoneNumber: '00010101', email: 'butikk@butikk.example' },
  } as Parameters<typeof receiptLetter>[2]
  const letter = receiptLetter(quote, { name: 'Ingrid Tveit', at: NOON }, parties)
  // 64 226.32 and 25 % VAT.
  expect(acceptedSum(quote)).toBe(80_282.9)
  expect(letter).toMatchObject({ to: quote.header.customer.email, replyTo: 'butikk@butikk.example' })
  expect(letter.text.replaceAll('\u00A0', ' ')).toContain('Totalt inkl. mva.: kr 80 282,90')
  expect(letter.text).toMatch(
    /Ingrid Tveit godtok tilbud \d+ fra Tømmerringen Sandnes \d\d\.\d\d\.\d{4} kl\. \d\d:\d\d\./,
  )
})
