import { AnimationMixer, Box3, LoopOnce, type Object3D, PropertyBinding, Quaternion, Vector3 } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { beforeAll, expect, test, vi } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { buildScene } from '#domain/drawing/build-scene'
import type { Scene } from '#domain/drawing/scene'
import { boundsOf } from '#domain/geometry/polygon'
import type { Configuration } from '#domain/rules/configuration'
import { configured, defaultOf } from '#tests/factories/configured'
import { RANDOM_PRODUCTS_MS, randomProducts } from '#tests/factories/random-products'
import { SEED } from '#tests/factories/seed'
import { shapedModels } from '#tests/factories/shaped-models'
import { restOf } from '../../opening.ts'
import { boxOf, placementOf } from '../place.ts'
import { FileReaderInNode } from './file-reader.fixture.ts'
import { inRoom } from './in-room.ts'
import { boxAround, complaintsAbout, nodesIn, readGlb } from './read-glb.fixture.ts'
import { boxOfMeshes, filesInZip, meshesInUsdz } from './read-usdz.fixture.ts'
import { filedRow } from './row-file.fixture.ts'
import { type FiledModel, sideBySide } from './side-by-side.ts'
import { writeModelFile } from './write-file.ts'

beforeAll(() => void vi.stubGlobal('FileReader', FileReaderInNode))

const filedSceneOf = (configuration: Configuration): Scene =>
  buildScene(configuration, colorLists, { side: 'outside', measurements: false })

const modelOf = async (scene: Scene): Promise<FiledModel> =>
  sideBySide('Produkt', [{ name: 'Rad 1', at: [[0, 0]], ...(await filedRow(scene)) }])

const glbOf = async (scene: Scene): Promise<Blob> => writeModelFile(await modelOf(scene), 'glb')

const range: readonly (readonly [name: string, of: Configuration])[] = [
  ...models.map(({ id, name }) => [`${id} ${name}`, defaultOf(id)] as const),
  ...shapedModels.map(
    (each) => [`frame shape ${each.values.frameShapeId}, model ${each.model.id}`, each] as const,
  ),
]

const MM_PER_METRE = 1000
const TOLERANCE_MM = 0.1
const FRAME_KINDS = ['frame', 'threshold']

test.each(range)(
  '%s is right by the rules of glTF, has all its parts and its size, and opens',
  async (_, of) => {
    const scene = filedSceneOf(of)
    const file = await glbOf(scene)
    expect(await complaintsAbout(file)).toEqual([])

    const glb = await readGlb(file)
    const nodes = glb.getRoot().listNodes()
    const { minX, minY, maxX, maxY } = boundsOf(of.layout.outline)
    const { min, max } = boxAround(
      nodesIn(glb, (node) => FRAME_KINDS.includes(String(node.getExtras().kind))),
    )
    const measured = [min[0], min[1], max[0], max[1]].map((value) => value * MM_PER_METRE)
    for (const [index, expected] of [minX, minY, maxX, maxY].entries())
      expect(Math.abs((measured[index] ?? Number.NaN) - expected)).toBeLessThan(TOLERANCE_MM)

    // What a leaf's model shows stands for several parts at once.
    const isModelled = ({ model }: Scene['parts'][number]) =>
      scene.leafModel !== undefined && model !== undefined
    const names = new Set(nodes.map((node) => node.getName()))
    expect(scene.parts.filter((part) => !isModelled(part) && !names.has(part.id))).toEqual([])

    const [clip, ...others] = glb.getRoot().listAnimations()
    expect(others).toEqual([])
    const moved = clip?.listChannels().map((channel) => channel.getTargetNode()?.getName()) ?? []
    for (const { id } of scene.poses) expect(moved).toContain(id)
    expect(moved.length > 0).toBe(scene.poses.length > 0)
  },
)

test(
  `products after edits at random are right by the rules of glTF (seed ${SEED})`,
  async () => {
    for (const of of randomProducts(60)) {
      const { description } = of.facts
      expect([description, await complaintsAbout(await glbOf(filedSceneOf(of)))]).toEqual([description, []])
    }
  },
  RANDOM_PRODUCTS_MS,
)

/** As a program that knows glTF and nothing of ours shows it, at this share of its clip. */
const shownAt = async (file: Blob, share: number): Promise<Object3D> => {
  const { scene, animations } = await new GLTFLoader().parseAsync(await file.arrayBuffer(), '')
  const [clip] = animations
  if (clip) {
    const mixer = new AnimationMixer(scene)
    mixer.clipAction(clip).setLoop(LoopOnce, 1).play().clampWhenFinished = true
    mixer.setTime(clip.duration * share)
  }
  scene.updateMatrixWorld(true)
  return scene
}

/** How far the members of what opens are from where the 3D view places them, mm. */
const offBy = async ({ parts, poses: [pose] }: Scene, file: Blob): Promise<number> => {
  const root = await shownAt(file, 1)
  const moving = parts.filter((part) => part.pose === pose?.id)
  if (!pose) throw new Error('nothing opens')
  const placement = placementOf(pose, boxOf(moving), restOf(pose, true))
  const distances = moving
    .filter(({ kind }) => kind === 'sash' || kind === 'glass')
    .map(({ id, outlines: [outer = []], z }) => {
      const corners = outer.flatMap(([x, y]) => z.map((depth) => new Vector3(x, y, depth)))
      const expected = new Box3().setFromPoints(corners.map((corner) => corner.applyMatrix4(placement)))
      const node = root.getObjectByName(PropertyBinding.sanitizeNodeName(id))
      if (!node) throw new Error(`no ${id}`)
      const is = new Box3().setFromObject(node, true)
      return Math.max(
        is.min.multiplyScalar(MM_PER_METRE).distanceTo(expected.min),
        is.max.multiplyScalar(MM_PER_METRE).distanceTo(expected.max),
      )
    })
  return Math.max(...distances)
}

test.each([
  ['a top swing', configured(1002)],
  ['a side-hung sash', configured(1005)],
  ['tilt and turn', configured(1201)],
  ['a sliding door', defaultOf(2101)],
] as const)('played to its end, %s stands where the 3D view has it open', async (_, of) => {
  const scene = filedSceneOf(of)
  expect(await offBy(scene, await glbOf(scene))).toBeLessThan(TOLERANCE_MM)
})

test('a door’s handle is pressed before its leaf turns, and both come with the leaf as it is modelled', async () => {
  const scene = filedSceneOf(configured(3101))
  const { scene: root, animations } = await new GLTFLoader().parseAsync(
    await (await glbOf(scene)).arrayBuffer(),
    '',
  )
  const [clip] = animations
  const leaf = root.getObjectByName(PropertyBinding.sanitizeNodeName(scene.poses[0]?.id ?? ''))
  const levers = root.getObjectByName('levers')
  if (!clip || !leaf || !levers) throw new Error('no clip, no leaf or no levers')
  const mixer = new AnimationMixer(root)
  mixer.clipAction(clip).play()
  const turned = (): readonly [number, number] => {
    const degrees = [leaf, levers].map(
      ({ quaternion }) => (quaternion.angleTo(new Quaternion()) * 180) / Math.PI,
    )
    return [Math.round(degrees[0] ?? 0), Math.round(degrees[1] ?? 0)]
  }
  mixer.setTime(0.15)
  expect(turned()).toEqual([0, 40])
  mixer.setTime(0.6499)
  expect(turned()).toEqual([45, 0])
})

test('where no handle is to be pressed, a door’s leaf turns from the first moment', async () => {
  const scene = filedSceneOf(configured(3001))
  const parts = scene.parts.filter(({ model }) => model?.mesh !== 'lever')
  const glb = await readGlb(await glbOf({ ...scene, parts }))
  const [clip] = glb.getRoot().listAnimations()
  const times = clip?.listSamplers().map((sampler) => [...(sampler.getInput()?.getArray() ?? [])])
  expect(times).toHaveLength(1)
  expect(times?.[0]?.[0]).toBe(0)
  expect(times?.[0]?.at(-1)).toBeCloseTo(0.5, 5)
})

test('a sash that is one colour outside and another inside is two meshes, each with its own', async () => {
  const glb = await readGlb(
    await glbOf(filedSceneOf(configured(1002, { innerColor: 'NCS S 0502-Y', outerColor: 'NCS S 9000-N' }))),
  )
  const frame = nodesIn(glb, (node) => node.getExtras().kind === 'sash')[0]
  const colors = frame
    ?.listChildren()
    .map((node) => node.getMesh()?.listPrimitives()[0]?.getMaterial()?.getName())
  expect(new Set(colors).size).toBe(2)
})

test('pieces of one row share their meshes, and each opens', async () => {
  const row = await filedRow(filedSceneOf(configured(1002)))
  const at = [
    [0, 0],
    [1690, 0],
    [3380, 0],
  ] as const
  const one = await writeModelFile(sideBySide('Tilbud', [{ name: 'Rad 1', at: [[0, 0]], ...row }]), 'glb')
  const file = await writeModelFile(sideBySide('Tilbud', [{ name: 'Rad 1', at, ...row }]), 'glb')
  expect(await complaintsAbout(file)).toEqual([])
  const [glb, alone] = [await readGlb(file), await readGlb(one)]
  expect(glb.getRoot().listMeshes()).toHaveLength(alone.getRoot().listMeshes().length)
  const pieces = nodesIn(glb, (node) => node.getName() === 'Rad 1')
  expect(pieces.map((node) => node.getTranslation()[0])).toEqual([0, 1.69, 3.38])
  const moved = glb
    .getRoot()
    .listAnimations()[0]
    ?.listChannels()
    .map((channel) => channel.getTargetNode())
  expect(new Set(moved).size).toBe(3)
})

/** As USD names it. */
const usdName = (id: string): string => id.replaceAll(/\W/g, '')

test.each(range)(
  '%s as USDZ lies at every 64th byte, and its frame is as wide and high as it is ordered',
  async (_, of) => {
    const scene = filedSceneOf(of)
    const files = await filesInZip(await writeModelFile(await modelOf(scene), 'usdz'))
    for (const { isStored, offset } of files) expect([isStored, offset % 64]).toEqual([true, 0])

    const frame = new Set(
      scene.parts.filter(({ kind }) => FRAME_KINDS.includes(kind)).map(({ id }) => usdName(id)),
    )
    const meshes = meshesInUsdz(files)
    const { min, max } = boxOfMeshes(
      meshes.filter(({ names }) => names.some((name) => frame.has(name.replace(/_\d+$/, '')))),
    )
    const { minX, minY, maxX, maxY } = boundsOf(of.layout.outline)
    const measured = [min.x, min.y, max.x, max.y].map((value) => value * MM_PER_METRE)
    for (const [index, expected] of [minX, minY, maxX, maxY].entries())
      expect(Math.abs((measured[index] ?? Number.NaN) - expected)).toBeLessThan(TOLERANCE_MM)
  },
)

test('USDZ is a zip whose files lie as they are at every 64th byte, the model first, and names the parts', async () => {
  const scene = filedSceneOf(configured(3101))
  const files = await filesInZip(await writeModelFile(await modelOf(scene), 'usdz'))
  expect(files[0]?.name).toBe('model.usda')
  expect(files.length).toBeGreaterThan(5)
  for (const { isStored, offset } of files) expect([isStored, offset % 64]).toEqual([true, 0])
  const text = new TextDecoder().decode(files[0]?.bytes)
  expect(text).toContain('metersPerUnit = 1')
  for (const { id } of scene.parts.filter(({ kind }) => kind === 'frame'))
    expect(text).toContain(`def Xform "${usdName(id)}"`)
  expect(text).toContain(`def Xform "${usdName(scene.poses[0]?.id ?? '')}"`)
})

test.each(['inside', 'outside'] as const)(
  'in a room, seen from %s, it has its back on the wall and stands on its foot',
  async (side) => {
    const scene = filedSceneOf(configured(1002))
    const placed = async () => inRoom(await modelOf(scene), side)
    const glb = await writeModelFile(await placed(), 'glb')
    const usdz = await filesInZip(await writeModelFile(await placed(), 'usdz'))
    for (const box of [
      new Box3().setFromObject(await shownAt(glb, 0), true),
      boxOfMeshes(meshesInUsdz(usdz)),
    ]) {
      expect(box.min.z).toBeCloseTo(0, 5)
      expect(box.min.y).toBeCloseTo(0, 5)
      expect(box.max.x).toBeCloseTo(-box.min.x, 5)
      expect(box.max.x - box.min.x).toBeGreaterThan(1)
    }
  },
)
