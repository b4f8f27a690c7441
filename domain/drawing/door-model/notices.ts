/** What a seller must know of a door's 3D model before showing it (drawing-engine section 8; D-165, D-166, D-172). */
import type { LeafModel } from '../scene.ts'

const BASIC_SHOWN = 'eXtra 80mm door 3D model missing, Basic 60mm shown here'
const SCALED = 'Dørens 3D-modell er skalert. Standard dør er 990 x 2090 mm, smal dør 490 x 2090 mm.'
const MISSING = 'Dørens 3D-modell kunne ikke hentes. En enkel modell vises.'
const FITTINGS = 'Tegning av håndtak, lås og sylinder kan avvike fra virkelig modell.'

/** How far a model has come, as whoever loads it tells. */
export type DoorModelStep =
  | { readonly step: 'none' | 'loading' | 'failed' }
  | { readonly step: 'shown'; readonly name: string }

export const doorModelNotices = (model: LeafModel, shown: DoorModelStep): string[] => {
  if (shown.step === 'failed') return [MISSING]
  const file = shown.step === 'shown' ? model.files.find(({ name }) => name === shown.name) : undefined
  if (file === undefined) return []
  // The second character of a name is its door type.
  const isBasic = file.name[1] !== '8'
  const { width, height } = model.frame
  return [
    ...(model.isExtra && isBasic ? [`${model.product} ${BASIC_SHOWN}`] : []),
    ...(width !== file.frame.width || height !== file.frame.height ? [SCALED] : []),
    ...(model.pose === undefined ? [] : [FITTINGS]),
  ]
}
