import { type BufferGeometry, EdgesGeometry } from 'three'
import { expect, test } from 'vitest'
import { elevation } from '#domain/drawing/elevation.fixture'
import type { Polygon } from '#domain/geometry/point'
import { edgeLinesOf, ROUND_THRESHOLD } from './edges.ts'
import { extrude } from './extrude.ts'
import { roundOff } from './round-off.ts'

/** Which lines there are, whichever way round and in whatever order they come. */
const linesIn = (edges: BufferGeometry): string[] => {
  const place = edges.getAttribute('position')
  const corner = (index: number): number[] => [place.getX(index), place.getY(index), place.getZ(index)]
  const written = (...ends: readonly number[][]): string =>
    ends
      .map((end) => end.map((value) => value.toFixed(2)).join(' '))
      .toSorted()
      .join(' to ')
  return Array.from({ length: place.count / 2 }, (_, index) => [corner(2 * index), corner(2 * index + 1)])
    .map(([from = [], to = []]) => written(from, to))
    .toSorted()
}

/** A solid is of two halves, and what is found among its triangles ends in its middle. */
const withHalves = (lines: readonly string[]): string[] =>
  lines
    .flatMap((line) => {
      const [[x1, y1, z1], [x2, y2, z2]] = line.split(' to ').map((end) => end.split(' ').map(Number)) as [
        [number, number, number],
        [number, number, number],
      ]
      if (x1 !== x2 || y1 !== y2) return [line]
      const place = (z: number) => [x1, y1, z].map((value) => value.toFixed(2)).join(' ')
      return [z1, z2].map((z) => [place(z), place((z1 + z2) / 2)].toSorted().join(' to '))
    })
    .toSorted()

const octagon: Polygon = Array.from({ length: 8 }, (_, index) => [
  Math.cos((index * Math.PI) / 4) * 50,
  Math.sin((index * Math.PI) / 4) * 50,
])

test('a box has twelve edges, and the frame of one twice as many', () => {
  const square = (from: number, to: number): Polygon => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ]
  const edgesIn = (outlines: readonly Polygon[]) => {
    const part = { outlines, z: [0, 10] as const }
    return linesIn(edgeLinesOf(part, extrude(part), false, 20))
  }
  expect(edgesIn([square(0, 100)])).toHaveLength(12)
  expect(edgesIn([square(0, 100), square(20, 80)])).toHaveLength(24)
})

test('an edge between two faces is drawn from the threshold on', () => {
  const part = { outlines: [octagon], z: [0, 10] as const }
  expect(linesIn(edgeLinesOf(part, extrude(part), false, 44))).toHaveLength(24)
  expect(linesIn(edgeLinesOf(part, extrude(part), false, 46))).toHaveLength(16)
})

test.each([1002, 1401, 2101, 3104, 2003])(
  'they are those that are found among the triangles of every part of model %d',
  (modelId) => {
    for (const part of elevation(modelId).parts) {
      const solid = part.rounded === undefined ? extrude(part) : roundOff(part, part.rounded)
      const threshold = part.rounded === undefined ? 20 : ROUND_THRESHOLD
      const [ours, found] = [edgeLinesOf(part, solid, false, threshold), new EdgesGeometry(solid, threshold)]
      const wanted = part.rounded === undefined ? withHalves(linesIn(ours)) : linesIn(ours)
      expect(wanted, part.id).toEqual(linesIn(found))
    }
  },
)
