import { expect, test } from 'vitest'
import { customerSentenceOf } from '#domain/messages/customer-words'
import { doorChecks } from '#domain/rules/rows/doors'
import { safetyChecks } from '#domain/rules/rows/safety'
import { makeConfiguration } from '#tests/factories/quotes'
import { warningsOnPaper } from './row-facts.ts'

const OAK_THRESHOLD = 112

test('a warning that tells a length of the product is left out where measurements are; the others stay', () => {
  const narrow = makeConfiguration(3104, { width: 890, misc: [OAK_THRESHOLD] })
  const threshold = 'Terskel over 25\u00A0mm er ikke trinnfri.'
  expect(warningsOnPaper(narrow, { measurements: true, isCustomers: false })).toEqual([
    'Fri bredde er 730\u00A0mm. Inngangsdør skal ha fri bredde minst 860\u00A0mm (TEK17 §\u00A012-13).',
    threshold,
  ])
  expect(warningsOnPaper(narrow, { measurements: false, isCustomers: false })).toEqual([threshold])
})

test('what only the seller has to know is not on the customer’s paper', () => {
  const heavy = makeConfiguration(1001, { width: 2190, height: 1890 })
  expect(warningsOnPaper(heavy, { measurements: true, isCustomers: false }).join()).not.toMatch(/veier/)
})

test('a customer reads plain words: no standard, no paragraph, and whom to ask', () => {
  const tall = makeConfiguration(1001, { height: 1990 })
  const said = (isCustomers: boolean) => warningsOnPaper(tall, { measurements: true, isCustomers }).join(' ')
  expect(said(false)).toContain('NS 3510')
  expect(said(true)).toContain('Spør selgeren om det skal ha sikkerhetsglass.')
  expect(said(true)).not.toMatch(/NS \d|TEK17|§|personsikkerhetsrute/)
})

test('no sentence that paper shows its customer names a standard or a paragraph', () => {
  for (const { code } of [...safetyChecks, ...doorChecks].filter(({ print }) => print === true))
    expect(customerSentenceOf({ code, data: { width: 480, height: 590, min: 860 } }), code).not.toMatch(
      /NS \d|TEK17|§/,
    )
})
