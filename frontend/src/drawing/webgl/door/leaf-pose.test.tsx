import { create } from '@react-three/test-renderer'
import { Box3, Mesh, type Object3D, Quaternion } from 'three'
import { beforeAll, expect, test, vi } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { buildScene } from '#domain/drawing/build-scene'
import { HANDLE_PRESSED_AT } from '#domain/drawing/door-model/opening-clip'
import type { Scene } from '#domain/drawing/scene'
import type { Choices } from '#domain/product/product'
import { makeShelf } from '../materials.ts'
import { ProductSolids } from '../product-model.tsx'
import { makeLeafFile } from './leaf-file.fixture.ts'
import { startOf } from './leaf-pose.tsx'
import { leafSolidsOf } from './leaf-solids.ts'

// React waits for the whole tree in tests when it is told that this is one.
beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const sceneOf = (modelId: number, choices: Partial<Choices> = {}): Scene => {
  const made = createProduct(modelId)
  if (!made.ok) throw new Error(made.code)
  const product = { ...made.value, choices: { ...made.value.choices, ...choices } }
  return buildScene(configure(product, colorLists), colorLists, { side: 'outside', measurements: false })
}

const worldOf = async (scene: Scene, open: boolean): Promise<Object3D> => {
  const name = scene.leafModel?.files[0]?.name ?? ''
  const solids = leafSolidsOf(await makeLeafFile(name), scene.leafModel?.hand ?? 'left')
  const renderer = await create(
    <ProductSolids
      scene={scene}
      leaf={{ step: 'shown', name, solids }}
      shelf={makeShelf()}
      open={open}
      moves={false}
      edgeThreshold={20}
      isRoom
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

const boxOf = (object: Object3D) => new Box3().setFromObject(object, true)

test('the leaf of a door is its model: grooves are part of it, panes can still be chosen one by one', async () => {
  const scene = sceneOf(3102)
  const world = await worldOf(scene, false)
  const [leaf] = scene.parts.filter(({ kind }) => kind === 'leaf')
  if (!leaf) throw new Error('no leaf')
  const mesh = named(world, leaf.id)
  expect(mesh).toBeInstanceOf(Mesh)
  expect((mesh as Mesh).geometry.getAttribute('position').count).toBeGreaterThan(200)
  expect(scene.parts.filter(({ id }) => id.startsWith(`${leaf.id}/groove`))).toHaveLength(5)
  expect(world.getObjectByName(`${leaf.id}/groove1`)).toBeUndefined()
  const glazed = sceneOf(3103)
  const panes = glazed.parts.filter(({ kind }) => kind === 'glass')
  const glazedWorld = await worldOf(glazed, false)
  expect(panes.map(({ id }) => named(glazedWorld, id) instanceof Mesh)).toEqual([true, true, true])
})

test.each([
  ['VU', 'left'],
  ['HU', 'right'],
] as const)('D-167: %s opens outwards about its %s edge by the clip of its model', async (id, hand) => {
  const scene = sceneOf(3001, { function: id })
  const [shut, open] = [await worldOf(scene, false), await worldOf(scene, true)]
  const turned = named(open, `${hand}-leaf`).quaternion.angleTo(new Quaternion())
  expect((turned * 180) / Math.PI).toBeCloseTo(45, 3)
  const leaf = scene.parts.find(({ kind }) => kind === 'leaf')?.id ?? ''
  const panel = (world: Object3D) => boxOf(named(world, leaf))
  // A leaf of 918 mm turned by 45° reaches 649 mm out.
  expect(panel(open).max.z - panel(shut).max.z).toBeGreaterThan(600)
  expect(panel(shut).min.x).toBeCloseTo(36, 1)
})

test('an inward door opens inwards', async () => {
  const open = await worldOf(sceneOf(3121), true)
  expect(boxOf(named(open, 'right-leaf')).min.z).toBeLessThan(-600)
})

test('fittings keep their size and place when the leaf is stretched', async () => {
  const scene = sceneOf(3001, { width: 1190, height: 2290 })
  const lever = scene.parts.find(({ id }) => id.endsWith('/handle/outside2'))
  const [outline] = lever?.outlines ?? []
  if (!lever || !outline) throw new Error('no lever')
  const { min, max } = boxOf(named(await worldOf(scene, false), lever.id))
  // The outline is a bar with round ends about the axis; the model rises from it on a neck.
  expect(min.x).toBeCloseTo(Math.min(...outline.map(([x]) => x)), 0)
  expect(max.z).toBeCloseTo(lever.z[1], 0)
  expect((min.y + max.y) / 2).toBeCloseTo(1000, 0)
})

test('D-168: a door without a handle starts its clip at 0.15', async () => {
  expect(HANDLE_PRESSED_AT).toBe(0.15)
  expect([startOf(false), startOf(true)]).toEqual([0.15, 0])
  const shut = await worldOf(sceneOf(3001, { doorHandleId: '00' }), false)
  expect(named(shut, 'left-leaf').quaternion.angleTo(new Quaternion())).toBeCloseTo(0, 6)
})

test('a side panel stands as its model has it', async () => {
  const world = await worldOf(sceneOf(3403), false)
  expect(world.getObjectByName('left-leaf')).toBeUndefined()
  expect(boxOf(world).max.x).toBeCloseTo(490, 0)
})
