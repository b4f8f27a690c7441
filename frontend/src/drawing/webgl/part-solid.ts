/** What one part looks like: what is modelled of it, else its outline drawn out; a laminate's picture finds its place on it. */
import type { BufferGeometry } from 'three'
import type { ScenePart } from '#domain/drawing/scene'
import { extrude } from './extrude.ts'
import { tiled } from './laminate/tiled.ts'
import { roundOff } from './round-off.ts'

export const solidOfPart = (part: ScenePart, modelled?: BufferGeometry): BufferGeometry => {
  const made = modelled ?? (part.rounded === undefined ? extrude(part) : roundOff(part, part.rounded))
  return part.materialOutside.laminate === undefined ? made : tiled(made)
}
