import { describe, expect, test } from 'vitest'
import { frameTypeOf } from '#domain/catalogue/catalogue'
import { models } from '#domain/catalogue/data/models'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { oreOf } from '#domain/units'
import { defaultOf } from '#tests/factories/configured'
import { priceList2026 } from './lists/2026-1.ts'
import { frameM, frameM2 } from './measures.ts'
import { price } from './price-product.ts'

const stock = models.filter(({ isStockItem }) => isStockItem === true)

const linesOf = (modelId: number) => {
  const priced = price(defaultOf(modelId), priceList2026)
  if (!priced.ok) throw new Error(String(priced.data?.what))
  return priced.value.lines
}

describe('models on stock', () => {
  test('are the six of group 140', () => {
    expect(stock.map(({ id, group }) => [id, group])).toEqual(
      [5001, 5002, 5003, 5004, 5005, 5006].map((id) => [id, 140]),
    )
  })

  test.each(stock.map(({ id, name }) => [id, name] as const))('%i %s carries no surcharge', (modelId) => {
    const codes = linesOf(modelId).map(({ code }) => code)
    expect(codes.filter((code) => !['body', 'glass', 'rounding'].includes(code))).toEqual([])
  })

  test.each(stock.filter((model) => !isEntranceDoor(model)).map(({ id, name }) => [id, name] as const))(
    '%i %s costs 82 %% of the body that it would have as made to measure',
    (modelId) => {
      const { model, layout, values } = defaultOf(modelId)
      const frame = priceList2026.frames[model.frameType]
      if (frame === undefined) throw new Error(frameTypeOf(model.frameType).name)
      const added = priceList2026.functionAdd[`${model.frameType}/${values.function}`] ?? 0
      const made = frame.fix + frame.perM * frameM(layout) + frame.perM2 * frameM2(layout) + added
      expect(linesOf(modelId).find(({ code }) => code === 'body')?.amount).toBe(oreOf(made * 0.82))
    },
  )

  test('5001 is 4 764: 0.82 of the body of a top-swing window and its glass in full', () => {
    const { model, values } = defaultOf(5001)
    expect([model.frameType, values.glassCode]).toEqual(['T', '304'])
    expect(linesOf(5001).reduce((sum, { amount }) => sum + amount, 0)).toBe(oreOf(4764))
  })
})
