// That the tables fit together is the validator's to say (validate/); here are facts of the data itself.
import { describe, expect, test } from 'vitest'
import { findDividerType, frameTypeOf } from './catalogue.ts'
import data from './colors/color-lists.json' with { type: 'json' }
import { readColorLists } from './colors/color-lists.ts'

test('a look-up finds the row of the table', () => {
  expect(frameTypeOf('T').baseDepth).toBe(105)
  expect(findDividerType('R92')?.removable).toBe(true)
  expect(findDividerType('R93')).toBeNull()
})

describe('the colour lists', () => {
  test('holds the whole range', () => {
    const colorLists = readColorLists(data)
    expect([colorLists.wood.length, colorLists.aluminium.length, colorLists.door.length]).toEqual([
      64, 66, 37,
    ])
  })

  test('Q-361: leaves out a colour that cannot be shown, writes short ones out and puts one without a place last', () => {
    const grey = { code: 'X', description: '', backendCode: 'X', colorType: 'NCS', std: false }
    const colorLists = readColorLists({
      wood: [
        { ...grey, rgbHex: '#12345' },
        { ...grey, code: 'Y', rgbHex: '#123456' },
        { ...grey, code: 'Z', rgbHex: '#1aF' },
      ],
      aluminium: [],
      door: [],
    })
    expect(colorLists.wood.map(({ code, sorting, rgbHex }) => [code, sorting, rgbHex])).toEqual([
      ['Y', 10_000, '#123456'],
      ['Z', 10_000, '#11aaFF'],
    ])
  })
})
