/** Door closers, inside at the head of the leaf (trade handbook 7): one with an arm to the frame, one with a rail on it. */
import { findFitting } from '#domain/catalogue/catalogue'
import { closerColors } from '#domain/catalogue/data/fitting-colors'
import type { Point, Polygon } from '#domain/geometry/point'
import { boundsOf, rectangle } from '#domain/geometry/polygon'
import type { Drawable } from '../drawable.ts'
import { steel } from '../materials.ts'
import { allRound } from '../palette.ts'
import type { Material, ScenePart } from '../scene.ts'
import { circle, roundedBar } from '../shapes.ts'
import { lockSideOf } from './handles.ts'
import type { Moving } from './moving.ts'
import { type Piece, pieceOn } from './piece.ts'

const BODY = { height: 60, thickness: 45, rounded: 9 }
/** From the hinge edge and the top of the leaf to the closer's body. */
const PLACE = { side: 70, top: 30 }
/** The pinion that turns the arm: from the body's end nearest the hinges, as a share of its length. */
const PINION = { share: 0.32, radius: 13 }
const ARM = { width: 16, thickness: 6, elbow: 120 }
const RAIL = { height: 18, thickness: 14, beyond: 60 }

/** The closer one sees on a leaf: its colour and length; one that is built in is not seen. */
export const closersOf = ({
  closerId,
  closerColor,
}: Drawable['values']): { readonly rgbHex: string; readonly length: number }[] => {
  const length = findFitting('closer', closerId)?.length
  const rgbHex = closerColors.find(({ code }) => code === closerColor)?.rgbHex ?? steel.rgbHex
  return length === undefined ? [] : [{ rgbHex, length }]
}

const bodyOutline = (moving: Moving, length: number): Polygon => {
  const { minX, maxX, maxY } = moving.box
  const start = lockSideOf(moving) === 'RIGHT' ? minX + PLACE.side : maxX - PLACE.side - length
  return rectangle({
    minX: start,
    maxX: start + length,
    minY: maxY - PLACE.top - BODY.height,
    maxY: maxY - PLACE.top,
  })
}

/** The arm lies folded above the body, as on a closed door: straight along a rail, or bent at its elbow. */
const armPieces = (body: Polygon, moving: Moving, hasRail: boolean): Piece[] => {
  const { minX, maxX, minY, maxY } = boundsOf(body)
  const away = lockSideOf(moving) === 'RIGHT' ? 1 : -1
  const length = maxX - minX
  const x = away === 1 ? minX + PINION.share * length : maxX - PINION.share * length
  const pinion: Point = [x, (minY + maxY) / 2]
  const over = [BODY.thickness, BODY.thickness + ARM.thickness] as const
  const bar = (from: Point, to: Point): Piece => ({
    outline: roundedBar(from, to, ARM.width),
    extent: over,
    rounded: 1.5,
  })
  const reach: Point = [x + away * (hasRail ? length * 0.55 : length * 0.6), maxY + (hasRail ? 14 : -8)]
  return [
    { outline: circle(pinion, PINION.radius), extent: [BODY.thickness, BODY.thickness + 3], rounded: 1 },
    bar(pinion, reach),
    ...(hasRail ? [] : [bar(reach, [x + away * ARM.elbow * 0.4, maxY + 16])]),
  ]
}

/** A rail stands on the frame, above the leaf. */
const railPart = (drawable: Drawable, moving: Moving, body: Polygon, material: Material): ScenePart => {
  const { minX, maxX } = boundsOf(body)
  const { maxY } = moving.box
  const away = lockSideOf(moving) === 'RIGHT' ? 1 : -1
  const [from, to] = away === 1 ? [minX, maxX + RAIL.beyond] : [minX - RAIL.beyond, maxX]
  const [back] = drawable.depths.frame
  return {
    id: `${moving.id}/closer/rail`,
    kind: 'closer',
    outlines: [rectangle({ minX: from, maxX: to, minY: maxY - 4, maxY: maxY - 4 + RAIL.height })],
    z: [back - RAIL.thickness, back],
    rounded: 3,
    ...allRound(material),
    onlySide: 'inside',
  }
}

export const closerParts = (drawable: Drawable, moving: Moving): ScenePart[] => {
  const { closerId } = drawable.values
  const [closer] = closersOf(drawable.values)
  if (closer === undefined) return []
  const material: Material = { finish: 'paint', rgbHex: closer.rgbHex }
  const outline = bodyOutline(moving, closer.length)
  const hasRail = findFitting('closer', closerId)?.hasRail === true
  const body: Piece = { outline, extent: [0, BODY.thickness], rounded: BODY.rounded }
  const [x = 0, y = 0] = outline[0] ?? []
  return [
    ...[body, ...armPieces(outline, moving, hasRail)].map((piece, index) =>
      pieceOn(moving, 'inside', piece, {
        id: index === 0 ? 'closer/inside' : `closer/arm${index}`,
        kind: 'closer',
        material,
        at: [x, y],
        towards: 1,
      }),
    ),
    ...(hasRail ? [railPart(drawable, moving, outline, material)] : []),
  ]
}
