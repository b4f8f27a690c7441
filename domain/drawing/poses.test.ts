import { expect, test } from 'vitest'
import { elevation, windowOf } from './elevation.fixture.ts'

test('D-187: a hinged sash turns 45° about its hinge side, at the face it opens to', () => {
  expect(elevation(1005).poses).toEqual([
    {
      id: 'c1r1/pose',
      field: 'c1r1',
      motion: 'hinge',
      axis: { a: [38, 38], b: [38, 1152], z: 0 },
      inOut: 'OUT',
      angleDegrees: 45,
      travel: 0,
      openIndex: 0,
    },
  ])
})

test('D-188: a bottom-hung sash turns no further than its fitting allows', () => {
  expect(elevation(windowOf('I', 'BI')).poses[0]).toMatchObject({
    motion: 'hinge',
    inOut: 'IN',
    angleDegrees: 22.5,
  })
})

test('D-189: a sliding leaf travels half its width, away from the edge it stands at', () => {
  expect(elevation(2101).poses).toMatchObject([{ field: 'c2r1', motion: 'slide', travel: -1200.5 / 2 }])
  expect(elevation(2101, { function: 'SKH' }).poses).toMatchObject([{ field: 'c1r1', travel: 1200.5 / 2 }])
})

test('D-190: a tilt-turn sash turns about its side', () => {
  const [pose] = elevation(windowOf('I', 'DKH')).poses
  expect(pose).toMatchObject({ motion: 'tilt-turn', axis: { a: [44, 44] }, angleDegrees: 45 })
})

test('D-128: fixed sashes do not move; what moves takes its glass and handle along', () => {
  const { poses, parts } = elevation(1008, { doorHandleId: 'W01' })
  expect(poses.map(({ field, motion }) => [field, motion])).toEqual([['c1r2', 'glide']])
  const moving = parts.filter(({ pose }) => pose === 'c1r2/pose').map(({ kind }) => kind)
  expect(new Set(moving)).toEqual(new Set(['sash', 'glass', 'gasket', 'bead', 'handle']))
  expect(parts.filter(({ id }) => id.startsWith('c1r1/')).every(({ pose }) => pose === undefined)).toBe(true)
})

test('the leaf of an entrance door turns with its glass', () => {
  const { poses, parts } = elevation(3104, { function: 'HU' })
  expect(poses).toMatchObject([{ motion: 'hinge', axis: { a: [951, 29], b: [951, 2051], z: 0 } }])
  expect(parts.find(({ kind }) => kind === 'glass')?.pose).toBe(poses[0]?.id)
})

test('D-140: a loose post swings away with the sash beside it, a fixed one stays', () => {
  const posesOfPost = (typeId: string) =>
    elevation(windowOf('G', 'SH2', { posts: 'v1' }), {
      dividers: [{ panel: '', direction: 'VERTICAL', typeId, position: null }],
    })
      .parts.filter(({ kind }) => kind === 'divider')
      .map(({ pose }) => pose)
  expect(posesOfPost('R92')).toEqual(['c1r1/pose', 'c1r1/pose'])
  expect(posesOfPost('P86')).toEqual([undefined, undefined])
})

test.each([
  ['VU', ['c1r1', 'c2r1']],
  ['HU', ['c2r1', 'c1r1']],
])('D-194: of a pair that is %s the leaf with the handle opens first', (opening, order) => {
  const { poses } = elevation(2003, { function: opening })
  expect(poses.toSorted((one, other) => one.openIndex - other.openIndex).map(({ field }) => field)).toEqual(
    order,
  )
})

test('D-194: sashes side by side open from the left', () => {
  const { poses } = elevation(windowOf('G', 'TRE', { posts: 'v2' }))
  expect(poses.map(({ field, openIndex }) => [field, openIndex])).toEqual([
    ['c1r1', 0],
    ['c3r1', 1],
  ])
})
