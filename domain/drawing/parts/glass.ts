/** Panes, solid panels in their place, and the bead round them. */
import { inset } from '#domain/geometry/inset'
import type { Polygon } from '#domain/geometry/point'
import type { Field, Pane } from '#domain/layout/parts'
import type { DepthRange } from '../depths.ts'
import type { Drawable } from '../drawable.ts'
import { allRound, type Faces, facesOf, spacerMaterial } from '../palette.ts'
import type { Material, ScenePart } from '../scene.ts'
import { holderOf } from './holder.ts'
import { poseOf } from './sash.ts'

/** Visible width of the spacer bar along the edge of a pane. */
export const SPACER = 4

/** Visible width of the bead that holds a pane from outside, and how far it stands out. */
const BEAD = 14
const BEAD_PROJECTION = 1

const FROSTED = 6
const GREY = 11
const ORNAMENTED = 12

/** Clear glass: a faint cool tint, half of which comes from what is behind it. */
export const clearGlass: Material = { finish: 'glass', rgbHex: '#CBDFE4' }
const grey: Material = { finish: 'glass', rgbHex: '#7F8B90' }
const frosted: Material = { finish: 'frosted', rgbHex: '#EDF1F1' }

const glassMaterial = ({ properties }: Pane): Material => {
  if (properties.includes(FROSTED) || properties.includes(ORNAMENTED)) return frosted
  return properties.includes(GREY) ? grey : clearGlass
}

interface PaneSurroundings {
  readonly holder: Faces
  readonly spacer: Material
  /** Pose group that takes the pane along. */
  readonly pose: string | undefined
}

/** One pane with the edge of its spacer; a solid panel has the colour of what holds it. */
export const paneParts = (
  pane: Pane,
  z: DepthRange,
  { holder, spacer, pose }: PaneSurroundings,
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
    pane.daylight.map(() => SPACER),
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
            id: `${pane.address}/spacer`,
            kind: 'gasket' as const,
            outlines: [pane.daylight, inner],
            z: [z[0] - 1, z[1] + 1] as const,
            ...allRound(spacer),
            ...shared,
          },
        ]),
  ]
}

/** The bead lies on the member round the pane; through-going bars have none of their own. A press on it means the cavity. */
const beadParts = (
  { address, panes }: Field,
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
          ...(panes.length > 0 && { selects: address }),
          onlySide: 'outside',
        },
      ]
}

export const glassParts = (drawable: Drawable): ScenePart[] => {
  const spacer = spacerMaterial(drawable.values.spacerColor)
  return drawable.layout.fields.flatMap((field) => {
    const { around, edge, faces } = holderOf(drawable, field)
    const pose = field.sash?.opens === true ? poseOf(field.address) : undefined
    const z = drawable.depths.glassIn(around, edge)
    return [
      ...field.panes.flatMap((pane) => paneParts(pane, z, { holder: faces, spacer, pose })),
      ...beadParts(field, field.sash?.daylight ?? field.cavity, around, faces, pose),
    ]
  })
}
