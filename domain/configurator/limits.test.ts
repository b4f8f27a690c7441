import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { sayLimit } from '#domain/messages/limits'
import type { Choices } from '#domain/product/product'
import { success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { configured, defaultOf } from '#tests/factories/configured'
import { SEED } from '#tests/factories/seed'
import { patchForAngle } from './angle.ts'
import { moveBar } from './bar-moves.ts'
import { isAllowed, isAllowedBesideAnother, limitOf } from './limits.ts'

const TOP_SWING = 1002
const FIXED = 1001

const sizeOf = (from: Configuration, field: 'width' | 'height') => ({
  now: from.values[field],
  step: 1,
  write: (value: number) => success({ [field]: value } as Partial<Choices>),
})

const said = (from: Configuration, field: 'width' | 'height', typed: number): string | null => {
  const limit = limitOf(from, sizeOf(from, field), typed, colorLists, field)
  return limit === null ? null : sayLimit(limit, 'mm').replaceAll('\u00a0', ' ')
}

describe('the limit of a measure, everything else as it is', () => {
  test('Q-212: a top-swing window that gets too large is told how wide it can be at its height', () => {
    const tall = configured(TOP_SWING, { width: 1390, height: 1690 })
    expect(said(tall, 'width', 1790)).toBe('høyst 1 420 mm ved 1 690 høyde')
    expect(isAllowed(tall, { width: 1420 }, colorLists)).toBe(true)
    expect(isAllowed(tall, { width: 1421 }, colorLists)).toBe(false)
  })

  test('what no height changes is told without one', () => {
    expect(said(defaultOf(TOP_SWING), 'width', 9000)).toBe('høyst 1 790 mm')
    expect(said(defaultOf(TOP_SWING), 'width', 119)).toBe('minst 390 mm')
    expect(said(defaultOf(FIXED), 'height', -10)).toBe('minst 290 mm')
  })

  test('a width that is made with another height is known as such', () => {
    const tall = configured(TOP_SWING, { width: 1390, height: 1690 })
    expect(isAllowedBesideAnother(tall, 'width', 1790, colorLists)).toBe(true)
    expect(isAllowedBesideAnother(tall, 'width', 9000, colorLists)).toBe(false)
  })

  test('Q-076: a glazing bar is told how far from the middle it can stand', () => {
    const bar = { panel: '', direction: 'VERTICAL', typeId: 'S28', position: null } as const
    const barred = configured(FIXED, { crossbars: [bar] })
    const [piece] = barred.layout.crossbars
    if (piece === undefined) throw new Error('no bar')
    const measure = { now: 0, step: 1, write: (to: number) => moveBar(barred, 'crossbars', piece.bar, to) }
    const limit = limitOf(barred, measure, 600, colorLists)
    if (limit === null) throw new Error('no limit')
    expect(limit).toMatchObject({ side: 'most', beside: null })
    const at = (to: number) => {
      const patch = measure.write(to)
      return patch.ok && isAllowed(barred, patch.value, colorLists)
    }
    expect([at(limit.value), at(limit.value + 1)]).toEqual([true, false])
    expect(limitOf(barred, measure, -600, colorLists)).toMatchObject({ side: 'least', value: -limit.value })
  })

  test('Q-178: an angle is told in tenths of a degree', () => {
    const slanted = defaultOf(1401)
    const now = 26.5
    const measure = { now, step: 0.1, write: (to: number) => patchForAngle(slanted, 'angle1', to) }
    const limit = limitOf(slanted, measure, 89.9, colorLists)
    expect(limit?.side).toBe('most')
    expect(limit?.value).toBeGreaterThanOrEqual(now)
    expect(Number.isInteger(Math.round((limit?.value ?? 0) * 1000) / 100)).toBe(true)
  })

  test('D-149: a flower board cannot be less than nothing deep', () => {
    const board = { selected: true, material: '01', height: 21, depth: 200, extension: 0 }
    const from = configured(FIXED, { flowerBoard: board })
    const write = (depth: number) => success({ flowerBoard: { ...board, depth } })
    const limit = limitOf(from, { now: 200, step: 1, write }, -10, colorLists)
    expect(limit?.side).toBe('least')
    expect(limit?.value).toBeGreaterThanOrEqual(0)
  })

  test('of any model and any size: the limit can be made and what lies beyond it cannot', async () => {
    await fc.assert(
      fc.property(
        fc.constantFrom(...models.map(({ id }) => id)),
        fc.constantFrom('width' as const, 'height' as const),
        fc.integer({ min: 0, max: 12_000 }),
        (modelId, field, typed) => {
          const from = defaultOf(modelId)
          const accepts = (value: number) => isAllowed(from, { [field]: value }, colorLists)
          fc.pre(!accepts(typed))
          const limit = limitOf(from, sizeOf(from, field), typed, colorLists, field)
          if (limit === null) throw new Error(`nothing is said of ${field} ${typed}`)
          const beyond = limit.value + (limit.side === 'most' ? 1 : -1)
          return accepts(limit.value) && !accepts(beyond)
        },
      ),
      { numRuns: 60, seed: SEED },
    )
  })
})
