import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Receipt } from './receipt.tsx'

const accepted = { name: 'Ingrid Tveit', at: '2026-11-22T10:17:00Z' }
const total = { sumExclTax: 64_226.32, tax: 16_056.58, sumInclTax: 80_282.9 }
const textOf = (page: Pick<Parameters<typeof Receipt>[0]['page'], 'total' | 'hasReceiptMail'>) =>
  renderToStaticMarkup(<Receipt accepted={accepted} page={page} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00A0', ' ')

test('a receipt says who, when and which sum, and that it was mailed where there is an address', () => {
  const text = textOf({ total, hasReceiptMail: true })
  for (const said of ['Ingrid Tveit', '22.11.2026 kl. 11:17', 'kr 80 282,90', 'også sendt på e-post'])
    expect(text).toContain(said)
  expect(textOf({ total, hasReceiptMail: false })).not.toContain('e-post')
})
