/**
 * A 3D file of products for other programs and for a telephone, from the same scenes and the same meshes as the 3D view. A door
 * has its leaf as it is modelled; where the model cannot be had no file is made, because nobody would see in it that it is not
 * what was ordered. Loaded when somebody asks for a file.
 */
import type { Texture } from 'three'
import type { Point } from '#domain/geometry/point'
import { findLeaf } from '../door/leaf-file.ts'
import { type LeafSolids, leafSolidsOf } from '../door/leaf-solids.ts'
import { fittedLeaf } from '../door/use-leaf-model.ts'
import { loadLaminate } from '../laminate/use-laminate.ts'
import { makeFileSurfaces } from './file-surfaces.ts'
import { type FiledScene, rowNode } from './row-node.ts'
import { type FiledModel, sideBySide } from './side-by-side.ts'

export interface FiledProduct {
  readonly name: string
  readonly scene: FiledScene
  /** Lower left corners of its pieces, seen from outside, mm. */
  readonly at: readonly Point[]
}

const leafOf = async ({ leafModel }: FiledScene): Promise<LeafSolids | null> => {
  if (leafModel === undefined) return null
  const { file } = await findLeaf(leafModel)
  return fittedLeaf(leafSolidsOf(file, leafModel.hand), leafModel)
}

const picturesFor = async (scenes: readonly FiledScene[]): Promise<ReadonlyMap<string, Texture>> => {
  const codes = new Set(
    scenes.flatMap(({ parts }) => parts.flatMap(({ materialOutside: { laminate } }) => laminate ?? [])),
  )
  const pictures = await Promise.allSettled(
    [...codes].map(async (code) => [code, await loadLaminate(code)] as const),
  )
  return new Map(
    pictures.flatMap((each) => {
      if (each.status === 'rejected') return []
      // As it came; a PNG of it would be many times as large.
      each.value[1].userData = { mimeType: 'image/jpeg' }
      return [each.value]
    }),
  )
}

export const filedModelOf = async (name: string, products: readonly FiledProduct[]): Promise<FiledModel> => {
  const [leaves, pictures] = await Promise.all([
    Promise.all(products.map(({ scene }) => leafOf(scene))),
    picturesFor(products.map(({ scene }) => scene)),
  ])
  const surfaces = makeFileSurfaces(pictures)
  return sideBySide(
    name,
    products.map(({ scene, ...standing }, index) => ({
      ...standing,
      ...rowNode(scene, leaves[index] ?? null, surfaces),
    })),
  )
}
