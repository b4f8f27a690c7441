/** Labels are only words: whatever the facts of a product are called, the same ones are withheld, summed up and put in columns. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { factIds, factLabels } from '#domain/messages/product-facts'
import { makeConfiguration } from '#tests/factories/quotes'
import { factsWithoutSize, productFacts } from './product-facts.ts'

const labels = factLabels as Record<string, string>
const original = { ...labels }

const models = [1002, 1301, 3104, 1306]
const idsOf = (facts: typeof productFacts) =>
  models.map((model) => facts(makeConfiguration(model)).map(({ id, value }) => [id, value]))

describe('with every label changed', () => {
  const before = { all: idsOf(productFacts), without: idsOf(factsWithoutSize) }
  beforeEach(() => {
    for (const id of factIds) labels[id] = `Omdøpt ${id}`
  })
  afterEach(() => {
    Object.assign(labels, original)
  })

  test('a product is told in the same facts', () => {
    expect(idsOf(productFacts)).toEqual(before.all)
    expect(productFacts(makeConfiguration(1002)).every(({ label }) => label.startsWith('Omdøpt'))).toBe(true)
  })

  test('paper without sizes withholds size, weight and the number under which anybody can look them up', () => {
    expect(idsOf(factsWithoutSize)).toEqual(before.without)
    const told = new Set(
      models.flatMap((model) => factsWithoutSize(makeConfiguration(model)).map(({ id }) => id)),
    )
    for (const id of ['size', 'weight', 'nobb'] as const) expect(told).not.toContain(id)
  })
})

test('no two facts of a product have the same id or the same label', () => {
  expect(new Set(Object.values(original)).size).toBe(factIds.length)
  for (const model of models) {
    const ids = productFacts(makeConfiguration(model)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
