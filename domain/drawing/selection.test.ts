import { expect, test } from 'vitest'
import { models } from '#domain/catalogue/data/models'
import type { Model } from '#domain/catalogue/types'
import { layOut } from '#domain/layout/lay-out'
import { modelOf, plainChoices } from '#domain/layout/plain-choices.fixture'
import type { Choices } from '#domain/product/product'
import { elevation } from './elevation.fixture.ts'
import { fieldOf, highlightOf, remainingSelection, selectableIn } from './selection.ts'

const TRANSOM_IN_SASH = [{ panel: 'c1r1', direction: 'HORIZONTAL', typeId: 'D68', position: null }] as const
const POST = [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }] as const

const layoutOf = (of: number | Model, choices: Partial<Choices> = {}) => {
  const model = typeof of === 'number' ? modelOf(of) : of
  return layOut(plainChoices(model, choices), model)
}
const divided = layoutOf(1002, { dividers: [...TRANSOM_IN_SASH] })

test('D-195: sashes, cavities, panels and dividers can be selected, each by its own address', () => {
  expect(selectableIn(divided)).toEqual(['c1r1/sash', 'c1r1', 'c1r1/c1r1', 'c1r1/c1r2', 'c1r1/divider/H1'])
  expect(selectableIn(layoutOf(1001, { dividers: [...POST] }))).toEqual(['c1r1', 'c2r1', 'divider/V1'])
})

test('in the whole range, what a press selects and what the keyboard reaches are the same parts', () => {
  for (const { id } of models) {
    const pressed = new Set(elevation(id).parts.flatMap(({ selects }) => selects ?? []))
    expect([id, ...[...pressed].toSorted()]).toEqual([id, ...selectableIn(layoutOf(id)).toSorted()])
  }
})

test('a cavity whose panes are divided has a place to press on besides them', () => {
  const parts = elevation(1002, { dividers: [...TRANSOM_IN_SASH] }).parts
  expect(parts.some(({ selects }) => selects === 'c1r1')).toBe(true)
})

test('D-134: a sash lights up when all its panes do', () => {
  expect(highlightOf(['c1r1/c1r1'], divided)).toEqual(['c1r1/c1r1'])
  expect(highlightOf(['c1r1/c1r1', 'c1r1/c1r2'], divided)).toContain('c1r1/sash')
  expect(highlightOf(['c1r1'], layoutOf(1002))).toEqual(['c1r1', 'c1r1/sash'])
})

test('a cavity lights up with its panes and its sash, a sash alone', () => {
  expect(highlightOf(['c1r1'], divided)).toEqual(['c1r1', 'c1r1/c1r1', 'c1r1/c1r2', 'c1r1/sash'])
  expect(highlightOf(['c1r1/sash'], divided)).toEqual(['c1r1/sash'])
})

test('D-196: a selection is kept, as the very same value, while all of it is still drawn', () => {
  const selected = ['c1r1/c1r2']
  expect(remainingSelection(selected, layoutOf(1002, { width: 1490, dividers: [...TRANSOM_IN_SASH] }))).toBe(
    selected,
  )
})

test('D-197: a selection is cleared when any of it is gone', () => {
  expect(remainingSelection(['c1r1/c1r2'], layoutOf(1002))).toEqual([])
  expect(remainingSelection(['c1r1', 'c1r1/divider/H1'], layoutOf(1002))).toEqual([])
})

test('a part lies in its cavity; a post lies between cavities', () => {
  expect(fieldOf('c1r1/c1r2', divided)).toBe('c1r1')
  expect(fieldOf('c1r1/sash', divided)).toBe('c1r1')
  expect(fieldOf('divider/V1', layoutOf(1001, { dividers: [...POST] }))).toBeNull()
})
