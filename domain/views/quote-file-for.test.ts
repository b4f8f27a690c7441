// What other programs and the factory read of a row: the values that it is priced, drawn and made by, beside those that were chosen.
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { type QuoteFile, quoteFile } from '#domain/contracts/quote-file'
import { productFacts } from '#domain/quote/rows/product-facts'
import type { Configuration } from '#domain/rules/configuration'
import { makePlanned } from '#tests/factories/check-planned'
import { configured } from '#tests/factories/configured'
import { makeWorkedDocument } from '#tests/factories/house-document'
import { asOrdered } from '#tests/factories/ordered-quote'
import { asPlanned, atStock } from '#tests/factories/planned-quote'
import { makeQuoteForShow } from '#tests/factories/quotes'
import { RANDOM_PRODUCTS_MS, randomProducts } from '#tests/factories/random-products'
import { factoryOrderFor } from './factory-order-for.ts'
import { paletteFor } from './palette-for.ts'
import { quoteFileFor } from './quote-file-for.ts'

const worked = makeWorkedDocument()

/** The worked quote with other products in its first row's place. */
const fileWith = (configurations: readonly Configuration[]): QuoteFile => {
  const [first] = worked.rows
  if (first === undefined) throw new Error('the worked quote has rows')
  return quoteFileFor({
    ...worked,
    palette: paletteFor(configurations, colorLists),
    rows: configurations.map((configuration) => ({
      ...first,
      product: configuration.product,
      facts: [...productFacts(configuration)],
    })),
  })
}

test('a pane that takes stronger glass is told with the glass that it gets, beside the glass that was chosen', () => {
  const [row] = fileWith([configured(1001, { width: 1990, height: 1690 })]).rows
  expect([row?.choices.glassCode, row?.inForce?.glassCode]).toEqual(['304', '306'])
  expect(row?.facts.find(({ id }) => id === 'glass')?.value).toContain('forsterket')
})

test('the sums say what the lines lack, as paper does', () => {
  const lacking = worked.totals.map((total) => ({ ...total, rounding: 0.01 }))
  expect(quoteFileFor({ ...worked, totals: lacking }).totals.map(({ rounding }) => rounding)).toEqual(
    lacking.map(() => 0.01),
  )
})

test('a row that is connected to another is mounted by its coupling, whatever was chosen', () => {
  const [row] = worked.rows
  if (row === undefined) throw new Error('the worked quote has rows')
  const fact = { id: 'connected-to' as const, label: 'Koblet til', value: 'rad 2' }
  const coupled = { ...row, facts: [...row.facts, fact] }
  const mountings = quoteFileFor({ ...worked, rows: [row, coupled] }).rows.map((each) => [
    each.choices.mountingId,
    each.inForce?.mountingId,
  ])
  expect(mountings).toEqual([
    [1, 1],
    [1, 3],
  ])
})

test('the factory reads the glass that was priced in the order alone', () => {
  const { manifest, revisions } = makePlanned(
    atStock([asPlanned({ modelId: 1001, patch: { width: 1990, height: 1690 }, numberOf: 1 })]),
  )
  const ordered = { ...makeQuoteForShow(asOrdered(manifest, revisions).manifest), revisions }
  expect(factoryOrderFor(ordered, new Map(), colorLists).quote.rows[0]).toMatchObject({
    choices: { glassCode: '304' },
    inForce: { glassCode: '306' },
  })
})

test(
  'whatever is chosen, a row is told with what it was priced by, its size too',
  () => {
    const configurations = randomProducts(150)
    const told = fileWith(configurations).rows
    expect(told.map(({ width, height, choices, inForce }) => ({ width, height, choices, inForce }))).toEqual(
      configurations.map(({ product, values }) => ({
        width: values.width,
        height: values.height,
        choices: product.choices,
        inForce: values,
      })),
    )
  },
  RANDOM_PRODUCTS_MS,
)

test('a file from before the values in force were told is read', () => {
  const file = quoteFileFor(worked)
  const earlier = { ...file, rows: file.rows.map(({ inForce: _, ...row }) => row) }
  expect(quoteFile.parse(earlier)).toEqual(earlier)
})
