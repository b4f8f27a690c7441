import { describe, expect, test } from 'vitest'
import { elevation, windowOf } from './elevation.fixture.ts'
import type { Scene } from './scene.ts'

const depthOf = ({ parts }: Scene, id: string) => parts.find((part) => part.id === id)?.z

describe('a frame of 105 with a sash of 78', () => {
  test('an outward sash lies flush outside, with the lip of the frame behind it', () => {
    const scene = elevation(1002)
    expect(depthOf(scene, 'c1r1/sash/LEFT')).toEqual([-78, 0])
    expect(depthOf(scene, 'frame/LEFT')).toEqual([-105, -78])
    expect(depthOf(scene, 'frame/LEFT/rebate')).toEqual([-78, 0])
  })

  test('D-082: a reversed layout has its sash flush inside', () => {
    const scene = elevation(windowOf('I', 'SIV'))
    expect(depthOf(scene, 'c1r1/sash/LEFT')).toEqual([-105, -27])
    expect(depthOf(scene, 'frame/LEFT')).toEqual([-27, 0])
  })
})

test('D-130: the moving leaf of a sliding door lies 30 further in than the standing one', () => {
  const scene = elevation(2101)
  expect(depthOf(scene, 'c2r1/sash/LEFT')).toEqual([-150, -82])
  expect(depthOf(scene, 'c1r1/sash/LEFT')).toEqual([-120, -52])
})

test('D-131: 45 in the eXtra series', () => {
  const scene = elevation(windowOf('N', 'SKV', { posts: 'v1' }), { width: 2990, height: 2190, depth: 180 })
  expect((depthOf(scene, 'c1r1/sash/LEFT')?.[0] ?? 0) - (depthOf(scene, 'c2r1/sash/LEFT')?.[0] ?? 0)).toBe(45)
})

test('glass lies inside the sash that holds it', () => {
  for (const scene of [elevation(1002), elevation(windowOf('I', 'SIV')), elevation(2101)]) {
    for (const { id, z } of scene.parts.filter(({ kind }) => kind === 'glass')) {
      const sash = depthOf(scene, id.replace('/glass', '/sash/TOP')) ?? [0, 0]
      expect(z[0]).toBeGreaterThan(sash[0])
      expect(z[1]).toBeLessThan(sash[1])
    }
  }
})
