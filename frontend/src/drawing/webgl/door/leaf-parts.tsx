/** Parts of a door as its 3D model shows them. */
import type { BufferGeometry } from 'three'
import type { Hand } from '#domain/drawing/door-model/opening-clip'
import type { ScenePart } from '#domain/drawing/scene'
import type { LeafSolids } from './leaf-solids.ts'
import { type PlacedFitting, placedLeafOf } from './placed-leaf.ts'

/** Draws one part; as an extruded outline where no solid is given. */
type DrawPart = (part: ScenePart, solid?: BufferGeometry) => React.ReactNode

interface LeafPartsProps {
  readonly parts: readonly ScenePart[]
  readonly solids: LeafSolids
  readonly hand: Hand
  readonly draw: DrawPart
}

const Placed = ({ fitting: { at, face, towards }, children, about = [0, 0] }: PlacedProps) => (
  <group
    position={[at[0] - about[0], at[1] - about[1], at[2]]}
    scale={[towards, 1, face === 'outside' ? 1 : -1]}
  >
    {children}
  </group>
)

interface PlacedProps {
  readonly fitting: PlacedFitting
  readonly about?: readonly [x: number, y: number]
  readonly children: React.ReactNode
}

export const LeafParts = ({ parts, solids, hand, draw }: LeafPartsProps) => {
  const { inFrame, fitted, levers, about } = placedLeafOf(parts, solids)
  return (
    <>
      {inFrame.map(({ part, solid }) => draw(part, solid))}
      {fitted.map(({ part, solid, fitting }) => (
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
