import { create } from '@react-three/test-renderer'
import { Box3, type Mesh, type Object3D } from 'three'
import { beforeAll, expect, test, vi } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { buildConstruction } from '#domain/drawing/build-construction'
import { defaultOf } from '#tests/factories/configured'
import { makeShelf } from './materials.ts'
import { SpaceOverlay } from './overlay.tsx'
import { openBoundsOf } from './place.ts'
import { RowsBeside } from './rows-beside.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const window = defaultOf(1002)
const scene = buildConstruction(
  [
    { rowNumber: 1, configuration: window, at: [500, 0] },
    { rowNumber: 2, configuration: window, at: [1710, 30] },
  ],
  colorLists,
  { side: 'outside', measurements: false, overlay: { grid: true, connections: true } },
)

const named = (world: Object3D, name: string): Object3D => {
  const found = world.getObjectByName(name)
  if (!found) throw new Error(`nothing is named ${name}`)
  return found
}

test('D-031: a row that is mounted beside stands in its place in the room, and opens there', async () => {
  const shown = { scene, shelf: makeShelf(), moves: false, edgeThreshold: 20, isRoom: true }
  const [frames, sashes]: [Box3[], Box3[]] = [[], []]
  for (const open of [false, true]) {
    const renderer = await create(<RowsBeside {...shown} open={open} />)
    const row = named(renderer.scene.instance, 'row2')
    row.updateMatrixWorld(true)
    frames.push(new Box3().setFromObject(named(row, 'frame/LEFT'), true))
    sashes.push(new Box3().setFromObject(named(row, 'c1r1/pose'), true))
    await renderer.unmount()
  }
  expect(frames.map(({ min }) => min.toArray().slice(0, 2))).toEqual([
    [1210, 30],
    [1210, 30],
  ])
  const [shut, opened] = sashes
  expect((opened?.max.z ?? 0) - (shut?.max.z ?? 0)).toBeGreaterThan(700)
  const { max } = openBoundsOf(scene, { min: [0, 0, -105], max: [2400, 1220, 0] })
  expect(max[2]).toBeGreaterThanOrEqual(Math.floor(opened?.max.z ?? 0))
})

test('DD-50: the grid hangs behind the product, and boxes of rows before it, from whichever side', async () => {
  // A line is drawn as many copies of one short piece; where it runs is in what tells the copies apart.
  const depthOf = (line: Object3D) =>
    (line as Mesh).geometry.getAttribute('instanceStart')?.getZ(0) ?? Number.NaN
  const depths = async (side: 'outside' | 'inside') => {
    const turned = {
      ...scene,
      view: { ...scene.view, side },
      ...(scene.overlay && { overlay: { ...scene.overlay, labels: [] } }),
    }
    const renderer = await create(<SpaceOverlay scene={turned} />)
    const world = renderer.scene.instance
    world.updateMatrixWorld(true)
    const found = { grid: depthOf(named(world, 'grid')), box: depthOf(named(world, 'box')) }
    await renderer.unmount()
    return found
  }
  const [outside, inside] = [await depths('outside'), await depths('inside')]
  expect(outside.grid).toBeLessThan(-105)
  expect(outside.box).toBeGreaterThan(0)
  expect(inside.grid).toBe(outside.box)
  expect(inside.box).toBe(outside.grid)
})
