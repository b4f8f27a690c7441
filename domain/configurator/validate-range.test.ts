import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { CatalogueTables } from '#domain/catalogue/validate/tables'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import type { PriceList } from '#domain/pricing/price-list'
import type { Assortment } from '#domain/rules/assortment'
import { type CatalogueRange, rangeOf, validateRange } from './validate-range.ts'

const range = rangeOf(priceList2026, colorLists)

test('the range can be sold: every model is made and priced, every option is offered somewhere and has a price', () => {
  expect(validateRange(range)).toEqual([])
})

const withTables = (tables: Partial<CatalogueTables>): CatalogueRange => ({
  ...range,
  tables: { ...range.tables, ...tables },
})
const withList = (list: Partial<PriceList>): CatalogueRange => ({
  ...range,
  list: { ...priceList2026, ...list },
})
const withAssortment = (change: (assortment: Assortment) => Partial<Assortment>): CatalogueRange => ({
  ...range,
  assortmentOf: (model) => {
    const assortment = range.assortmentOf(model)
    return { ...assortment, ...change(assortment) }
  },
})

const without = <Value>(prices: Readonly<Record<string, Value>>, id: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(prices).filter(([each]) => each !== id))

const firstModel = () => {
  const [model] = range.tables.models
  if (model === undefined) throw new Error('no models')
  return model
}

describe('a planted fault is found', () => {
  test.each<[string, CatalogueRange, string, string]>([
    [
      'a model that the range does not make',
      withTables({ models: [...range.tables.models, { ...firstModel(), id: 1 }] }),
      'modell 1',
      'kan ikke lages',
    ],
    [
      'a model without a price',
      withList({ models: without(priceList2026.models, '1002') }),
      'modell 1002',
      'mangler pris for Skjær Toppsving',
    ],
    [
      'a default without a price',
      withList({ glass: without(priceList2026.glass, '304') }),
      'modell 1002',
      'mangler pris for glass 304',
    ],
    [
      'an option without a price',
      withList({
        fittings: { ...priceList2026.fittings, lock: without(priceList2026.fittings.lock, 'L31') },
      }),
      'lås L31',
      'har ingen pris',
    ],
    [
      'a start that cannot be chosen',
      withAssortment((assortment) => ({ spacerColor: { ...assortment.spacerColor, start: '99' } })),
      'modell 1002',
      'spacerColor begynner med 99, som ikke kan velges',
    ],
    [
      'a glass that no model takes',
      withTables({
        glasses: range.tables.glasses.map((glass) =>
          glass.code === '304' ? { ...glass, code: '399' } : glass,
        ),
      }),
      'glass 399',
      'kan ikke velges på noen modell',
    ],
    [
      'a fitting that no model is offered',
      withAssortment(() => ({ closerId: { start: '00', values: [] } })),
      'dørlukker DL1',
      'kan ikke velges på noen modell',
    ],
    [
      'an option that no model is offered',
      withAssortment(() => ({ misc: [] })),
      'tilvalg 101',
      'kan ikke velges på noen modell',
    ],
    [
      'a post that no model is offered',
      withAssortment(() => ({ dividerTypes: [] })),
      'post P60',
      'kan ikke velges på noen modell',
    ],
    [
      'a quick choice that does nothing anywhere',
      withTables({
        extras: range.tables.extras.map((extra) =>
          extra.id === 'X01' ? { ...extra, id: 'X99' as never } : extra,
        ),
      }),
      'hurtigvalg X99',
      'kan ikke velges på noen modell',
    ],
    [
      'a group without models',
      withTables({ productGroups: [...range.tables.productGroups, { pk: 999, name: '', description: '' }] }),
      'produktgruppe 999',
      'kan ikke velges på noen modell',
    ],
  ])('%s', (_, faulty, where, what) => {
    expect(validateRange(faulty)).toContainEqual({ severity: 'error', where, what })
  })
})
