import { describe, expect, test } from 'vitest'
import type { Choices } from '#domain/product/product'
import { elevation } from './elevation.fixture.ts'
import type { PartKind } from './scene.ts'

const faces = (id: number, kind: PartKind, overrides: Partial<Choices>): readonly [string, string] => {
  const part = elevation(id, overrides).parts.find((candidate) => candidate.kind === kind)
  if (part === undefined) throw new Error(`no ${kind}`)
  return [part.materialOutside.rgbHex, part.materialInside.rgbHex]
}

describe('D-077: colours, outside and inside', () => {
  test('everything is standard white until somebody chooses', () => {
    expect(faces(1002, 'sash', {})).toEqual(['#F2F0E8', '#F2F0E8'])
  })

  test('a window has one colour outside and one inside', () => {
    const two = { outerColor: 'NCS S 9000-N', innerColor: 'NCS S 0500-N' }
    expect(faces(1002, 'frame', two)).toEqual(['#262626', '#F1F1EF'])
    expect(faces(1002, 'sash', two)).toEqual(['#262626', '#F1F1EF'])
  })

  test('cladding gives the outside its colour and leaves the inside to the wood', () => {
    const clad = { aluminium: { selected: true, color: 'RAL 7016' }, innerColor: 'NCS S 0500-N' }
    expect(faces(1001, 'frame', clad)).toEqual(['#383E42', '#F1F1EF'])
  })

  test('an entrance door has a colour for its frame and one for its leaf, each on both sides', () => {
    const two = { frameColor: 'NCS S 0500-N', wingColor: 'NCS S 9000-N' }
    expect(faces(3104, 'frame', two)[0]).not.toBe(faces(3104, 'leaf', two)[0])
    expect(new Set(faces(3104, 'leaf', two)).size).toBe(1)
  })

  test('a threshold is bare aluminium, or oak when that is chosen', () => {
    const metal = faces(3301, 'threshold', { frameColor: 'NCS S 9000-N' })
    expect(metal[0]).not.toBe(faces(3301, 'frame', { frameColor: 'NCS S 9000-N' })[0])
    expect(faces(3301, 'threshold', { misc: [112] })).not.toEqual(metal)
  })

  test('a stain is stain and a paint is paint', () => {
    const finishOf = (innerColor: string) =>
      elevation(1001, { innerColor }).parts.find(({ kind }) => kind === 'frame')?.materialInside.finish
    expect(finishOf('BEIS-04')).toBe('stain')
    expect(finishOf('NCS S 9000-N')).toBe('paint')
  })
})

test('D-143: property 6 makes glass frosted', () => {
  const finishOf = (properties: Choices['panelProperties']) =>
    elevation(1001, { panelProperties: properties }).parts.find(({ kind }) => kind === 'glass')
      ?.materialOutside.finish
  expect(finishOf([{ panel: 'c1r1', id: 6 }])).toBe('frosted')
  expect(finishOf([{ panel: 'c1r1', id: 5 }])).toBe('glass')
})
