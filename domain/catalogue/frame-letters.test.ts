// What the letter of a frame says (drawing-engine section 3): which product it is, and how it is drawn.
import { describe, expect, test } from 'vitest'
import { frameTypes } from './data/frame-types.ts'
import { openingFunctions } from './data/functions.ts'
import type { FrameType } from './types.ts'

const lettersThat = (are: (type: FrameType) => boolean): string =>
  frameTypes
    .filter(are)
    .map(({ id }) => id)
    .toSorted()
    .join('')

describe('the letter of a frame', () => {
  test('D-085 D-086: A, E, F, G, I, J, T and X are windows; any other is a door', () => {
    expect(lettersThat(({ kind }) => kind === 'WINDOW')).toBe('AEFGIJTX')
    expect(lettersThat(({ kind }) => kind === 'DOOR')).toBe('BCDLMNV')
  })

  test('D-081: A, C, J and L count as extra', () => {
    expect(lettersThat(({ extra }) => extra)).toBe('ACJL')
  })

  test('D-084: of the sliding frames M and N only N is sliding-extra', () => {
    expect(lettersThat(({ sliding }) => sliding)).toBe('MN')
    expect(lettersThat(({ slidingExtra }) => slidingExtra)).toBe('N')
  })

  test('D-087: I, J and L, whose layout is reversed, mark a jamb extension', () => {
    expect(lettersThat(({ jambExtension }) => jambExtension)).toBe('IJL')
    expect(lettersThat(({ reversed }) => reversed)).toBe('IJL')
  })
})

test('D-094 D-095: a sash is one of five kinds, turns about one of four sides, inwards or outwards', () => {
  const kinds = openingFunctions.flatMap(({ sashes }) => sashes)
  const all = (values: readonly string[]) => [...new Set(values)].toSorted()
  expect(all(kinds.map(({ component }) => component))).toEqual([
    'GlideConfiguration',
    'HingeConfiguration',
    'MountedConfiguration',
    'SlideConfiguration',
    'TiltTurnConfiguration',
  ])
  expect(all(kinds.map(({ side }) => side))).toEqual(['BOTTOM', 'LEFT', 'RIGHT', 'TOP'])
  expect(all(kinds.map(({ inOut }) => inOut))).toEqual(['IN', 'OUT'])
})

test('Q-055: the handing of a door is told by the side of its hinges and the way it opens', () => {
  const names = new Map(openingFunctions.map(({ id, name }) => [id, name]))
  expect(['VU', 'HU', 'VI', 'HI', 'SF'].map((id) => names.get(id))).toEqual([
    'Venstre ut',
    'Høyre ut',
    'Venstre inn',
    'Høyre inn',
    'Sidefelt',
  ])
})
