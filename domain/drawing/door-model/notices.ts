/** What a seller must know of a door's 3D model before showing it (drawing-engine section 8; D-165, D-166, D-172). */
import type { LeafModel } from '../scene.ts'
import { doorModelText } from './text.ts'

/** How far a model has come, as whoever loads it tells. */
export type DoorModelStep =
  | { readonly step: 'none' | 'loading' | 'failed' }
  | { readonly step: 'shown'; readonly name: string }

export const doorModelNotices = (model: LeafModel, shown: DoorModelStep): string[] => {
  if (shown.step === 'failed') return [doorModelText.missing]
  const file = shown.step === 'shown' ? model.files.find(({ name }) => name === shown.name) : undefined
  if (file === undefined) return []
  // The second character of a name is its door type.
  const isBasic = file.name[1] !== '8'
  const { width, height } = model.frame
  return [
    ...(model.isExtra && isBasic ? [doorModelText.basicShown(model.product)] : []),
    ...(width !== file.frame.width || height !== file.frame.height ? [doorModelText.scaled] : []),
    ...(model.pose === undefined ? [] : [doorModelText.fittings]),
  ]
}
