import { describe, expect, test } from 'vitest'
import { boundsOf } from '#domain/geometry/polygon'
import type { Choices } from '#domain/product/product'
import { configured, refused } from '#tests/factories/configured'
import { elevation, windowOf } from '../elevation.fixture.ts'
import type { Scene } from '../scene.ts'
import { jambTypeOf } from './linings.ts'

const jamb = { mounted: true, featherSize: 12, material: '01', hasBottom: true }
const board = { selected: true, material: '01', height: 28, depth: 200, extension: 50 }
const noBoard = { ...board, selected: false }
const sides = ['LEFT', 'RIGHT', 'TOP', 'BOTTOM'] as const

const partsOf = ({ parts }: Scene, start: string) => parts.filter(({ id }) => id.startsWith(start))

test('D-089: a jamb is none, a board, or replaced by the flower board', () => {
  const typesOf = (values: Pick<Choices, 'extensionJamb' | 'flowerBoard'>) =>
    sides.map((side) => jambTypeOf(values, side))
  const boards = ['EXTENSIONJAMB', 'EXTENSIONJAMB', 'EXTENSIONJAMB']
  const bare = { ...jamb, mounted: false }
  expect(typesOf({ extensionJamb: bare, flowerBoard: noBoard })).toEqual(['NONE', 'NONE', 'NONE', 'NONE'])
  expect(typesOf({ extensionJamb: jamb, flowerBoard: noBoard })).toEqual([...boards, 'EXTENSIONJAMB'])
  expect(typesOf({ extensionJamb: { ...jamb, hasBottom: false }, flowerBoard: noBoard })).toEqual([
    ...boards,
    'NONE',
  ])
  expect(typesOf({ extensionJamb: jamb, flowerBoard: board })).toEqual([...boards, 'REPLACED'])
})

describe('the boards of a jamb extension', () => {
  const lined = (material: string, of: number | ReturnType<typeof windowOf> = 1002) =>
    elevation(of, { depth: 205, extensionJamb: { ...jamb, material } })

  test('are of the material that is chosen', () => {
    const colourOf = (material: string) => partsOf(lined(material), 'jamb/')[0]?.materialInside.rgbHex
    expect(new Set(['01', '02', '03', '04', '05'].map(colourOf)).size).toBe(5)
  })

  test('go all round with a fourth board, mitred, and run inwards from the frame of an inward window too', () => {
    for (const model of [1002, windowOf('I', 'SIV')]) {
      const boards = partsOf(lined('01', model), 'jamb/')
      expect(boards.map(({ id }) => id).toSorted()).toEqual([
        'jamb/BOTTOM',
        'jamb/LEFT',
        'jamb/RIGHT',
        'jamb/TOP',
      ])
      for (const { z, onlySide } of boards) {
        expect(z).toEqual([-205, -105])
        expect(onlySide).toBe('inside')
      }
    }
  })
})

describe('the groove for them', () => {
  test.each(['12', '15', '21'])('is %s mm wide in the inner face of head and jambs', (code) => {
    const grooves = partsOf(elevation(1005, { extensionJambGroove: code }), 'jamb-groove/')
    expect(grooves.map(({ id }) => id)).toEqual(['jamb-groove/RIGHT', 'jamb-groove/TOP', 'jamb-groove/LEFT'])
    const left = boundsOf(grooves.at(-1)?.outlines[0] ?? [])
    expect(left.maxX - left.minX).toBeCloseTo(Number(code), 6)
    expect(grooves[0]?.z[1]).toBe(-105)
  })

  test('there is none with 00', () => {
    expect(partsOf(elevation(1005), 'jamb-groove/')).toEqual([])
  })
})

describe('a flower board', () => {
  test('D-149 D-150: goes in steps of 10, to 600 deep and 100 beyond the frame on either side', () => {
    const made = (depth: number, extension: number) =>
      configured(1002, { flowerBoard: { ...board, depth, extension } }).values.flowerBoard
    expect(made(600, 100)).toMatchObject({ depth: 600, extension: 100 })
    expect(made(15, 5)).toMatchObject({ depth: 20, extension: 10 })
    expect(made(610, 110)).toMatchObject({ depth: 600, extension: 100 })
    expect(refused(1002, { flowerBoard: { ...board, depth: -10 } })).not.toBeNull()
  })

  test('is as deep and as thick as it is ordered, in its own material', () => {
    const [part] = partsOf(elevation(1002, { flowerBoard: { ...board, material: '02' } }), 'flowerboard')
    expect(part?.z).toEqual([-305, -105])
    expect(boundsOf(part?.outlines[0] ?? [])).toEqual({ minX: -50, maxX: 1240, minY: -28, maxY: 0 })
    expect(part?.materialInside.finish).toBe('stain')
  })
})

test('D-078: board, jamb, depth and threshold each change the drawing', () => {
  const drawn = (overrides: Partial<Choices>, model = 2001) =>
    JSON.stringify(elevation(model, overrides).parts)
  const bare = drawn({})
  expect(drawn({ depth: 130 })).not.toBe(bare)
  expect(drawn({ depth: 205, extensionJamb: jamb })).not.toBe(drawn({ depth: 205 }))
  expect(drawn({ misc: [112] })).not.toBe(bare)
  expect(drawn({ flowerBoard: board }, 1002)).not.toBe(drawn({}, 1002))
})
