/** How the panels of a window divide it, in the words of IfcWindowTypePartitioningEnum, and each panel's place in it (docs/formats/ifc.md). */
import type { Box } from '#domain/geometry/point'
import { unionOf } from '#domain/geometry/polygon'

type PanelPosition = 'LEFT' | 'MIDDLE' | 'RIGHT' | 'TOP' | 'BOTTOM' | 'NOTDEFINED'

export interface Partitioning {
  readonly type: string
  /** In the order of the panels. */
  readonly positions: readonly PanelPosition[]
}

/** Edges that are meant to be in line differ by rounding only. */
const SAME = 0.01
const same = (one: number, other: number): boolean => Math.abs(one - other) < SAME

const inOrder = (
  boxes: readonly Box[],
  key: (box: Box) => number,
  inTurn: readonly PanelPosition[],
): readonly PanelPosition[] => {
  const order = boxes.toSorted((one, other) => key(one) - key(other))
  return boxes.map((box) => inTurn[order.indexOf(box)] ?? 'NOTDEFINED')
}

const names = {
  across: { 2: ['LEFT', 'RIGHT'], 3: ['LEFT', 'MIDDLE', 'RIGHT'] },
  up: { 2: ['BOTTOM', 'TOP'], 3: ['BOTTOM', 'MIDDLE', 'TOP'] },
} as const

/** Two panels beside or over each other, and the third along one side of both. */
const threeOf = (boxes: readonly Box[], all: Box): Partitioning | null => {
  const wide = boxes.find((box) => same(box.minX, all.minX) && same(box.maxX, all.maxX))
  if (wide !== undefined) {
    const end = same(wide.minY, all.minY) ? 'BOTTOM' : 'TOP'
    const others = boxes.filter((box) => box !== wide)
    const [first] = inOrder(others, ({ minX }) => minX, ['LEFT', 'RIGHT'])
    const positions = boxes.map((box): PanelPosition => {
      if (box === wide) return end
      return (box === others[0]) === (first === 'LEFT') ? 'LEFT' : 'RIGHT'
    })
    return { type: `TRIPLE_PANEL_${end}`, positions }
  }
  const high = boxes.find((box) => same(box.minY, all.minY) && same(box.maxY, all.maxY))
  if (high === undefined) return null
  const side = same(high.minX, all.minX) ? 'LEFT' : 'RIGHT'
  const others = boxes.filter((box) => box !== high)
  const [first] = inOrder(others, ({ minY }) => minY, ['BOTTOM', 'TOP'])
  const positions = boxes.map((box): PanelPosition => {
    if (box === high) return side
    return (box === others[0]) === (first === 'BOTTOM') ? 'BOTTOM' : 'TOP'
  })
  return { type: `TRIPLE_PANEL_${side}`, positions }
}

/** `boxes` as seen in the direction of y. More than three panels are «defined by the geometry only». */
export const partitioningOf = (boxes: readonly Box[]): Partitioning => {
  const all = unionOf(boxes)
  if (boxes.length <= 1) return { type: 'SINGLE_PANEL', positions: boxes.map(() => 'NOTDEFINED') }
  const count = boxes.length
  if (count === 2 || count === 3) {
    const number = count === 2 ? 'DOUBLE' : 'TRIPLE'
    if (boxes.every(({ minY, maxY }) => same(minY, all.minY) && same(maxY, all.maxY)))
      return {
        type: `${number}_PANEL_VERTICAL`,
        positions: inOrder(boxes, ({ minX }) => minX, names.across[count]),
      }
    if (boxes.every(({ minX, maxX }) => same(minX, all.minX) && same(maxX, all.maxX)))
      return {
        type: `${number}_PANEL_HORIZONTAL`,
        positions: inOrder(boxes, ({ minY }) => minY, names.up[count]),
      }
    const three = count === 3 ? threeOf(boxes, all) : null
    if (three !== null) return three
  }
  return { type: 'USERDEFINED', positions: boxes.map(() => 'NOTDEFINED') }
}
