import { BoxGeometry, EdgesGeometry } from 'three'
import { expect, test } from 'vitest'
import { withoutShortEdges } from './short-edges.ts'

const edgesFrom = (least: number): number => {
  const edges = withoutShortEdges(new EdgesGeometry(new BoxGeometry(1000, 50, 20)), least)
  return edges.getAttribute('position').count / 2
}

test('D-069: of a board of 1000 × 50 × 20 only the edges of the least length and more are drawn', () => {
  expect(edgesFrom(0)).toBe(12)
  expect(edgesFrom(20)).toBe(12)
  expect(edgesFrom(21)).toBe(8)
  expect(edgesFrom(51)).toBe(4)
  expect(edgesFrom(1001)).toBe(0)
})
