/** All rows of a scene alike: the one that is worked on, at the scene's origin, and those that are mounted beside it. */
import type { Point } from '#domain/geometry/point'
import type { Scene } from './scene.ts'

const ORIGIN: Point = [0, 0]

export const rowsOf = (scene: Scene): readonly { readonly at: Point; readonly scene: Scene }[] => [
  { at: ORIGIN, scene },
  ...(scene.beside ?? []),
]

export const opensAnything = (scene: Scene): boolean =>
  rowsOf(scene).some((row) => row.scene.poses.length > 0)
