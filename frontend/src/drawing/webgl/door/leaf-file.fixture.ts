/** A door model as the loader hands it over, made without the detour over a compressed file. */
import { NodeIO } from '@gltf-transform/core'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { buildDoorModel } from '#domain/drawing/door-model/door-model'
import { doorModels } from '#domain/drawing/door-model/files'
import { documentOf } from '../../../../door-models/write-glb.ts'
import type { LeafFile } from './leaf-file.ts'

export const makeLeafFile = async (name: string): Promise<LeafFile> => {
  const id = doorModels.get(name)
  if (!id) throw new Error(`${name} is not made`)
  const bytes = await new NodeIO().writeBinary(documentOf(buildDoorModel(id)))
  return new GLTFLoader().parseAsync(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    '',
  )
}
