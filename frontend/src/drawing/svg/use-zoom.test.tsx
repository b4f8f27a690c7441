import { expect, test } from 'vitest'
import { heldFrom } from '../../ui/hook.fixture.tsx'
import { pointer } from './sheet.fixture.ts'
import { usePan } from './use-zoom.ts'
import { WHOLE, type Zoom } from './zoom.ts'

/** A hand on a drawing of 1000 x 800; `zoom` is what is seen now. */
const handOn = (from: Zoom, isMovable: () => boolean = () => false) => {
  const seen = { zoom: from }
  const pan = heldFrom(() =>
    usePan({
      whole: '0 0 1000 800',
      zoom: from,
      setZoom: (next) => {
        seen.zoom = next(seen.zoom)
      },
      isMovable,
    }),
  )
  return { seen, pan }
}
const NEAR: Zoom = { scale: 4, x: 0.5, y: 0.5 }

test('two fingers that go apart bring the drawing as much nearer, about the middle between them', () => {
  const { seen, pan } = handOn(WHOLE)
  pan.down(pointer(400, 400, { pointerId: 1 }))
  pan.down(pointer(600, 400, { pointerId: 2 }))
  expect(pan.move(pointer(300, 400, { pointerId: 1 }))).toBe(true)
  expect(pan.move(pointer(700, 400, { pointerId: 2 }))).toBe(true)
  expect(seen.zoom.scale).toBeCloseTo(2)
  pan.up(pointer(300, 400, { pointerId: 1 }))
  pan.up(pointer(700, 400, { pointerId: 2 }))
  expect(pan.endedPan()).toBe(true)
})

test('two fingers that come together take it away again, and never farther than the whole', () => {
  const { seen, pan } = handOn({ ...NEAR, scale: 2 })
  pan.down(pointer(300, 400, { pointerId: 1 }))
  pan.down(pointer(700, 400, { pointerId: 2 }))
  pan.move(pointer(690, 400, { pointerId: 1 }))
  expect(seen.zoom).toEqual(WHOLE)
})

test('one finger on the whole drawing is the page’s, and ends as a press', () => {
  const { seen, pan } = handOn(WHOLE)
  pan.down(pointer(400, 400))
  expect(pan.move(pointer(400, 300))).toBe(false)
  pan.up(pointer(400, 300))
  expect([seen.zoom, pan.endedPan()]).toEqual([WHOLE, false])
})

test('from near, the hand moves the paper along with it; an unsteady press moves nothing', () => {
  const { seen, pan } = handOn(NEAR)
  pan.down(pointer(400, 400))
  expect(pan.move(pointer(402, 401))).toBe(true)
  expect([seen.zoom, pan.endedPan()]).toEqual([NEAR, false])
  pan.move(pointer(500, 360))
  expect(seen.zoom.x).toBeCloseTo(0.4)
  expect(seen.zoom.y).toBeCloseTo(0.55)
  pan.up(pointer(500, 360))
  expect(pan.endedPan()).toBe(true)
  // The next press is a press again.
  pan.down(pointer(500, 360))
  expect(pan.endedPan()).toBe(false)
})

test('a bar that can be moved is moved, and not the paper under it', () => {
  const { seen, pan } = handOn(NEAR, () => true)
  pan.down(pointer(400, 400))
  expect(pan.move(pointer(500, 400))).toBe(false)
  expect(seen.zoom).toEqual(NEAR)
})
