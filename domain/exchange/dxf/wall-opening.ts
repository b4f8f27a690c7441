/** The hole in the wall that a product is mounted in, with the frame in it: what the mason builds. */
import { OWN_WALL_CLEARANCE } from '#domain/drawing/joinery/wall-clearance'
import { rowsOf } from '#domain/drawing/rows-of-scene'
import type { Scene } from '#domain/drawing/scene'
import { above, below, clipAll, leftOf, rightOf } from '#domain/geometry/half-plane'
import { inset } from '#domain/geometry/inset'
import type { Point, Polygon } from '#domain/geometry/point'
import { rectangle } from '#domain/geometry/polygon'
import { dimensionsOf } from './dimensions.ts'
import type { DxfEntity } from './entities.ts'

/** As the frame is shaped, and in a sharp corner no further out than it is measured; of rows that are mounted together their box. */
const openingOf = ({ product, outline, beside = [] }: Scene): Polygon => {
  const [minX, maxX] = [product.minX - OWN_WALL_CLEARANCE, product.maxX + OWN_WALL_CLEARANCE]
  const [minY, maxY] = [product.minY - OWN_WALL_CLEARANCE, product.maxY + OWN_WALL_CLEARANCE]
  const box = rectangle({ minX, maxX, minY, maxY })
  if (beside.length > 0) return box
  const around = inset(
    outline,
    outline.map(() => -OWN_WALL_CLEARANCE),
  )
  return around === null ? box : clipAll(around, [rightOf(minX), leftOf(maxX), above(minY), below(maxY)])
}

/** The scene's rulers measure the hole. */
export const wallOpeningEntities = (scene: Scene): readonly DxfEntity[] => [
  { kind: 'polyline', layer: 'opening', points: openingOf(scene), isClosed: true },
  ...rowsOf(scene).map(
    ({ scene: { outline }, at: [dx, dy] }): DxfEntity => ({
      kind: 'polyline',
      layer: 'outline',
      points: outline.map(([x, y]): Point => [x + dx, y + dy]),
      isClosed: true,
    }),
  ),
  ...dimensionsOf(scene),
]
