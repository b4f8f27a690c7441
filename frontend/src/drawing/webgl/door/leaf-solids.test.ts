import { Box3, type BufferGeometry, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { makeLeafFile } from './leaf-file.fixture.ts'
import { leafSolidsOf } from './leaf-solids.ts'
import { type LeafPlace, scaleOf, stretched } from './stretch.ts'

const boxOf = (geometry: BufferGeometry | undefined): Box3 => {
  if (!geometry) throw new Error('no such part')
  geometry.computeBoundingBox()
  return geometry.boundingBox ?? new Box3()
}

const spanOf = (geometry: BufferGeometry | undefined, axis: 'x' | 'y' | 'z'): number[] => {
  const { min, max } = boxOf(geometry)
  return [min[axis], max[axis]].map((at) => Math.round(at * 10) / 10)
}

/** Positive when faces are seen from outside. */
const volumeOf = (geometry: BufferGeometry | undefined): number => {
  const place = geometry?.getAttribute('position')
  const index = geometry?.index
  if (!place || !index) throw new Error('no such part')
  const corner = (at: number) => new Vector3().fromBufferAttribute(place, index.getX(at))
  let volume = 0
  for (let at = 0; at < index.count; at += 3)
    volume += corner(at).dot(corner(at + 1).cross(corner(at + 2))) / 6
  return volume
}

test('what is read is the leaf in millimetres, under the names that the drawing knows', async () => {
  const { body, fittings, materials, clip } = leafSolidsOf(await makeLeafFile('DY107G'), 'left')
  expect([...body.keys()]).toEqual([
    'panel',
    'glass-1',
    'spacer-1',
    'bar-1',
    'bar-2',
    'bar-3',
    'seal',
    'forend',
  ])
  expect([...fittings.keys()].toSorted()).toEqual(['hinge', 'lever', 'lock', 'rose'])
  expect(spanOf(body.get('panel'), 'x')).toEqual([36, 954])
  expect(spanOf(body.get('panel'), 'y')).toEqual([29, 2054])
  expect(body.get('panel')?.groups).toHaveLength(2)
  expect(materials.get('seal')?.finish).toBe('rubber')
  expect(clip?.name).toBe('open-left')
  expect(clip?.tracks.map(({ name }) => name)).toEqual(['left-leaf.quaternion', 'left-handle.quaternion'])
})

test('hinges on the right turn round a leaf that favours the lock, and its faces stay outside', async () => {
  const file = await makeLeafFile('DY104G')
  const [left, right] = [leafSolidsOf(file, 'left').body, leafSolidsOf(file, 'right').body]
  expect(spanOf(left.get('glass-1'), 'x')).toEqual([640, 800])
  expect(spanOf(right.get('glass-1'), 'x')).toEqual([190, 350])
  expect(volumeOf(left.get('panel'))).toBeGreaterThan(0)
  expect(volumeOf(right.get('panel'))).toBeCloseTo(volumeOf(left.get('panel')), -3)
  expect(spanOf(right.get('forend'), 'x')).toEqual([35, 36])
})

test('hinges on the right leave an even leaf as it is', async () => {
  const file = await makeLeafFile('DY108T')
  const panelOf = (hand: 'left' | 'right') => leafSolidsOf(file, hand).body.get('panel')
  expect(panelOf('right')?.getAttribute('position').array).toEqual(
    panelOf('left')?.getAttribute('position').array,
  )
})

const place = (width: number, height: number, z: LeafPlace['z'] = [-60, 0]): LeafPlace => ({
  frame: { width, height },
  leaf: { minX: 36, minY: 29, maxX: width - 36, maxY: height - 36 },
  z,
})

test('D-164: x scales by W/990 and y by H/2090, and nothing at the standard size', () => {
  expect(scaleOf(place(990, 2090), place(990, 2090))).toEqual({ x: 1, y: 1 })
  expect(scaleOf(place(990, 2090), place(1188, 1881))).toEqual({ x: 1.2, y: 0.9 })
})

test('a stretched leaf fills its rebate, and its glass lies where the drawing has it', async () => {
  const { body, place: from } = leafSolidsOf(await makeLeafFile('DY104G'), 'left')
  const to = place(1190, 2290)
  const sized = (name: string) => {
    const geometry = body.get(name)
    if (!geometry) throw new Error(`no ${name}`)
    return stretched(geometry, from, to)
  }
  expect(spanOf(sized('panel'), 'x')).toEqual([36, 1154])
  expect(spanOf(sized('panel'), 'y')).toEqual([29, 2254])
  const [left = 0, right = 0] = spanOf(sized('glass-1'), 'x')
  expect(left).toBeCloseTo((640 * 1190) / 990, 0)
  expect(right).toBeCloseTo((800 * 1190) / 990, 0)
})

test('a leaf of 60 mm that stands in for one of 80 fills its place; its pane stays in the middle and as thick', async () => {
  const { body, place: from } = leafSolidsOf(await makeLeafFile('DY106G'), 'left')
  const [panel, pane] = [body.get('panel'), body.get('glass-1')]
  if (!panel || !pane) throw new Error('incomplete')
  const inwards = place(990, 2090, [-130, -50])
  const [low = 0, high = 0] = spanOf(stretched(panel, from, inwards), 'z')
  // Beads stand 7 mm out of either face.
  expect([low, high]).toEqual([-137, -43])
  const [back = 0, front = 0] = spanOf(stretched(pane, from, inwards), 'z')
  expect((back + front) / 2).toBeCloseTo(-90, 1)
  expect(front - back).toBeCloseTo(boxOf(pane).max.z - boxOf(pane).min.z, 1)
})
