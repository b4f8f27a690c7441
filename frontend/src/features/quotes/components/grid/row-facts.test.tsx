import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { makeOfferRow } from '#tests/factories/offers'
import classes from './row-facts.module.css'
import { RowFacts } from './row-facts.tsx'

const factsOf = (overrides: Parameters<typeof makeOfferRow>[0]) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <RowFacts row={makeOfferRow(overrides)} editorAddress="/produkt/100001/1/rediger" />
      </MemoryRouter>
    </MantineProvider>,
  )

test('Q-115: a row says what it weighs; of a part of which nobody knows it there is no weight, and never 0 kg', () => {
  expect(factsOf({ weight: 55.9 })).toMatch(/55,9 <span[^>]*>kg/)
  expect(factsOf({ weight: null })).not.toContain('kg<')
})

test('Q-116: a NOBB number of one or two characters stands for none', () => {
  expect(factsOf({ nobbNumber: '12' })).not.toContain('NOBB')
  expect(factsOf({ nobbNumber: '123' })).toMatch(/NOBB<\/span> 123/)
})

test('Q-121: the swan label shows on what may bear it, and on nothing else', () => {
  expect(factsOf({ swan: true })).toContain('aria-label="Svanemerket"')
  expect(factsOf({ swan: false })).not.toContain('Svanemerket')
})

test('Q-122: each property of the panes has a sign with its name', () => {
  const properties = [
    { id: 1, name: 'Energiglass' },
    { id: 99, name: 'Noe nytt' },
  ]
  const facts = factsOf({ panelPropertiesUnion: properties })
  for (const { name } of properties) expect(facts).toContain(`role="img" aria-label="${name}"`)
})

test('Q-125: a mounting that cannot carry the product is amber and has a warning sign', () => {
  const wrong = factsOf({ mountingType: { description: 'Skrues i karm', ok: false } })
  expect(wrong).toContain(`class="${classes.warning}"`)
  expect(wrong).toContain('Skrues i karm')
  expect(factsOf({})).not.toContain(`class="${classes.warning}"`)
  expect(factsOf({})).toContain('Innfelt')
})
