/** How large a window is as a GLB: customers get it on a telephone. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { buildScene } from '#domain/drawing/build-scene'
import { defaultOf } from '#tests/factories/configured'
import { FileReaderInNode } from '../../../frontend/src/drawing/webgl/gltf/file-reader.fixture.ts'
import { makeFileSurfaces } from '../../../frontend/src/drawing/webgl/gltf/file-surfaces.ts'
import { rowNode } from '../../../frontend/src/drawing/webgl/gltf/row-node.ts'
import { sideBySide } from '../../../frontend/src/drawing/webgl/gltf/side-by-side.ts'
import { writeModelFile } from '../../../frontend/src/drawing/webgl/gltf/write-file.ts'
import type { Figure } from '../measure.ts'

const LARGEST_WINDOW_BYTES = 300_000

/** The largest of whatever has no door leaf, as it comes. */
const largestWindow = async (): Promise<{ readonly bytes: number; readonly name: string }> => {
  globalThis.FileReader = FileReaderInNode as unknown as typeof FileReader
  let largest = { bytes: 0, name: '' }
  for (const { id, name } of models) {
    const scene = buildScene(defaultOf(id), colorLists, { side: 'outside', measurements: false })
    if (scene.leafModel !== undefined) continue
    const row = rowNode(scene, null, makeFileSurfaces(new Map()))
    const { size } = await writeModelFile(sideBySide(name, [{ name, at: [[0, 0]], ...row }]), 'glb')
    if (size > largest.bytes) largest = { bytes: size, name }
  }
  return largest
}

export const file3dFigures = async (): Promise<readonly Figure[]> => {
  const { bytes, name } = await largestWindow()
  return [
    {
      name: 'size of the largest window of the range as GLB, against 300 kB',
      limit: 1,
      ratio: bytes / LARGEST_WINDOW_BYTES,
      detail: `${(bytes / 1e3).toFixed(0)} kB, ${name}`,
    },
  ]
}
