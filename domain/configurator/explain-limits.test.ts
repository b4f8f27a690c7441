import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Patch } from '#domain/product/product'
import { configured, defaultOf } from '#tests/factories/configured'
import { explainLimits } from './explain-limits.ts'

const TOP_SWING = 1002

const explained = (patch: Patch, from = configured(TOP_SWING, { width: 1390, height: 1690 })) =>
  explainLimits(from, patch, colorLists)?.replaceAll('\u00a0', ' ') ?? null

test('Q-212: a refused width is told how wide it can be at its height', () => {
  expect(explained({ width: 1790 })).toBe('Bredde høyst 1 420 mm ved 1 690 høyde.')
  expect(explained({ width: 100 })).toBe('Bredde minst 390 mm.')
})

test('Q-212: of a width and a height together, the width is told at the height that was asked for', () => {
  expect(explained({ width: 1790, height: 1590 })).toMatch(/^Bredde høyst 1 \d{3} mm ved 1 590 høyde\.$/)
})

test('Q-212: a measure inside a choice and a count are told with their own names and units', () => {
  const { flowerBoard } = defaultOf(TOP_SWING).values
  const board = { ...flowerBoard, depth: -5 }
  expect(
    explained({ flowerBoard: board }, configured(TOP_SWING, { flowerBoard: { ...flowerBoard, depth: 90 } })),
  ).toBe('Dybde på brett minst 0 mm.')
  expect(explained({ numberOfVents: 3 }, configured(TOP_SWING, { width: 590, height: 590 }))).toBe(
    'Ventiler høyst 1 stk.',
  )
})

test('nothing is said of an edit that no measure would put right, or that is not refused', () => {
  expect(explained({ glassCode: 'none' })).toBeNull()
  expect(explained({ width: 1190 })).toBeNull()
})
