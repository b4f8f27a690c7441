import { NodeIO } from '@gltf-transform/core'
import { KHRDracoMeshCompression } from '@gltf-transform/extensions'
import draco3d from 'draco3dgltf'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildDoorModel } from '#domain/drawing/door-model/door-model'
import { doorModels } from '#domain/drawing/door-model/files'
import { writeGlb } from './write-glb.ts'

let io: NodeIO
beforeAll(async () => {
  io = new NodeIO()
    .registerExtensions([KHRDracoMeshCompression])
    .registerDependencies({ 'draco3d.decoder': await draco3d.createDecoderModule() })
})

const writtenAs = (name: string): Promise<Uint8Array> => {
  const id = doorModels.get(name)
  if (!id) throw new Error(`${name} is not made`)
  return writeGlb(buildDoorModel(id))
}

test.each([...doorModels.keys()])('%s is at most 120 kB', async (name) => {
  expect((await writtenAs(name)).length).toBeLessThanOrEqual(120_000)
})

test('the same model is the same file', async () => {
  expect(await writtenAs('DY107G')).toEqual(await writtenAs('DY107G'))
})

describe('DY104G read back', () => {
  const read = async () => (await io.readBinary(await writtenAs('DY104G'))).getRoot()

  test('has a scene for each hand, and parts that say what they are', async () => {
    const root = await read()
    expect(root.listScenes().map((scene) => scene.getName())).toEqual(['left', 'right'])
    expect(root.listMeshes().map((mesh) => mesh.getName())).toEqual([
      'panel',
      'glass-1',
      'spacer-1',
      'seal',
      'forend',
      'rose',
      'lever',
      'lock',
      'hinge',
    ])
    expect(root.listMeshes()[0]?.getExtras()).toMatchObject({ part: 'panel', finish: 'paint' })
    expect(root.listScenes()[1]?.getExtras()).toEqual({
      frame: { width: 990, height: 2090 },
      leaf: { minX: 36, minY: 29, maxX: 954, maxY: 2054 },
      z: [-60, 0],
    })
  })

  test('its panel is the leaf within the tenth of a millimetre that compression takes', async () => {
    const root = await read()
    const position = root.listMeshes()[0]?.listPrimitives()[0]?.getAttribute('POSITION')
    const [low, high] = [position?.getMin([]) ?? [], position?.getMax([]) ?? []]
    for (const [index, edge] of [36, 29].entries())
      expect(Math.abs((low[index] ?? 0) - edge)).toBeLessThan(0.1)
    for (const [index, edge] of [954, 2054].entries())
      expect(Math.abs((high[index] ?? 0) - edge)).toBeLessThan(0.1)
  })

  test('with the hinges on the right it turns about the right edge, its glass towards the lock', async () => {
    const root = await read()
    const nodeOf = (name: string) => root.listNodes().find((node) => node.getName() === name)
    expect(nodeOf('left-leaf')?.getTranslation()).toEqual([36, 0, 0])
    expect(nodeOf('right-leaf')?.getTranslation()).toEqual([954, 0, 0])
    expect(nodeOf('left-panel')?.getScale()).toEqual([1, 1, 1])
    expect(nodeOf('right-panel')?.getScale()).toEqual([-1, 1, 1])
  })

  test('D-167: a clip for each hand presses the handle and turns the leaf', async () => {
    const clips = (await read()).listAnimations()
    expect(clips.map((clip) => clip.getName())).toEqual(['open-left', 'open-right'])
    for (const hand of ['left', 'right'])
      expect(
        clips
          .find((clip) => clip.getName() === `open-${hand}`)
          ?.listChannels()
          .map((channel) => channel.getTargetNode()?.getName()),
      ).toEqual([`${hand}-leaf`, `${hand}-handle`])
  })
})

test('a side panel stands: one scene, no clip, no fittings', async () => {
  const root = (await io.readBinary(await writtenAs('DF401G'))).getRoot()
  expect(root.listScenes()).toHaveLength(1)
  expect(root.listAnimations()).toEqual([])
  expect(root.listMeshes().map((mesh) => mesh.getName())).toEqual(['panel', 'glass-1', 'spacer-1'])
})
