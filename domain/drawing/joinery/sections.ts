/**
 * The product cut through, at the scale of the elevation and in first-angle projection: the level cut under it, seen from above,
 * the upright one at its side, seen from the left; the side that one looks at lies away from the elevation. What is cut is
 * read off the parts' outlines and z ranges, so that a section is as true as the room is.
 */
import type { Box, Point, Polygon } from '#domain/geometry/point'
import { boundsOf, heightOf, rectangle, unionOf, widthOf } from '#domain/geometry/polygon'
import { chordEnds } from '#domain/geometry/split'
import { panesOf } from '#domain/layout/panes'
import type { Layout } from '#domain/layout/parts'
import type { RulerChain } from '../rulers/measures.ts'
import { type RulerScale, textWidth } from '../rulers/scale.ts'
import { straightRulers } from '../rulers/straight.ts'
import type { PartKind, Ruler, SceneLabel, ScenePart, Section, SectionPiece, ViewSide } from '../scene.ts'
import { faceText } from '../text.ts'

type Way = Section['way']

/** What carries and fills: fittings are not cut. */
const CUT: ReadonlySet<PartKind> = new Set([
  'frame',
  'threshold',
  'sash',
  'leaf',
  'divider',
  'crossbar',
  'glass',
  'panel',
  'cladding',
  'bead',
  'jamb',
  'flowerboard',
])

/** From the middle between two lines of words to the middle of either, in text heights. */
const LINE = 0.6

/** Through the largest pane, beside its middle, where a glazing bar may stand. */
const CUT_AT = 0.42

const cutAt = (layout: Layout): Point => {
  const boxes = panesOf(layout).map(({ daylight }) => boundsOf(daylight))
  const [box] = boxes.toSorted(
    (one, other) => widthOf(other) * heightOf(other) - widthOf(one) * heightOf(one),
  )
  const { minX, minY, maxX, maxY } = box ?? boundsOf(layout.outline)
  return [minX + CUT_AT * (maxX - minX), minY + CUT_AT * (maxY - minY)]
}

type Range = readonly [low: number, high: number]

/** What of a range lies outside another. */
const without = ([low, high]: Range, [from, to]: Range): Range[] =>
  [
    [low, Math.min(high, from)],
    [Math.max(low, to), high],
  ].flatMap(([start = 0, end = 0]) => (end > start ? [[start, end] as const] : []))

/** Where a line meets a part, its holes left out. */
const rangesOf = ({ outlines: [outer = [], ...holes] }: ScenePart, way: Way, position: number): Range[] => {
  const direction = way === 'level' ? 'HORIZONTAL' : 'VERTICAL'
  const ends = chordEnds(outer, direction, position)
  if (ends === null || ends[1] <= ends[0]) return []
  return holes.reduce<Range[]>(
    (ranges, hole) => {
      const gap = chordEnds(hole, direction, position)
      return gap === null ? ranges : ranges.flatMap((range) => without(range, gap))
    },
    [ends],
  )
}

/** Through the wall, as far as anything that is cut reaches. */
const depthOf = (parts: readonly ScenePart[]): Range => [
  Math.min(...parts.map(({ z: [back] }) => back)),
  Math.max(...parts.map(({ z: [, front] }) => front)),
]

interface SectionPlacement {
  readonly side: ViewSide
  /** What the elevation takes with its rulers: a section stands clear of it. */
  readonly around: Box
  readonly gap: number
  readonly text: number
}

const sectionOf = (
  way: Way,
  position: number,
  parts: readonly ScenePart[],
  placement: SectionPlacement,
): Section => {
  const { side, around, gap, text } = placement
  const cut = parts.flatMap((part) => rangesOf(part, way, position).map((range) => ({ part, range })))
  const [back, front] = depthOf(cut.map(({ part }) => part))
  /** From the elevation outwards, the side that one looks at last. */
  const away = (z: number): number => gap + (side === 'outside' ? z - back : front - z)
  const across = (z: number): number => {
    if (way === 'level') return around.minY - away(z)
    return side === 'outside' ? around.maxX + away(z) : around.minX - away(z)
  }
  const outlineOf = ([low, high]: Range, [from, to]: Range): Polygon => {
    const [one, other] = [across(from), across(to)]
    const [near, far] = [Math.min(one, other), Math.max(one, other)]
    return way === 'level'
      ? rectangle({ minX: low, maxX: high, minY: near, maxY: far })
      : rectangle({ minX: near, maxX: far, minY: low, maxY: high })
  }
  const pieces = cut.map(
    ({ part, range }): SectionPiece => ({
      id: `${way}/${part.id}`,
      kind: part.kind,
      outline: outlineOf(range, part.z),
    }),
  )
  const box = unionOf(pieces.map(({ outline }) => boundsOf(outline)))
  const frame = pieces.filter(({ kind }) => kind === 'frame' || kind === 'threshold' || kind === 'jamb')
  const measured = unionOf((frame.length > 0 ? frame : pieces).map(({ outline }) => boundsOf(outline)))
  return { way, pieces, box, measured, labels: sidesOf(way, box, { side, text, away: gap }) }
}

/** Which face is which: «ute» and «inne» at the end of the section. */
const sidesOf = (
  way: Way,
  box: Box,
  { side, text, away }: { readonly side: ViewSide; readonly text: number; readonly away: number },
): readonly SceneLabel[] => {
  const faces: readonly ViewSide[] = side === 'outside' ? ['inside', 'outside'] : ['outside', 'inside']
  const [low, high] = way === 'level' ? [box.minY, box.maxY] : [box.minX, box.maxX]
  const middle = (low + high) / 2
  // On a small screen the words keep their height and reach past the faces of a thin section.
  const apart = Math.max((high - low) / 4, LINE * text)
  const aside = textWidth(faceText.inside, text) / 2 + away / 3
  return faces.map((face, index): SceneLabel => {
    const towards = index === 0 ? 1 : -1
    const at: Point =
      way === 'level'
        ? [side === 'outside' ? box.maxX + aside : box.minX - aside, middle + towards * apart]
        : [side === 'outside' ? middle - towards * apart : middle + towards * apart, box.maxY + aside]
    return {
      id: `${way}/${face}`,
      text: faceText[face],
      at,
      size: text,
      ...(way === 'upright' && { turned: true }),
    }
  })
}

/** The depth of the frame, beside the section that shows it. */
export const depthRulers = (
  sections: readonly Section[],
  side: ViewSide,
  scale: RulerScale,
): readonly Ruler[] => {
  const home = side === 'outside' ? 'LEFT' : 'RIGHT'
  return sections.flatMap(({ way, box, measured }) => {
    const [low, high] = way === 'level' ? [measured.minY, measured.maxY] : [measured.minX, measured.maxX]
    const edge = way === 'level' ? home : 'BOTTOM'
    const chain: RulerChain = { edge, measures: [{ id: `depth-${way}`, kind: 'depth', low, high }] }
    return straightRulers([chain], { outline: rectangle(box), product: box, occupied: box, side, scale })
  })
}

/** What sections take on the sheet, with their words. */
export const boxesOfSections = (sections: readonly Section[]): readonly Box[] =>
  sections.flatMap(({ box, labels }) => [
    box,
    ...labels.map(({ text, at: [x, y], size, turned }): Box => {
      const [half, high] = [textWidth(text, size) / 2, size / 2]
      const [across, up] = turned === true ? [high, half] : [half, high]
      return { minX: x - across, maxX: x + across, minY: y - up, maxY: y + up }
    }),
  ])

export const sectionsOf = (
  parts: readonly ScenePart[],
  layout: Layout,
  placement: SectionPlacement,
): readonly Section[] => {
  const solid = parts.filter(({ kind, isHiddenShut }) => CUT.has(kind) && isHiddenShut !== true)
  if (solid.length === 0) return []
  const [x, y] = cutAt(layout)
  return [sectionOf('level', y, solid, placement), sectionOf('upright', x, solid, placement)]
}
