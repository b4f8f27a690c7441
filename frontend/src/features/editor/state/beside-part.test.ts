import { expect, test } from 'vitest'
import { besidePart } from './beside-part.ts'

const paper = { width: 900, height: 700 }
const bar = { width: 400, height: 44 }

test('in a large pane the bar stands in its upper part', () => {
  expect(besidePart({ left: 100, top: 60, width: 600, height: 500 }, bar, paper)).toEqual({
    left: 200,
    top: 68,
  })
})

test('a transom has it above itself; one at the upper edge below', () => {
  const transom = { left: 100, width: 600, height: 40 }
  expect(besidePart({ ...transom, top: 300 }, bar, paper).top).toBe(248)
  expect(besidePart({ ...transom, top: 20 }, bar, paper).top).toBe(68)
})

test('at the edge of the paper it stays on the paper', () => {
  const post = { top: 60, width: 30, height: 500 }
  expect(besidePart({ ...post, left: 10 }, bar, paper)).toEqual({ left: 8, top: 8 })
  expect(besidePart({ ...post, left: 860 }, bar, paper).left).toBe(492)
  // Where the price stands, it stands below the price.
  expect(besidePart({ ...post, left: 10 }, bar, paper, 64).top).toBe(64)
  // Narrower than the bar: its beginning is seen.
  expect(besidePart({ ...post, left: 10 }, bar, { width: 300, height: 700 }).left).toBe(8)
})

test('on a phone it stands under the part, where it hides nothing of the drawing', () => {
  const phone = { width: 390, height: 388 }
  const pane = { left: 46, top: 30, width: 160, height: 210 }
  expect(besidePart(pane, { width: 374, height: 92 }, phone)).toEqual({ left: 8, top: 248 })
})
