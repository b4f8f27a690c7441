import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configured } from '#tests/factories/configured'
import { applyTogether } from './apply-together.ts'

const TOP_SWING = 1002
const tall = configured(TOP_SWING, { width: 1390, height: 1690 })
const together = (patch: object, ...waiting: object[]) => applyTogether(tall, patch, waiting, colorLists)

test('two sizes that can be made only together are one edit as soon as both are there', () => {
  expect(together({ width: 1790 }).result.ok).toBe(false)
  const exchanged = together({ height: 1190 }, { width: 1790 })
  expect(exchanged.patch).toEqual({ width: 1790, height: 1190 })
  expect(exchanged.result.ok && exchanged.result.value.configuration.values).toMatchObject({
    width: 1790,
    height: 1190,
  })
})

test('an edit that can be made alone is not held up by one that waits', () => {
  const alone = together({ height: 1590 }, { width: 9000 })
  expect([alone.result.ok, alone.patch]).toEqual([true, { height: 1590 }])
})

test('of several that wait those that can be made are taken along', () => {
  const some = together({ height: 1190 }, { width: 1790 }, { breastworkHeight: 5 })
  expect(some.patch).toEqual({ width: 1790, height: 1190 })
})

test('what is typed anew counts before what waits in the same field', () => {
  expect(together({ width: 990 }, { width: 9000 }).patch).toEqual({ width: 990 })
})

test('refused with and without the other, it says why it is refused alone', () => {
  const { result, patch } = together({ height: 9000 }, { width: 1790 })
  expect(patch).toEqual({ height: 9000 })
  expect(result).toMatchObject({ ok: false, ruleId: 'R-D-02' })
})
