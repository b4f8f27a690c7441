/**
 * What a model's file holds for one hand: the body's meshes as they stand in the frame that the model was made for, in
 * millimetres, and fittings each in a place of its own. Two groups as every solid has: outside and inside.
 */
import { type AnimationClip, type BufferGeometry, Matrix4, Mesh, type Object3D } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { clipNameOf, type Hand } from '#domain/drawing/door-model/opening-clip'
import type { Material } from '#domain/drawing/scene'
import type { LeafFile } from './leaf-file.ts'
import type { LeafPlace } from './stretch.ts'

export interface LeafSolids {
  readonly body: ReadonlyMap<string, BufferGeometry>
  readonly fittings: ReadonlyMap<string, BufferGeometry>
  /** What parts are made of that no product says anything about. */
  readonly materials: ReadonlyMap<string, Material>
  readonly clip: AnimationClip | null
  /** The place that the body was made for. */
  readonly place: LeafPlace
}

/** Files are in metres. */
const MILLIMETRES = new Matrix4().makeScale(1000, 1000, 1000)

/** Drawn once in a file for each place that they have. */
const FITTINGS = new Set(['rose', 'lever', 'lock', 'hinge'])

interface Piece extends Material {
  readonly part: string
}

const piecesIn = (root: Object3D): (readonly [Piece, Mesh])[] => {
  const found: (readonly [Piece, Mesh])[] = []
  root.traverse((object) => {
    if (object instanceof Mesh) found.push([object.userData as Piece, object])
  })
  return found
}

/** A mirror turns solids inside out unless their corners are taken the other way round. */
const placed = (mesh: Mesh): BufferGeometry => {
  const geometry = mesh.geometry.clone().applyMatrix4(MILLIMETRES.clone().multiply(mesh.matrixWorld))
  const { index } = geometry
  if (mesh.matrixWorld.determinant() < 0 && index)
    for (let at = 0; at < index.count; at += 3) {
      const [first, second] = [index.getX(at), index.getX(at + 1)]
      index.setX(at, second)
      index.setX(at + 1, first)
    }
  return geometry
}

const merged = (pieces: readonly BufferGeometry[]): BufferGeometry => mergeGeometries([...pieces], true)

export const leafSolidsOf = ({ scenes, animations }: LeafFile, hand: Hand): LeafSolids => {
  const root = scenes.find(({ name }) => name === hand)
  if (!root) throw new Error(`the door model has no scene for hinges on the ${hand}`)
  root.updateMatrixWorld(true)
  const pieces = piecesIn(root)
  const byPart = Map.groupBy(pieces, ([{ part }]) => part)
  const body = new Map<string, BufferGeometry>()
  const fittings = new Map<string, BufferGeometry>()
  for (const [part, same] of byPart) {
    const [first] = same
    if (FITTINGS.has(part)) {
      if (first) fittings.set(part, merged([first[1].geometry]))
    } else {
      // Outside comes first in the file, and so does its group.
      body.set(part, merged(same.map(([, mesh]) => placed(mesh))))
    }
  }
  return {
    body,
    fittings,
    materials: new Map(pieces.map(([{ part, finish, rgbHex }]) => [part, { finish, rgbHex }])),
    place: root.userData as LeafPlace,
    clip: animations.find(({ name }) => name === clipNameOf(hand)) ?? null,
  }
}
