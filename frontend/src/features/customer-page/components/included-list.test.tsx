import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '#tests/factories/read-markup'
import { IncludedList } from './included-list.tsx'

test('what the price covers and what it does not stand under their own headings, with what they cost', () => {
  const markup = renderToStaticMarkup(
    <IncludedList
      items={[
        { label: 'Frakt', included: true, detail: 'til byggeplass', price: 1250 },
        { label: 'Montering', included: false, detail: '', price: null },
      ]}
    />,
  )
  expect(textOf(markup)).toBe(
    'Dette er inkludert Frakt til byggeplass kr 1 250,00 Dette er ikke inkludert Montering',
  )
})
