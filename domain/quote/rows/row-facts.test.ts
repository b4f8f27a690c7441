import { expect, test } from 'vitest'
import { makeConfiguration } from '#tests/factories/quotes'
import { warningsOnPaper } from './row-facts.ts'

const OAK_THRESHOLD = 112

test('a warning that tells a length of the product is left out where measurements are; the others stay', () => {
  const narrow = makeConfiguration(3104, { width: 890, misc: [OAK_THRESHOLD] })
  const threshold = 'Terskel over 25 mm er ikke trinnfri.'
  expect(warningsOnPaper(narrow, { measurements: true })).toEqual([
    'Fri bredde er 730 mm. Inngangsdør skal ha fri bredde minst 860 mm (TEK17 § 12-13).',
    threshold,
  ])
  expect(warningsOnPaper(narrow, { measurements: false })).toEqual([threshold])
})

test('what only the seller has to know is not on the customer’s paper', () => {
  const heavy = makeConfiguration(1001, { width: 2190, height: 1890 })
  expect(warningsOnPaper(heavy, { measurements: true }).join()).not.toMatch(/veier/)
})
