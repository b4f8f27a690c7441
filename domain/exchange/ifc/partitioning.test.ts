// How panels divide a window, in IFC's words and order (IfcWindowPanelPositionEnum).
import { expect, test } from 'vitest'
import type { Box } from '#domain/geometry/point'
import { partitioningOf } from './partitioning.ts'

const box = (minX: number, maxX: number, minY: number, maxY: number): Box => ({ minX, maxX, minY, maxY })
const [left, right] = [box(0, 500, 0, 1200), box(500, 1000, 0, 1200)]
const [low, high] = [box(0, 1000, 0, 400), box(0, 1000, 400, 1200)]

test.each([
  ['SINGLE_PANEL', [box(0, 1000, 0, 1200)], ['NOTDEFINED']],
  ['DOUBLE_PANEL_VERTICAL', [right, left], ['RIGHT', 'LEFT']],
  ['DOUBLE_PANEL_HORIZONTAL', [low, high], ['BOTTOM', 'TOP']],
  [
    'TRIPLE_PANEL_VERTICAL',
    [box(0, 300, 0, 1200), box(300, 700, 0, 1200), box(700, 1000, 0, 1200)],
    ['LEFT', 'MIDDLE', 'RIGHT'],
  ],
  [
    'TRIPLE_PANEL_HORIZONTAL',
    [box(0, 1000, 0, 400), box(0, 1000, 800, 1200), box(0, 1000, 400, 800)],
    ['BOTTOM', 'TOP', 'MIDDLE'],
  ],
  [
    'TRIPLE_PANEL_BOTTOM',
    [low, box(500, 1000, 400, 1200), box(0, 500, 400, 1200)],
    ['BOTTOM', 'RIGHT', 'LEFT'],
  ],
  ['TRIPLE_PANEL_TOP', [box(0, 500, 0, 400), box(500, 1000, 0, 400), high], ['LEFT', 'RIGHT', 'TOP']],
  ['TRIPLE_PANEL_LEFT', [left, box(500, 1000, 0, 400), box(500, 1000, 400, 1200)], ['LEFT', 'BOTTOM', 'TOP']],
  ['TRIPLE_PANEL_RIGHT', [box(0, 500, 400, 1200), box(0, 500, 0, 400), right], ['TOP', 'BOTTOM', 'RIGHT']],
  ['USERDEFINED', [left, right, low, high], ['NOTDEFINED', 'NOTDEFINED', 'NOTDEFINED', 'NOTDEFINED']],
])('%s', (type, boxes, positions) => {
  expect(partitioningOf(boxes)).toEqual({ type, positions })
})
