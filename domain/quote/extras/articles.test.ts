import { describe, expect, test } from 'vitest'
import { oreOf } from '#domain/units'
import { type ArticleBasis, articlesFor, type DeliveryChoice } from './articles.ts'

const toStock: DeliveryChoice = { code: 'L01', zone: 1, byCrane: false }
const toCustomer: DeliveryChoice = { code: 'PRIVATE', zone: 1, byCrane: false }

const basis = (grossKroner: number, overrides: Partial<ArticleBasis> = {}): ArticleBasis => ({
  gross: oreOf(grossKroner),
  windows: 0,
  isFastlane: false,
  extras: [],
  ...overrides,
})

const priced = (delivery: DeliveryChoice, grossKroner: number, overrides: Partial<ArticleBasis> = {}) =>
  articlesFor(delivery, basis(grossKroner, overrides)).map(({ article, price }) => [article, price / 100])

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
  expect(articlesFor({ ...toCustomer, byCrane: true }, basis(0, { isFastlane: true }))).toEqual([])
})

test('articles are numbered from 9001', () => {
  expect(articlesFor(toStock, basis(1000)).map(({ rowNumber }) => rowNumber)).toEqual([9001, 9002, 9003])
})

test('Fastlane costs 6 % of all windows and doors, at least 900', () => {
  // 6 % of 79 658
  expect(priced(toStock, 79_658, { isFastlane: true })).toContainEqual(['9906', 4779.48])
  expect(priced(toStock, 14_999, { isFastlane: true })).toContainEqual(['9906', 900])
  expect(priced(toStock, 15_001, { isFastlane: true })).toContainEqual(['9906', 900.06])
  expect(priced(toStock, 79_658).map(([article]) => article)).not.toContain('9906')
})

describe('articles by the number of windows', () => {
  const joints = { kind: 'article', article: '9907', windowsPerPiece: 3 } as const
  const screws = { kind: 'article', article: '9908', windowsPerPiece: 10 } as const

  test.each([
    [1, 1, 245],
    [3, 1, 245],
    [4, 2, 490],
    [31, 11, 2695],
  ])('%i windows take %i packs of joint foam at 245', (windows, pieces, kroner) => {
    const [, found] = articlesFor(toStock, basis(79_658, { windows, extras: [joints] }))
    expect(found).toMatchObject({ article: '9907', numberOf: pieces, price: oreOf(kroner) })
  })

  test('a box of screws at 389 is for ten windows', () => {
    expect(priced(toStock, 79_658, { windows: 10, extras: [screws] })).toContainEqual(['9908', 389])
    expect(priced(toStock, 79_658, { windows: 11, extras: [screws] })).toContainEqual(['9908', 778])
  })

  test('a quote of doors alone takes none', () => {
    expect(priced(toStock, 79_658, { extras: [joints, screws] }).map(([article]) => article)).toEqual([
      '9901',
      '9910',
    ])
  })
})
