/**
 * The leaf of an entrance door and its pattern. Patterns are drawn on the base size with hinges on the left and are
 * scaled with the product, as the 3D model of the door is (trade handbook 8.2); those that favour the lock side turn
 * round when the hinges are on the right.
 */

import { patternOf } from '#domain/catalogue/catalogue'
import { NARROW_PATTERNS_FROM } from '#domain/catalogue/data/door-patterns'
import type { DoorPattern } from '#domain/catalogue/types'
import { clipAll, halfPlanesOf } from '#domain/geometry/half-plane'
import { inset } from '#domain/geometry/inset'
import type { Box, Polygon } from '#domain/geometry/point'
import { mirrorX, rectangle } from '#domain/geometry/polygon'
import type { Choices } from '#domain/product/product'
import { type Cell, cellInside, rebateOf } from './cell.ts'
import type { FieldOpening } from './opening-of-fields.ts'
import { chosenProperties, type GlassOpening } from './panes.ts'
import type { DoorLeaf, Pane, PanelAddress } from './parts.ts'

/** The size that patterns are drawn on; narrow leaves (door type F, patterns of side panels) have their own width. */
const BASE_HEIGHT = 2090
const BASE_WIDTH = 990
const BASE_WIDTH_NARROW = 490

/** Door glass sits this far behind its moulding all round. */
const GLASS_REBATE = 14

type Place = (x: number, y: number, width: number, height: number) => Polygon

const placeOn = (leaf: Polygon, values: Choices, pattern: DoorPattern, hingedRight: boolean): Place => {
  const baseWidth = pattern.id >= NARROW_PATTERNS_FROM ? BASE_WIDTH_NARROW : BASE_WIDTH
  const scaleX = values.width / baseWidth
  const scaleY = values.height / BASE_HEIGHT
  const limits = halfPlanesOf(leaf)
  return (x, y, width, height) => {
    const box: Box = {
      minX: x * scaleX,
      minY: y * scaleY,
      maxX: (x + width) * scaleX,
      maxY: (y + height) * scaleY,
    }
    const placed = rectangle(box)
    return clipAll(hingedRight && pattern.mirrorsWithHinge ? mirrorX(placed, values.width) : placed, limits)
  }
}

/** Column and row of each rectangle among the others, counted from the left and from the bottom. */
const addressesOf = (
  field: PanelAddress,
  corners: readonly (readonly [x: number, y: number])[],
): PanelAddress[] => {
  if (corners.length === 1) return [field]
  const columns = [...new Set(corners.map(([x]) => x))].toSorted((one, other) => one - other)
  const rows = [...new Set(corners.map(([, y]) => y))].toSorted((one, other) => one - other)
  return corners.map(([x, y]) => `${field}/c${columns.indexOf(x) + 1}r${rows.indexOf(y) + 1}`)
}

const lowerLeft = (polygon: Polygon): readonly [x: number, y: number] => polygon[0] ?? [0, 0]

const patternBars = ({ glass: [first], bars }: DoorPattern, place: Place): Polygon[] => {
  if (first === undefined || bars === undefined) return []
  const [x, y, width, height] = first
  const { verticals, horizontals, sight } = bars
  return [
    ...Array.from({ length: verticals }, (_, index) =>
      place(x + (width * (index + 1)) / (verticals + 1) - sight / 2, y, sight, height),
    ),
    ...Array.from({ length: horizontals }, (_, index) =>
      place(x, y + (height * (index + 1)) / (horizontals + 1) - sight / 2, width, sight),
    ),
  ]
}

/** The glass of a leaf as openings that bars can cross. */
export const glassOpeningsOf = ({ glass }: DoorLeaf): readonly GlassOpening[] =>
  glass.map(({ address, daylight }) => ({
    address,
    cell: cellInside(daylight, () => ({ sight: 0, rebate: -GLASS_REBATE })),
  }))

export const doorLeafIn = (
  field: { readonly address: PanelAddress; readonly cell: Cell },
  opening: FieldOpening,
  patternId: number,
  thickness: number,
  values: Choices,
): DoorLeaf => {
  const pattern = patternOf(patternId)
  const outline = rebateOf(field.cell)
  const hingeSide = opening.opens ? (opening.sash?.side ?? null) : null
  const place = placeOn(outline, values, pattern, hingeSide === 'RIGHT')
  const daylights = pattern.glass.map((rectangleOf) => place(...rectangleOf))
  const addresses = addressesOf(field.address, daylights.map(lowerLeft))
  return {
    id: `${field.address}/leaf`,
    outline,
    thickness,
    hingeSide,
    glass: daylights.map((daylight, index): Pane => {
      const address = addresses[index] ?? field.address
      return {
        address,
        field: field.address,
        kind: 'GLASS',
        daylight,
        glassEdge:
          inset(
            daylight,
            daylight.map(() => -GLASS_REBATE),
          ) ?? daylight,
        properties: chosenProperties(values, address),
      }
    }),
    features: pattern.features.map(({ kind, x, y, width, height }) => ({
      kind,
      outline: place(x, y, width, height),
    })),
    bars: patternBars(pattern, place),
  }
}
