/** What helps those who look for faults (DD-50): the grid behind the product, boxes and labels before it. */
import { Line } from '@react-three/drei'
import type { Scene } from '#domain/drawing/scene'
import { GRID_INK, OVERLAY_INK } from '#domain/drawing/svg/overlay-nodes'
import { behindOf, frontOf } from './front-of.ts'
import { SpaceWords } from './words.tsx'

export const SpaceOverlay = ({ scene }: { readonly scene: Scene }) => {
  const { overlay, view } = scene
  if (!overlay) return null
  const [front, behind] = [frontOf(scene), behindOf(scene)]
  return (
    <>
      {overlay.grid.length > 0 ? (
        <Line
          name="grid"
          segments
          points={overlay.grid.flat().map(([x, y]) => [x, y, behind] as const)}
          color={GRID_INK}
          lineWidth={0.6}
        />
      ) : null}
      {overlay.boxes.map((box) => (
        <Line
          key={JSON.stringify(box)}
          name="box"
          points={[...box, ...box.slice(0, 1)].map(([x, y]) => [x, y, front] as const)}
          color={OVERLAY_INK}
          lineWidth={2}
        />
      ))}
      {overlay.labels.map(({ text, at, size }) => (
        <SpaceWords
          key={`${text} ${at}`}
          {...{ text, at, size }}
          color={OVERLAY_INK}
          weight={500}
          depth={front}
          mirrored={view.side === 'inside'}
        />
      ))}
    </>
  )
}
