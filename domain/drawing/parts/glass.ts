/** Panes and the bead round them. */
import { FROSTED, ORNAMENTED } from '#domain/catalogue/data/panel-properties'
import { inset } from '#domain/geometry/inset'
import type { Polygon } from '#domain/geometry/point'
import { qualityOf } from '#domain/layout/panes'
import type { Field, Pane } from '#domain/layout/parts'
import type { DepthRange } from '../depths.ts'
import type { Drawable } from '../drawable.ts'
import { spacerMaterial } from '../materials.ts'
import { allRound, type Faces, facesOf } from '../palette.ts'
import type { Material, ScenePart, ViewSide } from '../scene.ts'
import { holderOf } from './holder.ts'
import { poseOf } from './sash.ts'
import { solidPanelParts } from './solid-panel.ts'

/** Visible width of the spacer bar along the edge of a pane. */
export const SPACER = 4

/** Visible width of the bead that holds a pane, and how far it stands out. */
const BEAD = 14
const BEAD_PROJECTION = 1

const GREY = 11

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
  /** What a solid panel in the pane's place is made of. */
  readonly quality: number | null
  readonly cladding: Material | null
}

/** One pane with the edge of its spacer; a solid panel has the colour of what holds it. */
export const paneParts = (
  pane: Pane,
  z: DepthRange,
  { holder, spacer, pose, quality, cladding }: PaneSurroundings,
): ScenePart[] => {
  if (pane.daylight.length === 0) return []
  const shared = { ...(pose !== undefined && { pose }), selects: pane.address }
  if (pane.kind === 'PANEL') return solidPanelParts(pane, z, { holder, quality, cladding }, shared)
  const material = glassMaterial(pane)
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
      ...allRound(material),
      ...(material === frosted && { icon: 'frosted' as const }),
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

interface BeadPlace {
  readonly field: Field
  readonly opening: Polygon
  readonly around: DepthRange
  readonly faces: Faces
  readonly pose: string | undefined
}

/**
 * The bead lies on the member round the pane, outside; inside where the layout is reversed (DD-14). Through-going bars have
 * none of their own. A press on it means the cavity.
 */
const beadParts = (
  { field: { address, panes }, opening, around: [back, front], faces, pose }: BeadPlace,
  side: ViewSide,
): ScenePart[] => {
  const around = inset(
    opening,
    opening.map(() => -BEAD),
  )
  // The glass of an entrance door is its leaf's.
  return around === null || panes.length === 0
    ? []
    : [
        {
          id: `${address}/bead`,
          kind: 'bead',
          outlines: [around, opening],
          z: side === 'outside' ? [front, front + BEAD_PROJECTION] : [back - BEAD_PROJECTION, back],
          ...facesOf(faces),
          ...(pose !== undefined && { pose }),
          selects: address,
          onlySide: side,
        },
      ]
}

export const glassParts = (drawable: Drawable): ScenePart[] => {
  const { layout, values, frameType, palette } = drawable
  const spacer = spacerMaterial(values.spacerColor)
  return layout.fields.flatMap((field) => {
    const { around, edge, faces } = holderOf(drawable, field)
    const pose = field.sash?.opens === true ? poseOf(field.address) : undefined
    const z = drawable.depths.glassIn(around, edge)
    const opening = field.sash?.daylight ?? field.cavity
    return [
      ...field.panes.flatMap((pane) =>
        paneParts(pane, z, {
          holder: faces,
          spacer,
          pose,
          quality: qualityOf(values, pane.address),
          cladding: palette.cladding,
        }),
      ),
      ...beadParts({ field, opening, around, faces, pose }, frameType.reversed ? 'inside' : 'outside'),
    ]
  })
}
