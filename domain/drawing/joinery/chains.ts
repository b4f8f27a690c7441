/** Rulers that joiners ask for. They stand across from where the outer measures stand, and say what they measure. */
import type { Box, Side } from '#domain/geometry/point'
import type { Drawable } from '../drawable.ts'
import { handleKinds } from '../parts/handle-kinds.ts'
import { handleAxisOf } from '../parts/handles.ts'
import type { RulerChain } from '../rulers/measures.ts'
import type { ViewSide } from '../scene.ts'
import { sceneText } from '../text.ts'
import type { JoineryMark } from './marks.ts'
import { OWN_WALL_CLEARANCE } from './wall-clearance.ts'

/** The side of the drawing where their heights stand: across from the outer measures. */
export const acrossFrom = (side: ViewSide): 'LEFT' | 'RIGHT' => (side === 'outside' ? 'RIGHT' : 'LEFT')

/** From the frame's lower edge to the handle's axis; once for handles that are as high as each other. */
export const handleChains = (drawable: Drawable, edge: Side): readonly RulerChain[] => {
  if (handleKinds[drawable.values.doorHandleId] === undefined) return []
  const heights = drawable.moving
    .filter(({ isPassive }) => !isPassive)
    .map((moving) => Math.round(handleAxisOf(drawable, moving)[1]))
  return [...new Set(heights)]
    .toSorted((one, other) => one - other)
    .map((high) => ({
      edge,
      measures: [{ id: `handle-${high}`, kind: 'handle', low: 0, high, name: sceneText.handle }],
    }))
}

/** One hole for everything that is mounted in it. */
export const wallChains = ({ minX, maxX, minY, maxY }: Box, edge: Side): readonly RulerChain[] => {
  const measured = (id: string, low: number, high: number) => {
    const [from, to] = [low - OWN_WALL_CLEARANCE, high + OWN_WALL_CLEARANCE]
    return [{ id, kind: 'wall', low: from, high: to, name: sceneText.wallOpening }] as const
  }
  return [
    { edge: 'TOP', measures: measured('wall-width', minX, maxX) },
    { edge, measures: measured('wall-height', minY, maxY) },
  ]
}

export const joineryChains = (
  drawable: Drawable,
  product: Box,
  side: ViewSide,
  marks: readonly JoineryMark[],
): readonly RulerChain[] => {
  const edge = acrossFrom(side)
  return [
    ...(marks.includes('handle') ? handleChains(drawable, edge) : []),
    ...(marks.includes('wall-opening') ? wallChains(product, edge) : []),
  ]
}
