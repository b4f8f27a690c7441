/** Where one frame stands beside another: the other one in grey, one's own in colour. */
import type { Connection } from '#domain/quote/connections/connection'

interface JointPictureProps {
  readonly position: Connection['position']
  readonly location: Connection['location']
}

/** The other frame is the larger one, so that places along its side differ; units of the picture. */
const OTHER = 16
const OWN = 8
const GAP = 1.5

const along = (location: Connection['location']): number =>
  ({ START: 0, CENTER: (OTHER - OWN) / 2, END: OTHER - OWN })[location]

/** Lower left corner of one's own frame, from that of the other, y upwards. */
const cornerOf = ({ position, location }: JointPictureProps): readonly [number, number] => {
  switch (position) {
    case 'LEFT':
      return [-OWN - GAP, along(location)]
    case 'RIGHT':
      return [OTHER + GAP, along(location)]
    case 'TOP':
      return [along(location), OTHER + GAP]
    case 'BOTTOM':
      return [along(location), -OWN - GAP]
  }
}

export const JointPicture = (place: JointPictureProps) => {
  const [x, y] = cornerOf(place)
  const reach = OWN + GAP + 1
  const side = OTHER + 2 * reach
  return (
    <svg width="34" height="34" viewBox={`${-reach} ${-reach} ${side} ${side}`} aria-hidden="true">
      <rect width={OTHER} height={OTHER} fill="#eceae4" stroke="#8c8a83" strokeWidth="1" />
      <rect
        x={x}
        y={OTHER - y - OWN}
        width={OWN}
        height={OWN}
        fill="#d9edef"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  )
}
