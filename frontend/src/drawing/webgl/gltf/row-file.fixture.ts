/** A product as a file, its door leaf made without the detour over the network. */
import { doorModels } from '#domain/drawing/door-model/files'
import type { Scene } from '#domain/drawing/scene'
import { makeLeafFile } from '../door/leaf-file.fixture.ts'
import type { LeafFile } from '../door/leaf-file.ts'
import { leafSolidsOf } from '../door/leaf-solids.ts'
import { fittedLeaf } from '../door/use-leaf-model.ts'
import { makeFileSurfaces } from './file-surfaces.ts'
import { type RowNode, rowNode } from './row-node.ts'

const files = new Map<string, Promise<LeafFile>>()

const leafFileOf = (name: string): Promise<LeafFile> => {
  const file = files.get(name) ?? makeLeafFile(name)
  files.set(name, file)
  return file
}

export const filedRow = async (scene: Scene): Promise<RowNode> => {
  const { leafModel } = scene
  const file = leafModel
    ? await leafFileOf(leafModel.files.find(({ name }) => doorModels.has(name))?.name ?? '')
    : null
  const solids = leafModel && file ? fittedLeaf(leafSolidsOf(file, leafModel.hand), leafModel) : null
  return rowNode(scene, solids, makeFileSurfaces(new Map()))
}
