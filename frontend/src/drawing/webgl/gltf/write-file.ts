/** Nodes as the bytes of a file: GLB for programs that draw in 3D, USDZ for the iPhone's own viewer. */
import { AnimationClip, Scene } from 'three'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import type { FiledModel } from './side-by-side.ts'
import { fileText } from './text.ts'

export type FileFormat = 'glb' | 'usdz'

const sceneOf = ({ root }: FiledModel): Scene => {
  const scene = new Scene()
  scene.name = root.name
  scene.add(root)
  scene.updateMatrixWorld(true)
  return scene
}

const writeGlb = async (model: FiledModel): Promise<ArrayBuffer> => {
  const clips =
    model.opening.length === 0 ? [] : [new AnimationClip(fileText.opening, -1, [...model.opening])]
  const written = await new GLTFExporter().parseAsync(sceneOf(model), {
    binary: true,
    animations: clips,
    copyright: fileText.maker,
  })
  if (!(written instanceof ArrayBuffer)) throw new Error('a GLB is bytes')
  return written
}

/** Shut: the viewer would open and shut it without an end. Where it is placed is left to whoever holds the phone. */
const writeUsdz = (model: FiledModel): Promise<Uint8Array<ArrayBuffer>> =>
  new USDZExporter().parseAsync(sceneOf(model), { includeAnchoringProperties: false }) as Promise<
    Uint8Array<ArrayBuffer>
  >

const types: Readonly<Record<FileFormat, string>> = {
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
}

export const writeModelFile = async (model: FiledModel, format: FileFormat): Promise<Blob> => {
  const bytes = format === 'glb' ? await writeGlb(model) : await writeUsdz(model)
  return new Blob([bytes], { type: types[format] })
}
