import { expect, test } from 'vitest'
import { oreOf } from '#domain/units'
import { articlesFor, type DeliveryChoice } from './articles.ts'

const toStock: DeliveryChoice = { code: 'L01', zone: 1, byCrane: false }
const toCustomer: DeliveryChoice = { code: 'PRIVATE', zone: 1, byCrane: false }

const priced = (delivery: DeliveryChoice, grossKroner: number) =>
  articlesFor(delivery, oreOf(grossKroner)).map(({ article, price }) => [article, price / 100])

test('freight to stock is 3 %, packing 1 % but at most 900', () => {
  expect(priced(toStock, 79_658)).toEqual([
    ['9901', 2389.74],
    ['9910', 796.58],
  ])
  expect(priced(toStock, 400_000)).toEqual([
    ['9901', 9500],
    ['9910', 900],
  ])
})

test('a small order pays the least freight and the small order fee', () => {
  expect(priced(toStock, 4999)).toEqual([
    ['9901', 690],
    ['9905', 450],
    ['9910', 49.99],
  ])
  expect(priced(toStock, 5000).map(([article]) => article)).not.toContain('9905')
})

test.each([
  ['zone 1', toCustomer, '9902', 4000],
  ['zone 2', { ...toCustomer, zone: 2 }, '9903', 6000],
  ['a place not known yet', { ...toCustomer, zone: null }, '9902', 4000],
  ['the agent, priced like private delivery', { ...toCustomer, code: 'AGENT' }, '9902', 4000],
] as const)('private freight to %s', (_, delivery, article, kroner) => {
  expect(priced(delivery, 100_000)[0]).toEqual([article, kroner])
})

test('the crane lorry comes only where it can drive', () => {
  expect(priced({ ...toCustomer, byCrane: true }, 100_000)).toContainEqual(['9904', 1950])
  expect(priced({ ...toCustomer, byCrane: true, zone: 2 }, 100_000)).not.toContainEqual(['9904', 1950])
})

test('an empty quote costs nothing', () => {
  expect(articlesFor({ ...toCustomer, byCrane: true }, 0)).toEqual([])
})

test('articles are numbered from 9001', () => {
  expect(articlesFor(toStock, oreOf(1000)).map(({ rowNumber }) => rowNumber)).toEqual([9001, 9002, 9003])
})
