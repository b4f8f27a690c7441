import { expect, test } from 'vitest'
import { configured, defaultOf } from '#tests/factories/configured'
import { barTextId, groupOfText, textsOf, waitingIn, withoutField } from './refused-fields.ts'

const text = (id: string, typed: string) => ({ id, label: id, text: typed })
const window = defaultOf(1002)

test('sizes that were refused wait; what is no size, and what is no number, does not', () => {
  const texts = [
    text('width', '1,79 m'),
    text('height', 'høy'),
    text('flowerBoard-depth', '5'),
    text('count', '3'),
  ]
  expect(waitingIn(texts, window)).toEqual([{ id: 'width', patch: { width: 1790 } }])
})

test('a text is let go when its field is gone with the shape, the bar or the option', () => {
  const divided = configured(1001, {
    width: 2390,
    dividers: [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }],
  })
  const [post] = divided.layout.dividers
  const bar = text(barTextId(post?.bar ?? ''), '9000')
  const texts = [
    text('width', '1'),
    text('height1', '1'),
    bar,
    text('discount', '99'),
    text('reference', 'x'),
  ]
  expect(withoutField(texts, divided)).toEqual([text('height1', '1')])
  expect(withoutField([bar], window)).toEqual([bar])
})

test('the group of a refused text is the one that unfolds', () => {
  expect(groupOfText(text('flowerBoard-depth', '1'))).toBe('lining')
  expect(groupOfText(text(barTextId('divider/V1'), '1'))).toBe('bars')
  expect(groupOfText(text('discount', '1'))).toBeNull()
})

test('what the server refuses stands in its own field again, and in no other', () => {
  const board = { selected: true, material: '01', height: 21, depth: 200, extension: 0 }
  const { choices } = configured(1001, { flowerBoard: board }).product
  const asked = { width: 1777, flowerBoard: { ...board, depth: 207 } }
  expect(textsOf(asked, choices).map(({ id, text: typed }) => [id, typed])).toEqual([
    ['width', '1777'],
    ['flowerBoard-depth', '207'],
  ])
  expect(textsOf({ innerColor: 'NCS S 7500-N' }, choices)).toEqual([])
})
