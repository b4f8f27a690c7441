/** Measurements in the air, on the side that one looks from. */
import { Line } from '@react-three/drei'
import type { Ruler, Scene } from '#domain/drawing/scene'
import { frontOf } from './front-of.ts'
import { SpaceWords } from './words.tsx'

const INK = '#3d474b'
/** The points of a measurement line; an angle's arc is drawn as its chords. */
const pointsOf = ({
  kind,
  line: [start, end],
  from,
  offset,
}: Ruler): readonly (readonly [number, number])[] => {
  if (kind !== 'angle') return [start, end]
  const angleTo = ([x, y]: readonly [number, number]) => Math.atan2(y - from[1], x - from[0])
  const first = angleTo(start)
  // The short way round: an angle of a frame is never more than a right one.
  const sweep = Math.atan2(Math.sin(angleTo(end) - first), Math.cos(angleTo(end) - first))
  return Array.from({ length: 13 }, (_, index) => {
    const angle = first + (sweep * index) / 12
    return [from[0] + offset * Math.cos(angle), from[1] + offset * Math.sin(angle)] as const
  })
}

export const Rulers = ({ scene }: { readonly scene: Scene }) => {
  const depth = frontOf(scene)
  return scene.rulers.map((ruler) => (
    <group key={ruler.id} name={ruler.id}>
      <Line points={pointsOf(ruler).map(([x, y]) => [x, y, depth] as const)} color={INK} lineWidth={1} />
      {ruler.kind === 'angle'
        ? null
        : [0, 1].map((end) => {
            const [measured, onLine] = [end === 0 ? ruler.from : ruler.to, ruler.line[end as 0 | 1]]
            return (
              <Line
                key={end}
                points={[
                  [measured[0], measured[1], depth],
                  [onLine[0], onLine[1], depth],
                ]}
                color={INK}
                lineWidth={0.6}
              />
            )
          })}
      <SpaceWords
        text={ruler.text}
        {...ruler.label}
        color={INK}
        weight={500}
        depth={depth}
        mirrored={scene.view.side === 'inside'}
      />
    </group>
  ))
}
