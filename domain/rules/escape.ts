/** The opening one can climb through (rømningsvindu): TEK17 § 11-13 as quoted in trade handbook 2.4. */
import type { FrameType } from '#domain/catalogue/types'
import type { FreeOpening } from '#domain/physics/types'

const WIDTH_MIN = 500
const HEIGHT_MIN = 600
const SUM_MIN = 1500

/** A window with fire resistance never counts. */
export const isEmergencyExit = (opening: FreeOpening | null, { id }: FrameType): boolean =>
  opening !== null &&
  id !== 'X' &&
  opening.width >= WIDTH_MIN &&
  opening.height >= HEIGHT_MIN &&
  opening.width + opening.height >= SUM_MIN
