import { expect, test } from 'vitest'
import { configured } from '#tests/factories/configured'
import { patchForAngle } from './angle.ts'

const slanted = configured(1401, { height1: 590 })

test('a slope of 45° on a width of 1190 needs a fall of 1190, which leaves no side', () => {
  expect(patchForAngle(slanted, 'angle1', 45)).toMatchObject({
    ok: false,
    code: 'shape.angle-gives-invalid-size',
    ruleId: 'R-S-02',
  })
})

test('a slope of 20° falls 433 mm over 1190', () => {
  expect(patchForAngle(slanted, 'angle1', 20)).toEqual({ ok: true, value: { height1: 757 } })
})

test.each([0, 0.9, 90.1, -20, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d° is no angle of a slope',
  (degrees) => {
    expect(patchForAngle(slanted, 'angle1', degrees)).toMatchObject({ ok: false, ruleId: 'R-S-03' })
  },
)

test('a side without a slope takes no angle', () => {
  expect(patchForAngle(slanted, 'angle2', 20)).toMatchObject({ ok: false, ruleId: 'R-S-02' })
})
