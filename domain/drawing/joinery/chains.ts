/** Rulers that joiners ask for. They stand across from where the outer measures stand, and say what they measure. */
import type { Side } from '#domain/geometry/point'
import type { Drawable } from '../drawable.ts'
import { handleKinds } from '../parts/handle-kinds.ts'
import { handleAxisOf } from '../parts/handles.ts'
import type { Chain } from '../rulers/measures.ts'
import type { ViewSide } from '../scene.ts'
import type { JoineryMark } from './marks.ts'

/** What stays free between frame and wall on each side, mm: to set the frame true and to seal round it. */
const WALL_CLEARANCE = 10

/** From the frame's lower edge to the handle's axis; once for handles that are as high as each other. */
const handleChains = (drawable: Drawable, edge: Side): readonly Chain[] => {
  if (handleKinds[drawable.values.doorHandleId] === undefined) return []
  const heights = drawable.moving
    .filter(({ isPassive }) => !isPassive)
    .map((moving) => Math.round(handleAxisOf(drawable, moving)[1]))
  return [...new Set(heights)]
    .toSorted((one, other) => one - other)
    .map((high) => ({
      edge,
      measures: [{ id: `handle-${high}`, kind: 'handle', low: 0, high, name: 'Håndtak' }],
    }))
}

const wallChains = ({ layout }: Drawable, edge: Side): readonly Chain[] => {
  const measured = (id: string, length: number) =>
    [{ id, kind: 'wall', low: -WALL_CLEARANCE, high: length + WALL_CLEARANCE, name: 'Veggåpning' }] as const
  return [
    { edge: 'TOP', measures: measured('wall-width', layout.width) },
    { edge, measures: measured('wall-height', layout.height) },
  ]
}

export const joineryChains = (
  drawable: Drawable,
  side: ViewSide,
  marks: readonly JoineryMark[],
): readonly Chain[] => {
  const edge = side === 'outside' ? 'RIGHT' : 'LEFT'
  return [
    ...(marks.includes('handle') ? handleChains(drawable, edge) : []),
    ...(marks.includes('wall-opening') ? wallChains(drawable, edge) : []),
  ]
}
