/** Opening symbols and marks as ink in the air, a little in front of what they belong to. */
import { Line } from '@react-three/drei'
import type { Scene, SceneLine } from '#domain/drawing/scene'
import { frontOf } from './front-of.ts'

const INK = '#1d2528'
/** EN 12519 dashes, mm. */
const DASH = { dashSize: 30, gapSize: 18 }

export const SceneLines = ({ scene }: { readonly scene: Scene }) => {
  const depth = frontOf(scene)
  return scene.lines.map((line: SceneLine) => (
    <Line
      key={line.id}
      name={line.id}
      points={line.points.map(([x, y]) => [x, y, depth] as const)}
      color={INK}
      lineWidth={1.2}
      dashed={line.style === 'dashed'}
      {...DASH}
    />
  ))
}
