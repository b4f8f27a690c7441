// An apartment building built through the API by a builder: 61 rows over every group of models, slanted windows, fire and
// sound, sliding and folding doors.
import { beforeAll, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { readStoredProduct } from '#domain/configurator/stored-product'
import type { Offer, OfferRow } from '#domain/contracts/offer'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import { PRODUCT_SCHEMA_VERSION } from '#domain/product/bounds'
import { roundHalfAway } from '#domain/units'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'
import schedule from './schedules/apartments.json' with { type: 'json' }
import { buildSchedule, rowNamed } from './schedules/build-schedule.ts'

withEngines()

type Entry = (typeof schedule.rows)[number]

const choicesOf = ({ modelId: _, numberOf: __, connectTo: ___, connectPosition: ____, ...choices }: Entry) =>
  choices

let client: Client
let building: Offer
beforeAll(async () => {
  await insertPeople()
  client = await loggedIn('agent')
  building = await buildSchedule(
    client,
    schedule,
    schedule.rows.map((entry) => ({ ...entry, choices: choicesOf(entry) })),
  )
})

/** Side panel and light of the entrance, mounted together with its door. */
beforeAll(async () => {
  for (const { reference, connectTo, connectPosition } of schedule.rows) {
    if (connectTo === undefined) continue
    const [row, target] = [rowNamed(building, reference), rowNamed(building, connectTo)]
    const reply = await client.put(
      `/api/v1/products/${building.orderNumber}/0/${row.rowNumber}/connect/${target.rowNumber}/${connectPosition}/START`,
      {},
    )
    expect(reply.status, `${reference}: ${reply.text}`).toBe(200)
  }
  building = (await client.get(`/api/v1/offers/${building.orderNumber}`)).json
})

const isPost = ({ model }: OfferRow): boolean => model.description.startsWith('Koblingspost')

const ore = (kroner: number | null): number => Math.round((kroner ?? Number.NaN) * 100)

test('none of the 61 rows is refused, and each is as large and as many as the schedule says', () => {
  expect(
    building.productRows
      .filter((row) => !isPost(row))
      .map(({ reference, frame, numberOf }) => [reference, frame.width, frame.height, numberOf]),
  ).toEqual(
    schedule.rows.map(({ reference, width, height, numberOf }) => [reference, width, height, numberOf]),
  )
  expect(schedule.rows).toHaveLength(61)
})

test('C-03: the entrance is mounted together, with a post along each joint', () => {
  expect(building.productRows.filter(isPost).map(({ frame: { width, height } }) => [width, height])).toEqual([
    [20, 2090],
    [990, 20],
  ])
  const entrance = rowNamed(building, 'Inngang A').rowNumber
  expect(rowNamed(building, 'Inngang A sidefelt').connectToRow).toBe(entrance)
  expect(rowNamed(building, 'Inngang A overlys').connectToRow).toBe(entrance)
})

test('the sum is the lines and the articles, VAT on top, to the øre', () => {
  const lines = building.productRows.map(({ price }) => ore(price.linePrice))
  const articles = building.articleRows.map(({ price }) => ore(price))
  const sum = [...lines, ...articles].reduce((total, line) => total + line, 0)
  expect(ore(building.totals.sumExclTaxAgent)).toBe(sum)
  expect(ore(building.totals.sumInclTaxAgent)).toBe(roundHalfAway(sum * 1.25))
  for (const { price, numberOf } of building.productRows)
    expect(ore(price.linePrice)).toBe(ore(price.unitPrice) * numberOf)
})

test('each list price is the sum of the lines that the browser works out of the same choices', async () => {
  for (const { rowNumber, reference, price: stored } of building.productRows) {
    const { json } = await client.get(`/api/v1/products/${building.orderNumber}/0/${rowNumber}`)
    const product = {
      schemaVersion: PRODUCT_SCHEMA_VERSION,
      modelId: Number(json.model.id),
      choices: json.choices,
      stated: json.stated,
    }
    const worked = price(configure(readStoredProduct(product), colorLists), priceList2026)
    if (!worked.ok) throw new Error(`${reference}: ${worked.code}`)
    const sum = worked.value.lines.reduce((total, { amount }) => total + amount, 0)
    expect([reference, sum]).toEqual([reference, ore(stored.priceExclTax)])
  }
})

test.each([
  ['Leil 101 stue', 10_865],
  ['Trappeløp brann 1', 16_184],
  ['Gavl trekant', 4505],
  ['Leilighetsdør brann', 22_900],
])('%s has the list price that is worked by hand', (reference, kroner) => {
  expect(rowNamed(building, reference).price.priceExclTax).toBe(kroner)
})
