import { expect, test } from 'vitest'
import { zoomByKey } from './use-zoom-keys.ts'
import { WHOLE } from './zoom.ts'

const press = (key: string, shiftKey = false) => ({ key, shiftKey })

test('+ brings nearer, − farther, 0 shows all, and Shift with an arrow moves what is near', () => {
  const near = zoomByKey(press('+'), WHOLE)
  expect(near).toMatchObject({ scale: 1.5, x: 0.5 })
  expect(zoomByKey(press('-'), near ?? WHOLE)).toEqual(WHOLE)
  expect(zoomByKey(press('0'), { scale: 4, x: 0.3, y: 0.3 })).toEqual(WHOLE)
  expect(zoomByKey(press('ArrowRight', true), near ?? WHOLE)?.x).toBeCloseTo(0.6)
})

test('arrows without Shift, and of a drawing that is seen whole, are the parts’', () => {
  expect(zoomByKey(press('ArrowRight'), { scale: 4, x: 0.3, y: 0.3 })).toBeNull()
  expect(zoomByKey(press('ArrowRight', true), WHOLE)).toBeNull()
  expect(zoomByKey(press('a'), WHOLE)).toBeNull()
})
