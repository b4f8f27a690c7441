/** What is mounted on a door beside its handle: kick plates and viewer here, locks and closer beside (trade handbook 7). */
import { findFitting } from '#domain/catalogue/catalogue'
import type { Kickplate } from '#domain/catalogue/types'
import type { Box, Point } from '#domain/geometry/point'
import { rectangle } from '#domain/geometry/polygon'
import { kickplateBox } from '#domain/layout/kickplate'
import type { Drawable } from '../drawable.ts'
import { blackLacquer, brass, shadow, steel } from '../materials.ts'
import type { Material, ScenePart, ViewSide } from '../scene.ts'
import { boxAround, circle } from '../shapes.ts'
import { closerParts } from './closers.ts'
import { lockEdgeParts } from './lock-edge.ts'
import { codeLockParts, cylinderParts } from './locks.ts'
import type { Moving } from './moving.ts'
import { type Piece, pieceOn } from './piece.ts'
import { strikePlateParts } from './strike-plates.ts'

const faces: readonly ViewSide[] = ['outside', 'inside']

const KICKPLATE_THICKNESS = 2
/** Screws stand in from the edges of the plate. */
const SCREW = { inset: 14, radius: 3.5, projection: 0.8 }

const metals: Readonly<Record<NonNullable<Kickplate['metal']>, Material>> = {
  steel,
  black: blackLacquer,
  brass,
}

const screwsIn = ({ minX, maxX, minY, maxY }: Box): Piece[] => {
  const { inset, radius, projection } = SCREW
  const middle = (minX + maxX) / 2
  return [minX + inset, middle, maxX - inset].flatMap((x) =>
    [minY + inset, maxY - inset].map(
      (y): Piece => ({
        outline: circle([x, y], radius),
        extent: [KICKPLATE_THICKNESS, KICKPLATE_THICKNESS + projection],
        rounded: 0.4,
      }),
    ),
  )
}

/** D-091, D-176: `outside;inside` on the wire, each by its own code. */
const kickplateParts = ({ values }: Drawable, moving: Moving): ScenePart[] =>
  faces.flatMap((face) => {
    const { height = 0, metal = 'steel' } = findFitting('kickplate', values.kickplate[face]) ?? {}
    if (height === 0) return []
    const box = kickplateBox(moving.box, height)
    const plate: Piece = {
      outline: rectangle(box),
      extent: [0, KICKPLATE_THICKNESS],
      rounded: 0.8,
    }
    return [plate, ...screwsIn(box)].map((piece, index) =>
      pieceOn(moving, face, piece, {
        id: index === 0 ? `kickplate/${face}` : `kickplate/${face}/screw${index}`,
        kind: 'kickplate',
        material: metals[metal],
        at: [box.minX, box.minY],
        towards: 1,
      }),
    )
  })

const viewerPieces = (place: Point, hasScreen: boolean): Piece[] =>
  hasScreen
    ? [
        { outline: boxAround(place, 126, 76), extent: [0, 16], rounded: 6, material: blackLacquer },
        { outline: boxAround(place, 106, 60), extent: [16, 16.4], rounded: 0, material: shadow },
      ]
    : [
        { outline: circle(place, 13), extent: [0, 4], rounded: 1.5 },
        { outline: circle(place, 6.5), extent: [4, 4.8], rounded: 0.4, material: blackLacquer },
      ]

const viewerParts = ({ values }: Drawable, moving: Moving): ScenePart[] => {
  const { height, isDigital = false } = findFitting('binocular', values.binocular) ?? {}
  if (height === undefined) return []
  const place: Point = [(moving.box.minX + moving.box.maxX) / 2, height]
  return faces.flatMap((face) =>
    viewerPieces(place, isDigital && face === 'inside').map((piece, index) =>
      pieceOn(moving, face, piece, {
        id: index === 0 ? `viewer/${face}` : `viewer/${face}/lens`,
        kind: 'viewer',
        material: steel,
        at: place,
        towards: 1,
      }),
    ),
  )
}

export const doorFittingParts = (drawable: Drawable): ScenePart[] =>
  drawable.frameType.kind === 'WINDOW'
    ? []
    : drawable.moving.flatMap((moving) => [
        ...kickplateParts(drawable, moving),
        ...(moving.isPassive
          ? []
          : [
              ...cylinderParts(drawable, moving),
              ...codeLockParts(drawable, moving),
              ...viewerParts(drawable, moving),
              ...lockEdgeParts(drawable, moving),
              ...strikePlateParts(drawable, moving),
            ]),
        ...closerParts(drawable, moving),
      ])
