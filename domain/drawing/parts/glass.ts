/** Panes, solid panels in their place, the bead round them, and the bars that cross or divide them. */
import { inset } from '#domain/geometry/inset'
import type { Polygon } from '#domain/geometry/point'
import type { Field, Pane } from '#domain/layout/parts'
import type { DepthRange } from '../depths.ts'
import type { Drawable } from '../drawable.ts'
import { allRound, type Faces, facesOf, rubber } from '../palette.ts'
import type { Material, ScenePart } from '../scene.ts'
import { poseOf } from './sash.ts'

/** Visible width of the seal between pane and bead. */
const SEAL = 4

/** Visible width of the bead that holds a pane from outside, and how far it stands out. */
const BEAD = 14
const BEAD_PROJECTION = 1

const FROSTED = 6
const GREY = 11
const ORNAMENTED = 12

/** Clear glass: a faint cool tint, half of which comes from what is behind it. */
const clear: Material = { finish: 'glass', rgbHex: '#CBDFE4' }
const grey: Material = { finish: 'glass', rgbHex: '#7F8B90' }
const frosted: Material = { finish: 'frosted', rgbHex: '#EDF1F1' }

const glassMaterial = ({ properties }: Pane): Material => {
  if (properties.includes(FROSTED) || properties.includes(ORNAMENTED)) return frosted
  return properties.includes(GREY) ? grey : clear
}

/** One pane with its seal; a solid panel has the colour of what holds it. */
export const paneParts = (
  pane: Pane,
  z: DepthRange,
  holder: Faces,
  pose: string | undefined,
): ScenePart[] => {
  if (pane.daylight.length === 0) return []
  const shared = { ...(pose !== undefined && { pose }), selects: pane.address }
  if (pane.kind === 'PANEL')
    return [
      {
        id: `${pane.address}/panel`,
        kind: 'panel',
        outlines: [pane.daylight],
        z,
        ...facesOf(holder),
        ...shared,
      },
    ]
  const inner = inset(
    pane.daylight,
    pane.daylight.map(() => SEAL),
  )
  return [
    {
      id: `${pane.address}/glass`,
      kind: 'glass',
      outlines: [pane.daylight],
      z,
      ...allRound(glassMaterial(pane)),
      ...shared,
    },
    ...(inner === null
      ? []
      : [
          {
            id: `${pane.address}/seal`,
            kind: 'gasket' as const,
            outlines: [pane.daylight, inner],
            z: [z[0] - 1, z[1] + 1] as const,
            ...allRound(rubber),
            ...shared,
          },
        ]),
  ]
}

const holderOf = ({ depths, palette, layout }: Drawable, { sash }: Field) =>
  sash === null
    ? { around: depths.frame, edge: layout.frame[0]?.profile.edge ?? 0, faces: palette.frame }
    : { around: depths.sashOf(sash), edge: sash.members[0]?.profile.edge ?? 0, faces: palette.sash }

/** The bead lies on the member round the pane; through-going bars have none of their own. */
const beadParts = (
  address: string,
  opening: Polygon,
  [, front]: DepthRange,
  faces: Faces,
  pose: string | undefined,
): ScenePart[] => {
  const around = inset(
    opening,
    opening.map(() => -BEAD),
  )
  return around === null
    ? []
    : [
        {
          id: `${address}/bead`,
          kind: 'bead',
          outlines: [around, opening],
          z: [front, front + BEAD_PROJECTION],
          ...facesOf(faces),
          ...(pose !== undefined && { pose }),
          onlySide: 'outside',
        },
      ]
}

export const glassParts = (drawable: Drawable): ScenePart[] =>
  drawable.layout.fields.flatMap((field) => {
    const { around, edge, faces } = holderOf(drawable, field)
    const pose = field.sash?.opens === true ? poseOf(field.address) : undefined
    const z = drawable.depths.glassIn(around, edge)
    return [
      ...field.panes.flatMap((pane) => paneParts(pane, z, faces, pose)),
      ...beadParts(field.address, field.sash?.daylight ?? field.cavity, around, faces, pose),
    ]
  })

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
    const { around, edge, faces } = holderOf(drawable, field)
    const [back, front] = depths.glassIn(around, edge)
    const shared = {
      kind: bar.part,
      outlines: [bar.outline],
      ...facesOf(faces),
      ...(field.sash?.opens === true && { pose: poseOf(field.address) }),
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
