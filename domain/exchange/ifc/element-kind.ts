/** What a product is in IFC: a door is what one walks through, whatever frame it has; of the same frame without anything that opens it is a window. */
import type { Drawable } from '#domain/drawing/drawable'

export type ElementKind = 'WINDOW' | 'DOOR' | 'MEMBER'

export const elementKindOf = ({ model, frameType, moving }: Drawable): ElementKind => {
  if (model.isConstructionPart === true) return 'MEMBER'
  return frameType.kind === 'DOOR' && moving.length > 0 ? 'DOOR' : 'WINDOW'
}
