import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { configured } from '#tests/factories/configured'
import { heldFrom } from '../../ui/hook.fixture.tsx'
import { makeEditor, shownIn } from './state/editor.fixture.tsx'
import type { Editor } from './state/use-editor.ts'
import { useBarEdits } from './use-bar-edits.ts'

const ground = { colorLists, list: priceList2026 }
const POST = 'divider/V1'
const HEIGHT = 600
const divided = configured(1002, {
  width: 1790,
  dividers: [{ panel: '', typeId: 'P86', direction: 'VERTICAL', position: null }],
})

const hands = (overrides: Partial<Editor> = {}) => {
  const { editor, done } = makeEditor(divided, ground, overrides)
  const bars = heldFrom(useBarEdits, (child) => shownIn(editor, child))
  return { bars, done }
}
const placesIn = (done: ReturnType<typeof hands>['done']) =>
  done.flatMap((each) => (each.does === 'edit' ? [each.patch.dividers?.[0]?.position ?? null] : []))

describe('a post that is dragged', () => {
  test('is where the pointer is at every step, on tens from the middle, so that measures and price follow', () => {
    const { bars, done } = hands()
    bars.drag(POST, [804, HEIGHT])
    bars.drag(POST, [728, HEIGHT])
    expect(placesIn(done)).toEqual([805, 725])
    expect(done.filter(({ does }) => does === 'flush')).toEqual([])
    bars.drop()
    expect(done.at(-1)).toEqual({ does: 'flush' })
    expect(placesIn(done)).toEqual([805, 725])
  })

  test('is one step of undo however long it takes, and the next one is another', () => {
    const { bars, done } = hands()
    bars.drag(POST, [800, HEIGHT])
    bars.drag(POST, [700, HEIGHT])
    bars.drop()
    bars.drag(POST, [750, HEIGHT])
    const [first, second, third] = done.flatMap((each) => (each.does === 'edit' ? [each.movement] : []))
    expect(first).toBeTruthy()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('Q-076: that is let go where it cannot stand is where it was taken again, and why is said', () => {
    const { bars, done } = hands()
    bars.drag(POST, [800, HEIGHT])
    bars.drag(POST, [100, HEIGHT])
    expect(done.at(-1)).toEqual({
      does: 'decline',
      sentence: expect.stringMatching(/Minste felt er 390\smm/),
    })
    bars.drop()
    expect(placesIn(done)).toEqual([805, null])
    const [edited, back] = done.flatMap((each) => (each.does === 'edit' ? [each.movement] : []))
    expect(back).toBe(edited)
  })
})

test('an arrow moves a post by ten, along its own way only', () => {
  const { bars, done } = hands()
  bars.nudge(POST, -1, 0)
  bars.nudge(POST, 0, 1)
  expect(placesIn(done)).toEqual([885])
})

test('a post is taken away and nothing is selected any more; of a locked quote nothing moves or goes', () => {
  const { bars, done } = hands()
  bars.remove(POST)
  expect(done).toEqual([
    { does: 'edit', patch: { dividers: [] }, movement: undefined },
    { does: 'select', ids: [] },
  ])
  const locked = hands({ locked: true })
  locked.bars.remove(POST)
  expect(locked.done).toEqual([])
  expect(locked.bars.isMovable(POST)).toBe(false)
  expect(bars.isMovable(POST)).toBe(true)
  expect(bars.isMovable('c1r1')).toBe(false)
})
