/**
 * Parts of a door as its 3D model shows them: the body once for all parts that it stands for, fittings in their places,
 * levers on the spindle that the clip turns, and what the model has of its own. Parts that it lacks are drawn out.
 */
import type { BufferGeometry } from 'three'
import type { Hand } from '#domain/drawing/door-model/opening-clip'
import type { ModelRef, ScenePart } from '#domain/drawing/scene'
import type { LeafSolids } from './leaf-solids.ts'

/** Draws one part; as an extruded outline where no solid is given. */
type DrawPart = (part: ScenePart, solid?: BufferGeometry) => React.ReactNode

interface LeafPartsProps {
  readonly parts: readonly ScenePart[]
  readonly solids: LeafSolids
  readonly hand: Hand
  readonly draw: DrawPart
}

type Fitting = NonNullable<ModelRef['fitting']>

interface FittedPart {
  readonly part: ScenePart
  readonly solid: BufferGeometry
  readonly fitting: Fitting
}

const LEVER = 'lever'

const Placed = ({ fitting: { at, face, towards }, children, about = [0, 0] }: PlacedProps) => (
  <group
    position={[at[0] - about[0], at[1] - about[1], at[2]]}
    scale={[towards, 1, face === 'outside' ? 1 : -1]}
  >
    {children}
  </group>
)

interface PlacedProps {
  readonly fitting: Fitting
  readonly about?: readonly [x: number, y: number]
  readonly children: React.ReactNode
}

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

export const LeafParts = ({ parts, solids, hand, draw }: LeafPartsProps) => {
  const all = [...parts, ...ownParts(solids, parts)]
  const fitted = all.flatMap((part): FittedPart[] => {
    const { mesh, fitting } = part.model ?? {}
    const solid = mesh === undefined ? undefined : solids.fittings.get(mesh)
    return fitting && solid ? [{ part, solid, fitting }] : []
  })
  const levers = fitted.filter(({ part }) => part.model?.mesh === LEVER)
  const inPlace = new Set(fitted.map(({ part }) => part))
  const bodies = new Set<string>()
  const [x, y] = levers[0]?.fitting.at ?? [0, 0]
  const about = [x, y] as const
  return (
    <>
      {all.map((part) => {
        if (inPlace.has(part)) return null
        const solid = part.model && solids.body.get(part.model.mesh)
        if (!part.model || !solid) return draw(part)
        if (bodies.has(part.model.mesh)) return null
        bodies.add(part.model.mesh)
        return draw(part, solid)
      })}
      {fitted
        .filter(({ part }) => part.model?.mesh !== LEVER)
        .map(({ part, solid, fitting }) => (
          <Placed key={part.id} fitting={fitting}>
            {draw(part, solid)}
          </Placed>
        ))}
      {/* The clip looks for it by name, also where nothing hangs on it. */}
      <group name={`${hand}-handle`} position={[about[0], about[1], 0]}>
        {levers.map(({ part, solid, fitting }) => (
          <Placed key={part.id} fitting={fitting} about={about}>
            {draw(part, solid)}
          </Placed>
        ))}
      </group>
    </>
  )
}
