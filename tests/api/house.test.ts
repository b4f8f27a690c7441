// A real house built through the API: 17 rows with sizes, functions, glass and colours, priced to the øre.
import { beforeAll, expect, test } from 'vitest'
import type { Offer, OfferRow } from '#domain/contracts/offer'
import { roundHalfAway } from '#domain/units'
import schedule from '../../functions/demo/enebolig.json' with { type: 'json' }
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'
import { buildSchedule, rowNamed } from './schedules/build-schedule.ts'

withEngines()

const FROSTED = 6
type Entry = (typeof schedule.rows)[number] & { readonly frosted?: boolean; readonly aluminium?: boolean }

const choicesOf = ({ modelId: _, numberOf: __, frosted, aluminium, outerColor, ...choices }: Entry) => ({
  ...choices,
  ...(frosted && { panelProperties: [{ panel: 'c1r1', id: FROSTED }] }),
  ...(aluminium && { aluminium: { selected: true, color: outerColor } }),
})

let client: Client
let house: Offer
beforeAll(async () => {
  await insertPeople()
  client = await loggedIn('storeClerk')
  house = await buildSchedule(
    client,
    schedule,
    schedule.rows.map((entry) => ({ ...entry, choices: choicesOf(entry) })),
  )
})

const rowOf = (reference: string): OfferRow => rowNamed(house, `${reference} `)

test('the house has all its rows, as large and as many as the schedule says', () => {
  expect(
    house.productRows.map(({ reference, frame, numberOf }) => [
      reference,
      frame.width,
      frame.height,
      numberOf,
    ]),
  ).toEqual(
    schedule.rows.map(({ reference, width, height, numberOf }) => [reference, width, height, numberOf]),
  )
})

/**
 * Worked by hand from price list 2026-1: fix + perM·P + perM2·A + function, and glass by the pane, which is 80 mm less than
 * a fixed frame each way and 184 mm less than a frame with a sash, and never charged below 0.40 m².
 */
test.each([
  // 1490 × 1890: 1050 + 430·6.76 + 300·2.8161 = 4801.63; pane 2.5521 m² is too large for 304, so 306 at 1750: 4466.18.
  ['V2', 9268],
  // 790 × 1290 SSV: 2300 + 620·4.16 + 400·1.0191 + 250 = 5536.84; pane 0.670236 m² at 1190: 797.58.
  ['V6', 6334],
  // 590 × 890: 2300 + 620·2.96 + 400·0.5251 = 4345.24; pane 0.286636 m² charged as 0.40: 476.00; frost 520·0.286636: 149.05.
  ['V9', 4970],
  // 590 × 2090: 1050 + 430·5.36 + 300·1.2331 = 3724.73; pane 1.0251 m²: 1219.87; cladding 165·5.36: 884.40.
  ['V11', 5829],
  // Entrance door at its base size: nothing is added.
  ['D1', 21_500],
])('%s has the list price that its measures make', (reference, kroner) => {
  expect(rowOf(reference).price.priceExclTax).toBe(kroner)
})

test('frosted glass costs its area and is told with the row', () => {
  const { panelPropertiesUnion } = rowOf('V9')
  expect(panelPropertiesUnion).toContainEqual({ id: FROSTED, name: 'Frostet glass' })
})

test('the clad window is anthracite outside and white inside', () => {
  expect(rowOf('V11')).toMatchObject({
    aluminiumClothing: { color: { code: 'RAL 7016' } },
    innerColor: { code: 'NCS S 0502-Y' },
  })
})

test('Q-288: the sum is the lines and the articles, VAT on top, to the øre', () => {
  const ore = (kroner: number | null) => Math.round((kroner ?? Number.NaN) * 100)
  const lines = house.productRows.map(({ price }) => ore(price.linePrice))
  const articles = house.articleRows.map(({ price }) => ore(price))
  const sum = [...lines, ...articles].reduce((total, line) => total + line, 0)
  expect(ore(house.totals.sumExclTax)).toBe(sum)
  expect(ore(house.totals.sumInclTax)).toBe(roundHalfAway(sum * 1.25))
  for (const { price, numberOf } of house.productRows)
    expect(ore(price.linePrice)).toBe(ore(price.unitPrice) * numberOf)
})

test('the same rows give the same lines on paper', async () => {
  const mode = await client.get(`/tilbud/${house.orderNumber}/pdf?prices=CUSTOMER`, {
    headers: { accept: 'application/json' },
  })
  expect([mode.status, mode.json.state]).toEqual([202, 'queued'])
})
