/** Where ink hangs in the air: clear of everything that lies in the elevation, on the side one looks from or behind it. */
import { rowsOf } from '#domain/drawing/rows-of-scene'
import type { Scene } from '#domain/drawing/scene'

const AIR = 2

const depthsOf = (scene: Scene): number[] =>
  rowsOf(scene).flatMap((row) => row.scene.parts.flatMap(({ z }) => z))

const outermost = (scene: Scene): number => Math.max(0, ...depthsOf(scene)) + AIR
const innermost = (scene: Scene): number => Math.min(0, ...depthsOf(scene)) - AIR

export const frontOf = (scene: Scene): number =>
  scene.view.side === 'outside' ? outermost(scene) : innermost(scene)

export const behindOf = (scene: Scene): number =>
  scene.view.side === 'outside' ? innermost(scene) : outermost(scene)
