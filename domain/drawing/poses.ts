/** What moves when the product opens, and how far (D-187 to D-190). */

import type { SashComponent } from '#domain/catalogue/types'
import { sideOfBox } from '#domain/geometry/sides'
import { openingOrderOf } from '#domain/layout/opening-order'
import type { Drawable } from './drawable.ts'
import { poseOf } from './parts/sash.ts'
import type { Pose } from './scene.ts'

const motionOf: Readonly<Partial<Record<SashComponent, Pose['motion']>>> = {
  HingeConfiguration: 'hinge',
  GlideConfiguration: 'glide',
  SlideConfiguration: 'slide',
  TiltTurnConfiguration: 'tilt-turn',
}

/** Nothing turns further in the drawing, whatever the fitting allows. */
const LARGEST_TURN = 45

export const posesOf = (drawable: Drawable): Pose[] => {
  const order = openingOrderOf(drawable)
  return drawable.moving.flatMap(({ field, kind, box, z }): Pose[] => {
    const motion = motionOf[kind.component]
    if (motion === undefined) return []
    const [a, b] = sideOfBox(box, kind.side)
    const width = box.maxX - box.minX
    return [
      {
        id: poseOf(field),
        field,
        motion,
        axis: { a, b, z: kind.inOut === 'OUT' ? z[1] : z[0] },
        inOut: kind.inOut,
        angleDegrees: motion === 'slide' ? 0 : Math.min(LARGEST_TURN, kind.maxOpeningAngle),
        // A sliding leaf travels away from the edge that it stands at when closed.
        travel: motion !== 'slide' ? 0 : kind.side === 'LEFT' ? width / 2 : -width / 2,
        openIndex: order.indexOf(field),
      },
    ]
  })
}
