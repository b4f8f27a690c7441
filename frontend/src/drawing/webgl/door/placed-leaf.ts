/**
 * Which of a door's parts its 3D model shows, and where: the body once for all parts that it stands for, fittings in their
 * places, levers on the spindle that they turn about, and what the model has of its own. Parts that it lacks are drawn out.
 */
import type { BufferGeometry } from 'three'
import type { ModelRef, ScenePart } from '#domain/drawing/scene'
import type { LeafSolids } from './leaf-solids.ts'

export type PlacedFitting = NonNullable<ModelRef['fitting']>

export interface FittedPart {
  readonly part: ScenePart
  readonly solid: BufferGeometry
  readonly fitting: PlacedFitting
}

interface PlacedLeaf {
  /** As they stand in the frame; without a solid the outline is drawn out. */
  readonly inFrame: readonly { readonly part: ScenePart; readonly solid?: BufferGeometry }[]
  readonly fitted: readonly FittedPart[]
  readonly levers: readonly FittedPart[]
  /** The spindle of the levers. */
  readonly about: readonly [x: number, y: number]
}

const LEVER = 'lever'

/** What a model has that no part of the drawing stands for: seals, and the strip of the lock. */
const ownParts = ({ body, materials }: LeafSolids, parts: readonly ScenePart[]): ScenePart[] => {
  const drawn = new Set(parts.map(({ model }) => model?.mesh))
  return [...body.keys()].flatMap((mesh): ScenePart[] => {
    const material = materials.get(mesh)
    if (drawn.has(mesh) || !material) return []
    const shown = { materialOutside: material, materialInside: material, model: { mesh } }
    return [{ id: `leaf-model/${mesh}`, kind: 'gasket', outlines: [], z: [0, 0], ...shown }]
  })
}

export const placedLeafOf = (parts: readonly ScenePart[], solids: LeafSolids): PlacedLeaf => {
  const all = [...parts, ...ownParts(solids, parts)]
  const fitted = all.flatMap((part): FittedPart[] => {
    const { mesh, fitting } = part.model ?? {}
    const solid = mesh === undefined ? undefined : solids.fittings.get(mesh)
    return fitting && solid ? [{ part, solid, fitting }] : []
  })
  const inPlace = new Set(fitted.map(({ part }) => part))
  const bodies = new Set<string>()
  const inFrame = all.flatMap((part) => {
    if (inPlace.has(part)) return []
    const solid = part.model && solids.body.get(part.model.mesh)
    if (!part.model || !solid) return [{ part }]
    if (bodies.has(part.model.mesh)) return []
    bodies.add(part.model.mesh)
    return [{ part, solid }]
  })
  const levers = fitted.filter(({ part }) => part.model?.mesh === LEVER)
  const [x, y] = levers[0]?.fitting.at ?? [0, 0]
  return { inFrame, fitted: fitted.filter((each) => !levers.includes(each)), levers, about: [x, y] }
}
