/** Fittings are put together from pieces: plates, feet, bars. Each stands on a face of what opens, and moves with it. */
import type { Point, Polygon } from '#domain/geometry/point'
import { allRound } from '../palette.ts'
import type { Material, PartKind, ScenePart, ViewSide } from '../scene.ts'
import type { Moving } from './moving.ts'
import { poseOf } from './sash.ts'

export interface Piece {
  readonly outline: Polygon
  /** How far out of the face it begins and ends. */
  readonly extent: readonly [from: number, to: number]
  /** Radius of its edges; 0 where they are sharp. */
  readonly rounded: number
  /** Where it is not that of the whole fitting. */
  readonly material?: Material
  /** What shows it in the 3D model of a door; the others are drawn out as they are. */
  readonly mesh?: string
}

interface Fitting {
  /** Below what it sits on. */
  readonly id: string
  readonly kind: PartKind
  readonly material: Material
  /** Its axis, and whether it points along x or against it. */
  readonly at: Point
  readonly towards: -1 | 1
}

/** A piece is seen from its own side only: it does not show through the leaf. */
export const pieceOn = (
  moving: Pick<Moving, 'id' | 'field' | 'z'>,
  face: ViewSide,
  { outline, extent: [from, to], rounded, material, mesh }: Piece,
  fitting: Fitting,
): ScenePart => {
  const [back, front] = moving.z
  const at = [...fitting.at, face === 'outside' ? front : back] as const
  return {
    id: `${moving.id}/${fitting.id}`,
    kind: fitting.kind,
    outlines: [outline],
    z: face === 'outside' ? [front + from, front + to] : [back - to, back - from],
    ...(rounded > 0 && { rounded }),
    ...allRound(material ?? fitting.material),
    pose: poseOf(moving.field),
    onlySide: face,
    ...(mesh !== undefined && { model: { mesh, fitting: { at, face, towards: fitting.towards } } }),
  }
}
