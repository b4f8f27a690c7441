/** Jamb extension (utforing), its groove in the frame, and flower boards (trade handbook 7). */
import { withDisplayNames } from '../display-names.ts'
import { NONE } from '../none.ts'

export interface LiningMaterial {
  readonly code: string
  readonly name: string
}

export const jambMaterials: readonly LiningMaterial[] = /* @__PURE__ */ withDisplayNames([
  { code: '01', name: 'Furu hvitmalt' },
  { code: '02', name: 'Furu ubehandlet' },
  { code: '03', name: 'MDF hvit' },
  { code: '04', name: 'Furu klarlakk' },
  { code: '05', name: 'Eikefiner' },
])

/** Width of the tongue that enters the groove, mm. */
export const featherSizes: readonly number[] = [10, 12, 15]

/** Width of the groove in mm; '00' is none. */
export const grooves: readonly LiningMaterial[] = /* @__PURE__ */ withDisplayNames([
  { code: NONE, name: 'Uten foringsspor' },
  { code: '12', name: 'Foringsspor 12 mm' },
  { code: '15', name: 'Foringsspor 15 mm' },
  { code: '21', name: 'Foringsspor 21 mm' },
])

export const flowerBoardMaterials: readonly LiningMaterial[] = /* @__PURE__ */ withDisplayNames([
  { code: '01', name: 'Furu hvit' },
  { code: '02', name: 'Eik' },
  { code: '03', name: 'Laminat hvit' },
  { code: '04', name: 'Komposittstein' },
])

/** Board thickness, mm. */
export const flowerBoardHeights: readonly number[] = [21, 28]

/**
 * Depth and extension per side go in steps of 10 mm up to these. Which depth a board begins with the handbook leaves open:
 * 200 mm reaches from a frame of 105 mm to the inner face of a wall of 300, and the seller measures his own.
 */
export const FLOWER_BOARD = { step: 10, firstDepth: 200, depthMax: 600, extensionMax: 100 } as const
