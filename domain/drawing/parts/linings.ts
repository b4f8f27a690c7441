/**
 * What lines the hole in the wall, inside the frame: the boards of a jamb extension, the groove in the frame that takes
 * their tongues, and the flower board (trade handbook 2.1 and 7).
 */
import { namedEdgesOf } from '#domain/geometry/edges'
import { inset } from '#domain/geometry/inset'
import { memberOutlines } from '#domain/geometry/mitre'
import type { Side } from '#domain/geometry/point'
import { rectangle } from '#domain/geometry/polygon'
import { depthMinOf } from '#domain/layout/depth'
import type { Choices } from '#domain/product/product'
import { HAIR } from '../depths.ts'
import type { Drawable } from '../drawable.ts'
import { flowerBoard, jambBoard } from '../materials.ts'
import { allRound, facesOf, shaded } from '../palette.ts'
import type { ScenePart } from '../scene.ts'

/** Boards of a jamb extension are this thick (trade handbook 2.1). */
const BOARD = 18

export type JambType = 'NONE' | 'REPLACED' | 'EXTENSIONJAMB'

/** What stands at an edge of the frame (D-089): a flower board takes the place of the board at the bottom. */
export const jambTypeOf = (
  { extensionJamb, flowerBoard: board }: Pick<Choices, 'extensionJamb' | 'flowerBoard'>,
  side: Side,
): JambType => {
  if (side !== 'BOTTOM') return extensionJamb.mounted ? 'EXTENSIONJAMB' : 'NONE'
  if (board.selected) return 'REPLACED'
  return extensionJamb.mounted && extensionJamb.hasBottom ? 'EXTENSIONJAMB' : 'NONE'
}

/** One outline along each edge, so far in from it and so wide; mitred with those that have one beside it. */
const linesAlong = (
  { layout }: Drawable,
  has: (side: Side) => boolean,
  { from, width }: { readonly from: number; readonly width: number },
) => {
  const edges = namedEdgesOf(layout.outline)
  const base = inset(
    layout.outline,
    edges.map(({ side }) => (has(side) ? from : 0)),
  )
  const outlines = memberOutlines(
    base ?? layout.outline,
    edges.map(({ side }) => ({ sight: width, endType: has(side) ? 'MITRE' : 'BUTT' })),
  )
  return edges.flatMap(({ side, name }, index) => {
    const outline = outlines[index]
    return outline === undefined || !has(side) ? [] : [{ name, outline }]
  })
}

/** The boards run inwards from the frame, seen from inside. */
export const jambParts = (drawable: Drawable): ScenePart[] => {
  const { values, frameType, depths } = drawable
  const length = values.depth - depthMinOf(frameType, values.glassCode)
  if (length <= 0) return []
  const [back] = depths.frame
  const has = (side: Side) => jambTypeOf(values, side) === 'EXTENSIONJAMB'
  return linesAlong(drawable, has, { from: 0, width: BOARD }).map(({ name, outline }) => ({
    id: `jamb/${name}`,
    kind: 'jamb',
    outlines: [outline],
    z: [back - length, back],
    ...allRound(jambBoard(values.extensionJamb.material)),
    onlySide: 'inside',
  }))
}

/** The groove lies in the middle of where a board stands; a board that is mounted hides it. */
export const jambGrooveParts = (drawable: Drawable): ScenePart[] => {
  const { values, palette, depths } = drawable
  const width = Number.parseInt(values.extensionJambGroove, 10)
  if (!(width > 0)) return []
  const { hasBottom } = values.extensionJamb
  const has = (side: Side): boolean => side !== 'BOTTOM' || (hasBottom && !values.flowerBoard.selected)
  const [back] = depths.frame
  const from = Math.max(2, (BOARD - width) / 2)
  return linesAlong(drawable, has, { from, width }).map(({ name, outline }) => ({
    id: `jamb-groove/${name}`,
    kind: 'groove',
    outlines: [outline],
    z: [back - HAIR, back],
    ...facesOf(shaded(palette.frame)),
    onlySide: 'inside',
  }))
}

export const flowerBoardParts = ({ layout, values, depths }: Drawable): ScenePart[] => {
  const { selected, height, depth, extension, material } = values.flowerBoard
  if (!selected || depth <= 0) return []
  return [
    {
      id: 'flowerboard',
      kind: 'flowerboard',
      outlines: [rectangle({ minX: -extension, maxX: layout.width + extension, minY: -height, maxY: 0 })],
      z: [depths.frame[0] - depth, depths.frame[0]],
      rounded: 4,
      ...allRound(flowerBoard(material)),
      onlySide: 'inside',
    },
  ]
}
