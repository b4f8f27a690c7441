/** Which 3D model shows the product's leaf, and what the product makes of it (D-155 to D-168). */
import { boundsOf } from '#domain/geometry/polygon'
import { baseSizeOf, type DoorModelId, doorModelIdOf, fallbackOf, fileNameOf } from '../door-model/files.ts'
import type { Drawable } from '../drawable.ts'
import type { LeafModel } from '../scene.ts'
import { handleKinds } from './handle-kinds.ts'
import { poseOf } from './sash.ts'

const fileOf = (id: DoorModelId): LeafModel['files'][number] => ({
  name: fileNameOf(id),
  frame: baseSizeOf(id.doorType),
})

const EXTRA = / eXtra\b/

/** Null for products that have no leaf with a pattern. */
export const leafModelOf = ({ model, frameType, layout, values, depths }: Drawable): LeafModel | null => {
  const id = doorModelIdOf(model)
  const { leaf } = layout
  if (id === null || leaf === null || leaf.outline.length === 0) return null
  const handle = handleKinds[values.doorHandleId]
  const field = layout.fields[0]?.address ?? ''
  return {
    // A Basic leaf that fails is asked for once more (DD-12).
    files: [fileOf(id), fileOf(fallbackOf(id))],
    frame: { width: layout.width, height: layout.height },
    leaf: boundsOf(leaf.outline),
    z: depths.leaf,
    hand: leaf.hingeSide === 'RIGHT' ? 'right' : 'left',
    ...(leaf.hingeSide !== null && { pose: poseOf(field) }),
    hasLever: [handle?.outside, handle?.inside].some((grip) => grip?.form.startsWith('lever')),
    product: model.name.replace(EXTRA, ''),
    isExtra: frameType.extra,
  }
}
