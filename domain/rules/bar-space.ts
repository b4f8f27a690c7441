/** How many bars there may be, and the space that those of a panel divide. */
import type { Box } from '#domain/geometry/point'
import { boundsOf, unionOf } from '#domain/geometry/polygon'
import { concerns } from '#domain/layout/bars'
import type { Layout } from '#domain/layout/parts'

/** The grid chooser goes to five fields each way. */
export const BARS_MAX = 4

/** The box of a panel; '' is the whole frame. */
export const spaceOf = (layout: Layout, panel: string): Box =>
  panel === ''
    ? { minX: 0, minY: 0, maxX: layout.width, maxY: layout.height }
    : unionOf(
        layout.fields.filter(({ address }) => concerns(panel, address)).map(({ outer }) => boundsOf(outer)),
      )
