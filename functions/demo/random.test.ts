import { expect, test } from 'vitest'
import { makeChance } from './random.ts'

test('chance is mulberry32: the first draws of seed 1 are those of the original', () => {
  const chance = makeChance(1)

  expect([chance.next(), chance.next(), chance.next()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ])
})

test('whole numbers reach both ends and nothing beyond', () => {
  const chance = makeChance(7)
  const drawn = new Set(Array.from({ length: 500 }, () => chance.between(3, 6)))

  expect([...drawn].sort()).toEqual([3, 4, 5, 6])
})
