/** Bars that divide or cross the glass, and the rail above a breastwork. */
import type { Field } from '#domain/layout/parts'
import type { Drawable } from '../drawable.ts'
import { facesOf } from '../palette.ts'
import type { ScenePart } from '../scene.ts'
import { holderOf, leafHolderOf } from './holder.ts'
import { poseOf } from './sash.ts'

/** A bar between the panes lies this far inside the glass; one on the glass stands this far out of it. */
const AIR_BAR_COVER = 6
const CLIPS_BAR_THICKNESS = 10

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
    if (bar.kind === 'SOLID') return [{ ...shared, id: bar.id, z: around }]
    if (bar.kind === 'AIR')
      return [{ ...shared, id: bar.id, z: [back + AIR_BAR_COVER, front - AIR_BAR_COVER] }]
    return [
      { ...shared, id: bar.id, z: [front, front + CLIPS_BAR_THICKNESS] },
      { ...shared, id: `${bar.id}/inside`, z: [back - CLIPS_BAR_THICKNESS, back] },
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
