/** A frame shape as its outline, at the dimensions that it starts with. */
import { defaultDimensions } from '#domain/layout/shapes/default-dimensions'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'

/** A square a little wider than high shows every slope; the size itself does not matter. */
const WIDTH = 1200
const HEIGHT = 1100

export const ShapePicture = ({ shapeId }: { readonly shapeId: number }) => {
  const points = shapeOf(shapeId).vertices(defaultDimensions(shapeId, WIDTH, HEIGHT))
  return (
    <svg width="30" height="28" viewBox={`-70 -70 ${WIDTH + 140} ${HEIGHT + 140}`} aria-hidden="true">
      <polygon
        points={points.map(([x, y]) => `${x},${HEIGHT - y}`).join(' ')}
        fill="#eef4f5"
        stroke="currentColor"
        strokeWidth="64"
        strokeLinejoin="miter"
      />
    </svg>
  )
}
