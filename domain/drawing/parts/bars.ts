/** Bars that divide or cross the glass, and the rail above a breastwork. */
import type { Polygon } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import type { CrossbarPart, Field } from '#domain/layout/parts'
import { proud } from '../depths.ts'
import type { Drawable } from '../drawable.ts'
import { facesOf, shaded } from '../palette.ts'
import type { ScenePart } from '../scene.ts'
import { narrowedBar } from '../shapes.ts'
import { holderOf, leafHolderOf } from './holder.ts'
import { poseOf } from './sash.ts'

/** A bar between the panes lies this far inside the glass. */
const AIR_BAR_COVER = 6
/** A bar on the glass stands this far out of it, on a foot that one sees as a line of shadow along it. */
const CLIPS = { thickness: 10, footBeside: 2.5, foot: 1.5 }
/** A through-going bar has a ridge along its middle, and falls from it to the glass on both sides. */
const RIDGE = { share: 0.3, projection: 2 }

const ridgeOf = ({ outline, direction }: Pick<CrossbarPart, 'outline' | 'direction'>): Polygon => {
  const { minX, maxX, minY, maxY } = boundsOf(outline)
  const width = direction === 'VERTICAL' ? maxX - minX : maxY - minY
  return narrowedBar(outline, direction, width * RIDGE.share)
}

export const barParts = (drawable: Drawable): ScenePart[] => {
  const { layout, depths } = drawable
  const fieldOf = (panel: string): Field | undefined =>
    layout.fields.find(({ address }) => panel === address || panel.startsWith(`${address}/`))
  const bars = [
    ...layout.dividers
      .filter(({ splitsFrame }) => !splitsFrame)
      .map((bar) => ({ ...bar, kind: 'SOLID' as const, part: 'divider' as const })),
    ...layout.crossbars.map((bar) => ({ ...bar, part: 'crossbar' as const })),
  ]
  return bars.flatMap((bar): ScenePart[] => {
    const field = fieldOf(bar.panel)
    if (field === undefined) return []
    const { around, edge, faces } = leafHolderOf(drawable) ?? holderOf(drawable, field)
    const [back, front] = depths.glassIn(around, edge)
    const opens = field.sash?.opens === true || (layout.leaf !== null && layout.leaf.hingeSide !== null)
    const shared = {
      kind: bar.part,
      outlines: [bar.outline],
      ...facesOf(faces),
      ...(opens && { pose: poseOf(field.address) }),
      selects: bar.bar,
    }
    if (bar.kind === 'SOLID')
      return [
        { ...shared, id: bar.id, z: around },
        ...(bar.part === 'divider'
          ? []
          : [
              {
                ...shared,
                id: `${bar.id}/ridge`,
                outlines: [ridgeOf(bar)],
                z: proud(around, RIDGE.projection),
              },
            ]),
      ]
    if (bar.kind === 'AIR')
      return [{ ...shared, id: bar.id, z: [back + AIR_BAR_COVER, front - AIR_BAR_COVER] }]
    const foot = {
      ...shared,
      kind: 'gasket' as const,
      outlines: [narrowedBar(bar.outline, bar.direction, -CLIPS.footBeside)],
      ...facesOf(shaded(shaded(faces))),
    }
    return [
      { ...foot, id: `${bar.id}/foot`, z: [front, front + CLIPS.foot] },
      { ...foot, id: `${bar.id}/inside/foot`, z: [back - CLIPS.foot, back] },
      { ...shared, id: bar.id, z: [front, front + CLIPS.thickness] },
      { ...shared, id: `${bar.id}/inside`, z: [back - CLIPS.thickness, back] },
    ]
  })
}

export const breastworkParts = ({ layout, depths, palette }: Drawable): ScenePart[] =>
  layout.breastworks.flatMap(({ field: address, rail }) => {
    const sash = layout.fields.find((field) => field.address === address)?.sash
    return sash === undefined || sash === null
      ? []
      : [
          {
            id: `${address}/breastwork`,
            kind: 'sash' as const,
            outlines: [rail],
            z: depths.sashOf(sash),
            ...facesOf(palette.sash),
            ...(sash.opens && { pose: poseOf(address) }),
            selects: sash.id,
          },
        ]
  })
