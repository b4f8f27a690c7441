// What a quote says that its price covers.
import { expect, test } from 'vitest'
import { makeConfiguration, makeManifest, workedRows } from '#tests/factories/quotes'
import { includedIn } from './included.ts'

const quote = makeManifest({ rows: workedRows({ windows: 0, doors: 0 }) })
const plain = { numberOf: 4, configuration: makeConfiguration(1002) }
const vented = { numberOf: 2, configuration: makeConfiguration(1002, { numberOfVents: 1 }) }
const find = (items: ReturnType<typeof includedIn>, label: string) =>
  items.find((item) => item.label === label)

test('freight and packing are covered, with their price; fitting never is', () => {
  const items = includedIn(quote, [plain])
  expect(items.filter(({ included }) => included).map(({ label }) => label)).toEqual([
    'Frakt til lager',
    'Emballasje og avfallshåndtering',
  ])
  // 3 % of 79 658 kroner gross, trade handbook 10.6
  expect(find(items, 'Frakt til lager')?.price).toBe(238_974)
  expect(find(items, 'Montering')).toEqual({ label: 'Montering', included: false, detail: '', price: null })
})

test('what only some of the products have says on how many', () => {
  expect(find(includedIn(quote, [plain, vented]), 'Ventiler')).toMatchObject({
    included: true,
    detail: 'på 2 av 6',
  })
  expect(find(includedIn(quote, [vented]), 'Ventiler')).toMatchObject({ included: true, detail: '' })
  expect(find(includedIn(quote, [plain]), 'Ventiler')?.included).toBe(false)
})

test('what is covered stands before what is not', () => {
  const flags = includedIn(quote, [plain, vented]).map(({ included }) => included)
  expect(flags.lastIndexOf(true)).toBeLessThan(flags.indexOf(false))
})
