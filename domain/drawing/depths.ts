/**
 * Where parts lie through the wall: z is 0 at the outer face of the frame and falls inwards. A frame has a rebate that
 * is open towards the side its sash opens to, and a lip behind it; the sash lies flush with the face it opens to. From
 * that side one sees a narrow frame and the whole sash, from the other the whole frame and part of the sash.
 */
import { findGlass } from '#domain/catalogue/catalogue'
import type { FrameType } from '#domain/catalogue/types'
import { frameDepthOf } from '#domain/layout/depth'
import type { Layout, Sash } from '#domain/layout/parts'
import type { Choices } from '#domain/product/product'

export type DepthRange = readonly [back: number, front: number]

/** A line that is cut into a face is drawn as its shadow, a hair in front of it, so that the faces do not coincide. */
export const HAIR = 0.3

export const proud = ([back, front]: DepthRange, by: number): DepthRange => [back - by, front + by]

export interface Depths {
  readonly frame: DepthRange
  /** The lip behind the sash, over the member's full sight; the whole frame where the glass sits in it. */
  readonly lip: DepthRange
  /** The rebated zone, where the frame is narrower by its fold; null where nothing moves in it. */
  readonly rebate: DepthRange | null
  readonly opensTo: 'OUT' | 'IN'
  readonly leaf: DepthRange
  readonly sashOf: (sash: Sash) => DepthRange
  /** The pane in a sash or leaf that lies at `around`, or in the frame itself. */
  readonly glassIn: (around: DepthRange, edge: number) => DepthRange
}

/** How far behind the moving leaf a standing leaf of a sliding door lies (D-130, D-131). */
const SLIDE_OFFSET = 30
const SLIDE_OFFSET_EXTRA = 45

/** Thickness of a glass that is not in the catalogue, mm. */
export const NOMINAL_GLASS = 24

export const layerDepthsOf = (values: Choices, layout: Layout, frameType: FrameType): Depths => {
  const depth = frameDepthOf(values, frameType)
  const sashDepth = layout.leaf?.thickness ?? layout.fields.find(({ sash }) => sash !== null)?.sash?.depth
  const kinds = layout.fields.flatMap(({ sash }) => (sash === null ? [] : [sash.kind]))
  const opensTo = frameType.reversed || kinds.some(({ inOut }) => inOut === 'IN') ? 'IN' : 'OUT'
  const flush = (thickness: number): DepthRange =>
    opensTo === 'OUT' ? [-thickness, 0] : [-depth, thickness - depth]
  const frame: DepthRange = [-depth, 0]
  const rebate = sashDepth === undefined || sashDepth >= depth ? null : flush(sashDepth)
  const lip: DepthRange = rebate === null ? frame : opensTo === 'OUT' ? [-depth, rebate[0]] : [rebate[1], 0]
  const slideOffset = frameType.slidingExtra ? SLIDE_OFFSET_EXTRA : SLIDE_OFFSET
  const thickness = findGlass(values.glassCode)?.thickness ?? NOMINAL_GLASS
  return {
    frame,
    lip,
    rebate,
    opensTo,
    leaf: flush(layout.leaf?.thickness ?? 0),
    sashOf: (sash) => {
      const [back, front] = flush(sash.depth)
      const isFixedLeaf = frameType.sliding && !sash.opens
      return isFixedLeaf ? [back + slideOffset, front + slideOffset] : [back, front]
    },
    glassIn: ([back, front], edge) => {
      const room = front - back
      const cover = Math.min(edge, Math.max(1, (room - thickness) / 2))
      return [Math.max(back + 1, front - cover - thickness), front - cover]
    },
  }
}
