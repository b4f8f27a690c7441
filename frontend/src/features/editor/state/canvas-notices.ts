/** What stands under the drawing: what a seller must know before turning the screen to the customer. Pure. */

import { NONE } from '#domain/catalogue/none'
import { type DoorModelStep, doorModelNotices } from '#domain/drawing/door-model/notices'
import type { LeafModel } from '#domain/drawing/scene'
import { editorText } from '../text.ts'

interface Shown {
  readonly isRoom: boolean
  /** How the leaf of a door is shown in the room. */
  readonly leafModel: LeafModel | undefined
  readonly leaf: DoorModelStep
  readonly decorLaminate: string
}

/** On paper a laminate is a plain colour; whoever sees it in the room is warned of that. */
const laminateNotices = ({ isRoom, decorLaminate }: Shown): readonly string[] => {
  if (decorLaminate === NONE) return []
  return [isRoom ? editorText.laminateMayLack : editorText.laminateNotIn2d]
}

export const canvasNotices = (shown: Shown): readonly string[] => [
  ...(shown.isRoom && shown.leafModel ? doorModelNotices(shown.leafModel, shown.leaf) : []),
  ...laminateNotices(shown),
]
