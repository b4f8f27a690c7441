import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DocumentInput } from '#domain/contracts/render'
import { textOf } from '#tests/factories/read-markup'
import { makeDocumentInput } from '#tests/factories/render'
import { TotalsOnPaper } from './totals.tsx'

const total: DocumentInput['totals'][number] = {
  label: 'Pris',
  sumExclTax: 1000,
  tax: 250,
  rounding: 0,
  sumInclTax: 1250,
}
const totalsOf = (totals: DocumentInput['totals']) =>
  textOf(renderToStaticMarkup(<TotalsOnPaper input={makeDocumentInput({ totals })} />))

test('on paper the sum, its tax and the total stand with their own figures', () => {
  const read = totalsOf([total])
  for (const [label, figure] of [
    ['eks. mva', '1 000,00'],
    ['25 %', '250,00'],
    ['inkl. mva', '1 250,00'],
  ] as const)
    expect(read.slice(read.indexOf(label))).toMatch(new RegExp(`^[^0-9]*(?:25 % )?(?:kr )?${figure}`))
})

test('what is rounded is said, and only where something is', () => {
  expect(totalsOf([{ ...total, rounding: 0.4, sumInclTax: 1250.4 }])).toMatch(/vrunding[^0-9]*0,40/)
  expect(totalsOf([total])).not.toMatch(/vrunding/)
})
