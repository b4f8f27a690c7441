import { expect, test } from 'vitest'
import { productFacts } from '#domain/quote/rows/product-facts'
import { makeConfiguration } from '#tests/factories/quotes'
import { factsInSight } from './facts-in-sight.ts'

const labels = (modelId: number) => {
  const facts = [...productFacts(makeConfiguration(modelId))]
  const { inSight, more } = factsInSight(facts)
  expect([...inSight, ...more]).toHaveLength(facts.length)
  return inSight.map(({ label }) => label)
}

test('of a window the customer reads size, opening, colour, glass and U-value at once', () => {
  expect(labels(1002)).toEqual(['Mål (B × H)', 'Åpning', 'Farge', 'Glass', 'U-verdi'])
})

test('of a front door as well', () => {
  expect(labels(3104)).toEqual(expect.arrayContaining(['Mål (B × H)', 'Åpning', 'Farge', 'U-verdi']))
})

test('that products are mounted together is read at once', () => {
  const coupled = [
    { id: 'depth', label: 'Karmdybde', value: '105 mm' },
    { id: 'connected-to', label: 'Koblet til', value: 'rad 1' },
    { id: 'connected-with', label: 'Koblet med', value: 'rad 3' },
  ] as const
  expect(factsInSight([...coupled]).inSight.map(({ label }) => label)).toEqual(['Koblet til', 'Koblet med'])
})
