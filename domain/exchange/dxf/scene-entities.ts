/**
 * A scene as a CAD drawing: every part's outline on the layer of its kind, what is behind other parts on a layer of its own that is
 * switched off, the section beside it, words, and measurements that can be measured again. Colours and the shine of panes
 * are of pictures and stay out.
 */

import { iconStrokesIn } from '#domain/drawing/parts/icon-strokes'
import { fromBackToFront } from '#domain/drawing/parts-seen'
import { rowsOf } from '#domain/drawing/rows-of-scene'
import type { Scene, SceneLabel, ScenePart, Section } from '#domain/drawing/scene'
import { arrowHead } from '#domain/drawing/symbols/arrow-head'
import { type Face, runsUnder } from '#domain/geometry/hidden-runs'
import type { Point } from '#domain/geometry/point'
import { dimensionsOf } from './dimensions.ts'
import type { DxfEntity, DxfPolyline, DxfText } from './entities.ts'
import { layerOfCut, layerOfPart } from './layers.ts'
import { capitalsOf } from './letters.ts'

const isSeenThrough = ({ materialOutside: { finish } }: ScenePart): boolean =>
  finish === 'glass' || finish === 'frosted'

/** Each ring of a part, what is under a nearer part for itself. */
const partEntities = (part: ScenePart, inFront: readonly Face[]): readonly DxfPolyline[] => [
  ...part.outlines
    .flatMap((ring) => runsUnder(ring, inFront))
    .map(
      ({ points, isClosed, isHidden }): DxfPolyline => ({
        kind: 'polyline',
        layer: isHidden ? 'hidden' : layerOfPart(part.kind),
        points,
        isClosed,
        ...(isHidden && { isDashed: true }),
      }),
    ),
  ...iconStrokesIn(part).map(
    (points): DxfPolyline => ({ kind: 'polyline', layer: layerOfPart(part.kind), points, isClosed: false }),
  ),
]

const partsEntities = (scene: Scene): readonly DxfPolyline[] => {
  const parts = fromBackToFront(scene)
  return parts.flatMap((part, index) =>
    partEntities(
      part,
      parts
        .slice(index + 1)
        .filter((other) => !isSeenThrough(other))
        .map(({ outlines }) => outlines),
    ),
  )
}

const symbolEntities = ({ lines, textSize }: Scene): readonly DxfPolyline[] =>
  lines.flatMap(({ points, style, arrow }) => [
    {
      kind: 'polyline',
      layer: 'symbol',
      points,
      isClosed: false,
      ...(style === 'dashed' && { isDashed: true }),
    } as const,
    ...(arrow === 'end'
      ? ([
          { kind: 'polyline', layer: 'symbol', points: arrowHead(points, textSize), isClosed: false },
        ] as const)
      : []),
  ])

const rowEntities = (scene: Scene): readonly DxfPolyline[] => [
  { kind: 'polyline', layer: 'outline', points: scene.outline, isClosed: true },
  ...partsEntities(scene),
  ...symbolEntities(scene),
]

const moved = (line: DxfPolyline, [dx, dy]: Point): DxfPolyline => ({
  ...line,
  points: line.points.map(([x, y]): Point => [x + dx, y + dy]),
})

const sectionEntities = ({ pieces }: Section): readonly DxfPolyline[] =>
  pieces.map(({ kind, outline }) => ({
    kind: 'polyline',
    layer: layerOfCut(kind),
    points: outline,
    isClosed: true,
  }))

const labelEntity = ({ text, at, size, turned = false }: SceneLabel): DxfText => ({
  kind: 'text',
  layer: 'text',
  text,
  at,
  height: capitalsOf(size),
  ...(turned && { isTurned: true }),
})

/** A scene that is seen from outside; nothing of a CAD drawing is mirrored. */
export const sceneEntities = (scene: Scene): readonly DxfEntity[] => {
  const { sections = [], labels = [] } = scene
  return [
    ...rowsOf(scene).flatMap((row) => rowEntities(row.scene).map((line) => moved(line, row.at))),
    ...sections.flatMap(sectionEntities),
    ...[...sections.flatMap((section) => section.labels), ...labels].map(labelEntity),
    ...dimensionsOf(scene),
  ]
}
