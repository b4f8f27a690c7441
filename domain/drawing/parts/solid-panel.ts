/**
 * A solid panel in the place of a pane: a breastwork (brystning) below the rail of a door, or a pane that is filled (panel
 * property 14). Smooth, with upright grooves, or faced with aluminium outside (panel qualities 21 to 23).
 */
import { boundsOf } from '#domain/geometry/polygon'
import { bandOf } from '#domain/geometry/split'
import type { Pane } from '#domain/layout/parts'
import { type DepthRange, HAIR, proud } from '../depths.ts'
import { bareAluminium } from '../materials.ts'
import { type Faces, facesOf, shaded } from '../palette.ts'
import type { Material, ScenePart } from '../scene.ts'

/** DD-18. */
const THICKNESS = 24

const UPRIGHT_GROOVES = 22
const ALUMINIUM = 23
/** From groove to groove at most, and how wide each is. */
const GROOVE = { apart: 95, width: 6 }

interface PanelLook {
  readonly holder: Faces
  readonly quality: number | null
  readonly cladding: Material | null
}

const facesFor = ({ holder, quality, cladding }: PanelLook): Faces =>
  quality === ALUMINIUM ? { ...holder, outside: cladding ?? bareAluminium } : holder

export const solidPanelParts = (
  { address, daylight }: Pane,
  [back, front]: DepthRange,
  look: PanelLook,
  shared: Pick<ScenePart, 'pose' | 'selects'>,
): ScenePart[] => {
  const middle = (back + front) / 2
  const z = [middle - THICKNESS / 2, middle + THICKNESS / 2] as const
  const faces = facesFor(look)
  const { minX, maxX } = boundsOf(daylight)
  const boards = look.quality === UPRIGHT_GROOVES ? Math.ceil((maxX - minX) / GROOVE.apart) : 1
  const grooves = Array.from({ length: boards - 1 }, (_, index) =>
    bandOf(daylight, 'VERTICAL', minX + ((maxX - minX) * (index + 1)) / boards, GROOVE.width),
  )
  return [
    {
      ...shared,
      id: `${address}/panel`,
      kind: 'panel',
      outlines: [daylight],
      z,
      ...facesOf(faces),
      // Grooves say it themselves.
      ...(grooves.length === 0 && { icon: 'breastwork' as const }),
    },
    ...grooves.map(
      (outline, index): ScenePart => ({
        ...shared,
        id: `${address}/panel/groove${index + 1}`,
        kind: 'groove',
        outlines: [outline],
        z: proud(z, HAIR),
        ...facesOf(shaded(faces)),
      }),
    ),
  ]
}
