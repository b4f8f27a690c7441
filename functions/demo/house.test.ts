// The house of the demo, written line by line as a clerk writes it, in full words and in short ones, is the very products that the demo quotes.
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { panesOf } from '#domain/layout/panes'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import type { Configuration } from '#domain/rules/configuration'
import { readSchedule } from '#domain/schedule/read-schedule'
import { houseLines, shortHouseLines } from '#tests/factories/house-lines'
import { houseRows } from './house.ts'

const planned = houseRows()
const lines = [...houseLines, ...shortHouseLines]
const read = readSchedule(lines, { colorLists, series: 'basic' })

/** «Frostet» is said of every pane in a line and of the only pane in the plan: the same glass. */
const withEveryPane = (configuration: Configuration) => {
  const { product, layout } = configuration
  const panes = panesOf(layout).map(({ address }) => address)
  const { panelProperties, ...choices } = product.choices
  const spread = panelProperties.flatMap(({ panel, id }) =>
    (panel === '' ? panes : [panel]).map((address) => ({ panel: address, id })),
  )
  return { modelId: product.modelId, choices, panelProperties: spread }
}

test('every line of the house is clear, and is one row', () => {
  expect(
    read.flatMap(({ text, rows }) =>
      rows.flatMap(({ doubts }) => doubts.map(({ sentence }) => `${text}: ${sentence}`)),
    ),
  ).toEqual([])
  expect(read.map(({ rows }) => rows.length)).toEqual(lines.map(() => 1))
})

test.each(lines.map((line, index) => [line, index] as const))('%s', (_, index) => {
  const row = read[index]?.rows[0]
  const plan = planned[index % planned.length]
  if (!row?.configuration || !plan) throw new Error('no product')
  const wanted = configure(plan.product, colorLists)

  expect(row.order?.numberOf).toBe(plan.numberOf)
  expect(withEveryPane(row.configuration)).toEqual(withEveryPane(wanted))
  expect(price(row.configuration, priceList2026)).toEqual(price(wanted, priceList2026))
})
