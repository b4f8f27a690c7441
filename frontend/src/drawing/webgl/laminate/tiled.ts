/** Where a laminate's tile lies on a solid: its lower left corner at that of the leaf, in its own size (D-153). */
import { type BufferGeometry, Float32BufferAttribute } from 'three'
import { LAMINATE_TILE } from '#domain/catalogue/data/laminates'

/** How often a tile repeats over a length of leaf. */
export const repeatsOver = (width: number, height: number): readonly [across: number, up: number] => [
  width / LAMINATE_TILE.width,
  height / LAMINATE_TILE.height,
]

export const tiled = (geometry: BufferGeometry): BufferGeometry => {
  geometry.computeBoundingBox()
  const { min } = geometry.boundingBox ?? { min: { x: 0, y: 0 } }
  const place = geometry.getAttribute('position')
  const shares = Array.from({ length: place.count }, (_, index) =>
    repeatsOver(place.getX(index) - min.x, place.getY(index) - min.y),
  )
  geometry.setAttribute('uv', new Float32BufferAttribute(shares.flat(), 2))
  return geometry
}
