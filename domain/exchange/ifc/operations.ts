/** How a product opens, in the words of IFC: each panel of a window by itself, a door as a whole and by its panels (docs/formats/ifc.md). */
import type { SashKind } from '#domain/catalogue/types'
import { ifcHandOf, slidesTo } from './handing.ts'
import type { IfcPanel } from './panels.ts'

/** IfcWindowPanelOperationEnum. A sash that swings about its top or side on arms is what IFC calls hung there. */
export const windowPanelOperation = (kind: SashKind | null): string => {
  if (kind === null) return 'FIXEDCASEMENT'
  if (kind.component === 'SlideConfiguration') return 'SLIDINGHORIZONTAL'
  const hand = ifcHandOf(kind)
  if (hand === null) return kind.side === 'TOP' ? 'TOPHUNG' : 'BOTTOMHUNG'
  return `${kind.component === 'TiltTurnConfiguration' ? 'TILTANDTURN' : 'SIDEHUNG'}${hand}HAND`
}

type DoorMotion = 'SWINGING' | 'SLIDING' | 'FOLDING' | 'FIXEDPANEL'

/** IfcDoorPanelOperationEnum. */
export const doorPanelOperation = (kind: SashKind | null, folds: boolean): DoorMotion => {
  if (kind === null) return 'FIXEDPANEL'
  if (kind.component === 'SlideConfiguration') return 'SLIDING'
  return folds ? 'FOLDING' : 'SWINGING'
}

/** IfcDoorTypeOperationEnum, of the panels that stand on the threshold; USERDEFINED where it has no word for it. */
export const doorOperation = (panels: readonly IfcPanel[], folds: boolean): string => {
  const kinds = panels.flatMap(({ kind }) => (kind === null ? [] : [kind]))
  const [first, second, ...more] = kinds
  if (first === undefined || (more.length > 0 && !folds)) return 'USERDEFINED'
  if (first.component === 'SlideConfiguration')
    return second === undefined ? `SLIDING_TO_${slidesTo(first)}` : 'DOUBLE_DOOR_SLIDING'
  const hand = ifcHandOf(first)
  if (hand === null) return 'USERDEFINED'
  if (folds) return `FOLDING_TO_${hand}`
  if (second !== undefined) return second.side === first.side ? 'USERDEFINED' : 'DOUBLE_DOOR_SINGLE_SWING'
  if (panels.length === 1) return `SINGLE_SWING_${hand}`
  return panels.length === 2 ? `SWING_FIXED_${hand}` : 'USERDEFINED'
}
