/** The leaf of an entrance door with its grooves, raised panels, glass and glazing bars. */
import { inset } from '#domain/geometry/inset'
import { HAIR, proud } from '../depths.ts'
import type { Drawable } from '../drawable.ts'
import { MOULDING, RAISED } from '../leaf-relief.ts'
import { spacerMaterial } from '../materials.ts'
import { facesOf, shaded } from '../palette.ts'
import type { ScenePart } from '../scene.ts'
import { paneParts } from './glass.ts'
import { poseOf } from './sash.ts'

export const leafParts = ({ layout, depths, palette, values }: Drawable): ScenePart[] => {
  const { leaf } = layout
  if (leaf === null) return []
  const field = layout.fields[0]?.address ?? ''
  const shared = {
    ...facesOf(palette.leaf),
    ...(leaf.hingeSide !== null && { pose: poseOf(field) }),
    selects: leaf.id,
    model: { mesh: 'panel' },
  }
  const glassHoles = leaf.glass.map(({ daylight }) => daylight)
  const features = leaf.features.flatMap(({ kind, outline }, index): ScenePart[] => {
    const part = { ...shared, id: `${leaf.id}/${kind}${index + 1}`, kind }
    if (kind === 'groove')
      return [{ ...part, ...facesOf(shaded(palette.leaf)), outlines: [outline], z: proud(depths.leaf, HAIR) }]
    const field = inset(
      outline,
      outline.map(() => MOULDING),
    )
    return [
      { ...part, outlines: [outline], z: proud(depths.leaf, RAISED / 2) },
      ...(field === null
        ? []
        : [{ ...part, id: `${part.id}/field`, outlines: [field], z: proud(depths.leaf, RAISED) }]),
    ]
  })
  const glassZ = depths.glassIn(depths.leaf, depths.leaf[1] - depths.leaf[0])
  return [
    { ...shared, id: leaf.id, kind: 'leaf', outlines: [leaf.outline, ...glassHoles], z: depths.leaf },
    ...features,
    ...leaf.glass.flatMap((pane, index) =>
      paneParts(pane, glassZ, {
        holder: palette.leaf,
        spacer: spacerMaterial(values.spacerColor),
        pose: shared.pose,
        quality: values.panelQualityId,
        cladding: palette.cladding,
      }).map((part) => ({
        ...part,
        model: { mesh: `${part.kind === 'glass' ? 'glass' : 'spacer'}-${index + 1}` },
      })),
    ),
    ...leaf.bars.map(
      (outline, index): ScenePart => ({
        ...shared,
        id: `${leaf.id}/bar${index + 1}`,
        kind: 'crossbar',
        outlines: [outline],
        z: depths.leaf,
        model: { mesh: `bar-${index + 1}` },
      }),
    ),
  ]
}
