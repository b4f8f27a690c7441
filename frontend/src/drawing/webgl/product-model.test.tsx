import { create } from '@react-three/test-renderer'
import { Box3, Group, type LineBasicMaterial, LineSegments, Mesh, type Object3D } from 'three'
import { beforeAll, expect, test, vi } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { buildScene } from '#domain/drawing/build-scene'
import type { Scene } from '#domain/drawing/scene'
import { makeShelf } from './materials.ts'
import { ProductSolids } from './product-model.tsx'

// React waits for the whole tree in tests when it is told that this is one.
beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const sceneOf = (modelId: number): Scene => {
  const made = createProduct(modelId)
  if (!made.ok) throw new Error(made.code)
  return buildScene(configure(made.value, colorLists), colorLists, { side: 'outside', measurements: false })
}

const modelOf = async (scene: Scene, open: boolean, isRoom = true): Promise<Object3D> => {
  const renderer = await create(
    <ProductSolids
      scene={scene}
      leaf={{ step: 'none' }}
      shelf={makeShelf()}
      open={open}
      moves={false}
      edgeThreshold={20}
      isRoom={isRoom}
      selected={[]}
    />,
  )
  const world = renderer.scene.instance
  world.updateMatrixWorld(true)
  return world
}

const named = (world: Object3D, name: string): Object3D => {
  const found = world.getObjectByName(name)
  if (!found) throw new Error(`nothing is named ${name}`)
  return found
}

test('D-030: every part of the drawing is a solid in the room, under its own name', async () => {
  const scene = sceneOf(1002)
  const world = await modelOf(scene, false)
  for (const { id } of scene.parts) expect(named(world, id)).toBeInstanceOf(Mesh)
})

test('a closed window is as large in the room as on paper', async () => {
  const world = await modelOf(sceneOf(1002), false)
  const { min, max } = new Box3().setFromObject(world, true)
  expect([min.x, min.y, max.x, max.y].map((edge) => Math.round(edge))).toEqual([0, 0, 1190, 1190])
})

test('D-188: an opened top-swing sash leans out of the wall, and its frame stays', async () => {
  const scene = sceneOf(1002)
  const [pose] = scene.poses
  if (!pose) throw new Error('the window does not open')
  const depthOf = (object: Object3D) => new Box3().setFromObject(object, true).max.z
  const [shut, open] = [await modelOf(scene, false), await modelOf(scene, true)]
  expect(named(open, pose.id)).toBeInstanceOf(Group)
  // A sash of about 1.1 m swung 45° reaches about 0.8 m out.
  expect(depthOf(named(open, pose.id)) - depthOf(named(shut, pose.id))).toBeGreaterThan(700)
  expect(depthOf(named(open, 'frame/BOTTOM'))).toBeCloseTo(depthOf(named(shut, 'frame/BOTTOM')), 6)
})

/** How strong the edges on a part are, from 0 to 1. */
const edgeOpacityOf = (world: Object3D, name: string): number => {
  const edges = named(world, name).children.find((child) => child instanceof LineSegments)
  if (!edges) throw new Error(`${name} has no edges`)
  return (edges.material as LineBasicMaterial).opacity
}

test('D-217 D-218: edges are ink on a drawing and a hint in the room', async () => {
  const scene = sceneOf(1002)
  expect(edgeOpacityOf(await modelOf(scene, false, false), 'frame/BOTTOM')).toBe(1)
  expect(edgeOpacityOf(await modelOf(scene, false), 'frame/BOTTOM')).toBe(0.3)
})

test('D-219: on the leaf of a door they are fainter than on its frame', async () => {
  const scene = sceneOf(3104)
  const leaf = scene.parts.find(({ kind }) => kind === 'leaf')
  const world = await modelOf(scene, false)
  expect(edgeOpacityOf(world, leaf?.id ?? '')).toBe(0.15)
  expect(edgeOpacityOf(world, 'frame/TOP')).toBe(0.3)
})
