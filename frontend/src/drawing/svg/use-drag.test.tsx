import { expect, test } from 'vitest'
import { elevation } from '#domain/drawing/elevation.fixture'
import type { ViewSide } from '#domain/drawing/scene'
import { heldFrom } from '../../ui/hook.fixture.tsx'
import { pointer } from './sheet.fixture.ts'
import { useDrag } from './use-drag.ts'

const POST = 'divider/V1'

/** Something in the drawing, as the browser hands it over. */
class Part extends EventTarget {
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
  }
  closest() {
    return { getAttribute: () => this.name }
  }
}
Object.assign(globalThis, { Element: Part })

const draggedIn = (side: ViewSide) => {
  const reported: unknown[] = []
  const { handlers, endedDrag } = heldFrom(() =>
    useDrag({
      scene: elevation(1002, { width: 1790 }, { side }),
      isMovable: (part) => part === POST,
      onDrag: (...words) => reported.push(words),
      onDrop: () => reported.push('dropped'),
    }),
  )
  const hold = (name: string, more = {}) =>
    handlers.onPointerDown(pointer(900, -600, { target: new Part(name), ...more }))
  return { reported, hold, handlers, endedDrag }
}

test('a post that is held is told where on the product the pointer is, and where in the window, at every step', () => {
  const { reported, hold, handlers, endedDrag } = draggedIn('outside')
  hold(POST)
  handlers.onPointerMove(pointer(800, -620))
  handlers.onPointerMove(pointer(700, -640))
  expect(reported).toEqual([
    [POST, [800, 620], { x: 800, y: -620 }],
    [POST, [700, 640], { x: 700, y: -640 }],
  ])
  handlers.onPointerUp()
  expect(reported.at(-1)).toBe('dropped')
  expect(endedDrag()).toBe(true)
})

test('from inside, the drawing is a mirror and the product is not', () => {
  const { reported, hold, handlers } = draggedIn('inside')
  hold(POST)
  handlers.onPointerMove(pointer(790, -600))
  expect(reported).toEqual([[POST, [1000, 600], { x: 790, y: -600 }]])
})

test('an unsteady press moves nothing and stays a press', () => {
  const { reported, hold, handlers, endedDrag } = draggedIn('outside')
  hold(POST)
  handlers.onPointerMove(pointer(902, -600))
  handlers.onPointerUp()
  expect([reported, endedDrag()]).toEqual([[], false])
})

test('a pane does not come along, nor what is held with the other button', () => {
  const { reported, hold, handlers } = draggedIn('outside')
  hold('c1r1')
  handlers.onPointerMove(pointer(700, -600))
  hold(POST, { button: 2 })
  handlers.onPointerMove(pointer(700, -600))
  handlers.onPointerUp()
  expect(reported).toEqual([])
})
