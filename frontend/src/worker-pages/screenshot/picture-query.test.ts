import { describe, expect, test } from 'vitest'
import { parsePictureQuery } from './picture-query.ts'

const optionsOf = (search: string) => {
  const parsed = parsePictureQuery(search)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

test('D-006, D-009, D-010, D-013, D-015, D-018: an address that asks for nothing gets this', () => {
  expect(optionsOf('')).toEqual({
    view: 'orthogonal',
    renderer: 'webgl',
    measurements: true,
    side: 'outside',
    width: 4000,
    height: 4000,
    showErrorMarker: false,
    transparentBackground: false,
    hideFunctionIndicator: false,
  })
})

test.each([
  ['', 'orthogonal', 'webgl'],
  ['?view=orthogonal&renderer=svg', 'orthogonal', 'svg'],
  ['?renderer=svg', 'orthogonal', 'svg'],
  ['?view=perspective', 'perspective', 'webgl'],
  ['?view=perspective&renderer=svg', 'perspective', 'webgl'],
])('D-006, D-007, D-008, D-009: %j is drawn %s by %s', (search, view, renderer) => {
  expect(optionsOf(search)).toMatchObject({ view, renderer })
})

test.each([
  ['?view=orthogonal', true],
  ['?view=perspective', false],
  ['?view=orthogonal&measurements=false', false],
  ['?view=orthogonal&measurements=true', true],
  ['?view=perspective&measurements=true', true],
  ['?view=perspective&measurements=false', false],
])('D-010, D-011, D-012: %j has measurements: %s', (search, measurements) => {
  expect(optionsOf(search).measurements).toBe(measurements)
})

test('D-013, D-015: side and size are as asked', () => {
  expect(optionsOf('?showInside=true&viewportWidth=800&viewportHeight=600')).toMatchObject({
    side: 'inside',
    width: 800,
    height: 600,
  })
  expect(optionsOf('?showInside=false').side).toBe('outside')
})

test('D-014: resolution may be anything, for nobody reads it', () => {
  for (const resolution of ['9000', '-1', 'NaN', '']) {
    expect(optionsOf(`?resolution=${resolution}`)).toEqual(optionsOf(''))
  }
})

test.each(['showErrorMarker', 'transparentBackground', 'hideFunctionIndicator'] as const)(
  'D-016, D-017, D-019: %s is on by being there, unless it says false',
  (flag) => {
    const isOn = (search: string) => optionsOf(search)[flag]
    expect([`?${flag}`, `?${flag}=`, `?${flag}=true`, `?${flag}=1`].map(isOn)).toEqual(Array(4).fill(true))
    expect(['', `?${flag}=false`].map(isOn)).toEqual([false, false])
  },
)

describe('a value that nobody knows is no picture, with its name in the reason', () => {
  test.each([
    ['?view=oblique', 'view'],
    ['?view=', 'view'],
    ['?renderer=canvas', 'renderer'],
    ['?measurements=ja', 'measurements'],
    ['?showInside=1', 'showInside'],
    ['?viewportWidth=0', 'viewportWidth'],
    ['?viewportWidth=-800', 'viewportWidth'],
    ['?viewportWidth=4001', 'viewportWidth'],
    ['?viewportWidth=1e3', 'viewportWidth'],
    ['?viewportWidth=99999999999999999999', 'viewportWidth'],
    ['?viewportHeight=NaN', 'viewportHeight'],
    ['?viewportHeight=Infinity', 'viewportHeight'],
    ['?viewportHeight=800.5', 'viewportHeight'],
    ['?viewportHeight=', 'viewportHeight'],
  ])('%j', (search, name) => {
    const parsed = parsePictureQuery(search)
    expect(!parsed.ok && parsed.reason).toContain(name)
  })
})

test('names out of the prototype are only more that nobody reads', () => {
  expect(optionsOf('?__proto__=x&constructor=y&toString=z&view=perspective').view).toBe('perspective')
})
