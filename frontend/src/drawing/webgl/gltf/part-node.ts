/**
 * One part of a scene as a node of a file: in metres, standing where it stands, one mesh for each colour, and corners that are
 * alike written once.
 */
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  Matrix3,
  type Matrix4,
  Mesh,
  type Object3D,
  Vector3,
} from 'three'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import type { ScenePart } from '#domain/drawing/scene'
import { solidOfPart } from '../part-solid.ts'
import type { FileSurfaces } from './file-surfaces.ts'

export const METRES_PER_MM = 0.001
/** Corners nearer to each other than this are one, mm: a micrometre, and as much of a direction. */
const ALIKE = 0.001

interface Range {
  readonly start: number
  readonly count: number
}

/** `solid` has no index. A mirror turns solids inside out unless their corners are taken the other way round. */
const inMetres = (
  { attributes: { position, normal, uv } }: BufferGeometry,
  { start, count }: Range,
  placement: Matrix4,
  hasPicture: boolean,
): BufferGeometry => {
  const isMirrored = placement.determinant() < 0
  const turn = new Matrix3().getNormalMatrix(placement)
  const at = new Float32Array(count * 3)
  const facing = new Float32Array(count * 3)
  const shares = new Float32Array(count * 2)
  const place = new Vector3()
  for (let index = 0; index < count; index += 1) {
    const inTriangle = index % 3
    const corner = start + index - inTriangle + (isMirrored ? (3 - inTriangle) % 3 : inTriangle)
    if (position)
      place
        .fromBufferAttribute(position, corner)
        .applyMatrix4(placement)
        .toArray(at, index * 3)
    if (normal)
      place
        .fromBufferAttribute(normal, corner)
        .applyNormalMatrix(turn)
        .toArray(facing, index * 3)
    if (uv) shares.set([uv.getX(corner), uv.getY(corner)], index * 2)
  }
  const placed = new BufferGeometry()
  placed.setAttribute('position', new BufferAttribute(at, 3))
  placed.setAttribute('normal', new BufferAttribute(facing, 3))
  if (uv && hasPicture) placed.setAttribute('uv', new BufferAttribute(shares, 2))
  return mergeVertices(placed, ALIKE).scale(METRES_PER_MM, METRES_PER_MM, METRES_PER_MM)
}

export interface PlacedPart {
  readonly part: ScenePart
  /** What it looks like where that is modelled, mm. */
  readonly solid?: BufferGeometry
  readonly placement: Matrix4
}

/** Null for what is nothing. */
export const partNode = ({ part, solid, placement }: PlacedPart, surfaces: FileSurfaces): Object3D | null => {
  const made = solidOfPart(part, solid)
  const flat = made.index === null ? made : made.toNonIndexed()
  const whole = { start: 0, count: flat.getAttribute('position').count }
  const [outside, inside] = [surfaces.of(part.materialOutside), surfaces.of(part.materialInside)]
  const halves = flat.groups.map(({ start, count, materialIndex = 0 }) => ({
    range: { start, count },
    surface: materialIndex === 0 ? outside : inside,
  }))
  const colored = outside === inside ? [{ range: whole, surface: outside }] : halves
  const meshes = colored
    .filter(({ range }) => range.count > 0)
    .map(({ range, surface }) => new Mesh(inMetres(flat, range, placement, surface.map !== null), surface))
  const [only] = meshes
  const node = meshes.length > 1 || only === undefined ? new Group() : only
  if (only === undefined) return null
  if (node !== only) {
    node.add(...meshes)
    for (const mesh of meshes) mesh.name = `${part.id}/${mesh.material === outside ? 'outside' : 'inside'}`
  }
  node.name = part.id
  node.userData = { kind: part.kind }
  return node
}
