import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { makeOfferRow } from '#tests/factories/offers'
import classes from './row-facts.module.css'
import { GridRowFacts } from './row-facts.tsx'

const quoteEditor = { change: () => undefined }

const factsOf = (overrides: Parameters<typeof makeOfferRow>[0], own = '') =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <GridRowFacts
          row={makeOfferRow(overrides)}
          own={own}
          quoteEditor={quoteEditor}
          editorAddress="/produkt/100001/1/rediger"
        />
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
})

const textOf = (markup: string) =>
  markup
    .replaceAll(/<style.*?<\/style>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const times = (text: string, words: string) => text.split(words).length - 1

test('what is misordered stands on each row, each once: size, opening with its side, glass and colours', () => {
  const black = { code: 'NCS S 9000-N', description: 'Sort', backendCode: '9000', rgbHex: '#222222' }
  const text = textOf(
    factsOf({
      description: 'Skjær Sidesving 990x1190',
      model: { id: '1003', description: 'Skjær Sidesving' },
      functionName: 'Sidesving venstre',
      frame: { width: 990, height: 1190, depth: 105 },
      outerColor: black,
    }),
  )
  expect(times(text, '990')).toBe(1)
  for (const words of ['Sidesving venstre', '3-lags energiglass', 'Hvit', 'Sort', 'Innvendig', 'Utvendig'])
    expect(times(text, words), words).toBe(1)
})

test('the handing of a door stands in words', () => {
  const door = {
    model: { id: '3104', description: 'Sølvkollen eXtra' },
    functionName: 'Høyre ut',
    isDoor: true,
  }
  expect(textOf(factsOf(door))).toContain('Slagretning høyre ut')
})

test('Q-126: a row that counts in the U-value has no box to tick in sight; one that does not says so', () => {
  expect(factsOf({})).not.toContain('checkbox')
  expect(textOf(factsOf({}))).not.toContain('ikke med')
  expect(textOf(factsOf({ inOrderUvalue: false }))).toContain('ikke med i U-verdien')
})

test('in what a row differs from the others stands on it', () => {
  expect(textOf(factsOf({}, 'karm 115 mm · Ventil Ja'))).toContain('karm 115 mm · Ventil Ja')
})
