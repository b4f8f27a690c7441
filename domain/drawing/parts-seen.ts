/** Which parts of a scene are seen, and which lies over which. */
import type { Scene, ScenePart } from './scene.ts'

/** What lies nearer the viewer is drawn later; parts at the same depth keep their order. */
export const fromBackToFront = ({ parts, view }: Pick<Scene, 'parts' | 'view'>): ScenePart[] => {
  const nearness = ({ z: [back, front] }: ScenePart): number => (view.side === 'outside' ? front : -back)
  return parts
    .filter(({ onlySide }) => onlySide === undefined || onlySide === view.side)
    .filter(({ isHiddenShut }) => isHiddenShut !== true)
    .toSorted((one, other) => nearness(one) - nearness(other))
}
