import { expect, test } from 'vitest'
import { readColorLists } from './color-lists.ts'

const color = (code: string, sorting?: number) => ({
  code,
  description: code,
  rgbHex: '#FFF',
  backendCode: code,
  colorType: 'RAL',
  std: false,
  ...(sorting !== undefined && { sorting }),
})

test('A-135: a colour without a place comes after that with place 9999, and keeps the place of the file among its like', () => {
  const door = [color('ingen'), color('siste', 9999), color('heller ikke'), color('første', 10)]
  const lists = readColorLists({ door, wood: [], aluminium: [] })
  expect(lists.door.map(({ code, sorting }) => [code, sorting])).toEqual([
    ['første', 10],
    ['siste', 9999],
    ['ingen', 10_000],
    ['heller ikke', 10_000],
  ])
})
