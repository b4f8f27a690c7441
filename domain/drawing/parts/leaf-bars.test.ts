import { expect, test } from 'vitest'
import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import { elevation } from '../elevation.fixture.ts'

test('a bar on the glass of an entrance door lies in its leaf and opens with it', () => {
  const typeId = crossbarTypes.find(({ kind }) => kind === 'CLIPS')?.id ?? ''
  const bar = { panel: 'c1r1', direction: 'HORIZONTAL', typeId, position: null } as const
  const scene = elevation(3104, { crossbars: [bar] })
  const [pose] = scene.poses
  const [leaf] = scene.parts.filter(({ kind }) => kind === 'leaf')
  const bars = scene.parts.filter(({ kind }) => kind === 'crossbar')
  expect(bars).toHaveLength(2)
  for (const part of bars) {
    expect(part.pose).toBe(pose?.id)
    expect(part.z[0]).toBeGreaterThanOrEqual(leaf?.z[0] ?? 0)
    expect(part.z[1]).toBeLessThanOrEqual(leaf?.z[1] ?? 0)
  }
})
