import { expect, test } from 'vitest'
import { defaultOf } from '#tests/factories/configured'
import { fields } from './fields.ts'
import { isRefused } from './is-refused.ts'

const { choices } = defaultOf(1001).product
const fieldsThatSay = (refused: Parameters<typeof isRefused>[1]) =>
  fields.filter((spec) => isRefused(spec, refused, choices)).map(({ id }) => id)

test('of a choice with parts the sentence stands at the part that was asked for, and nowhere else', () => {
  const flowerBoard = { ...choices.flowerBoard, depth: -10 }
  expect(fieldsThatSay({ fields: ['flowerBoard'], sentence: 'Nei', patch: { flowerBoard } })).toEqual([
    'flowerBoard-depth',
  ])
})

test('of a whole choice it stands at its field', () => {
  expect(fieldsThatSay({ fields: ['glassCode'], sentence: 'Nei', patch: { glassCode: '999' } })).toEqual([
    'glassCode',
  ])
  expect(fieldsThatSay(null)).toEqual([])
})
