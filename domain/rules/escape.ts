/** The opening one can climb through (rømningsvindu): TEK17 § 11-13 as quoted in trade handbook 2.4. */
import type { FrameType } from '#domain/catalogue/types'
import { figure } from '#domain/messages/figures'
import { ESCAPE_MIN } from '#domain/physics/tek17'
import type { FreeOpening } from '#domain/physics/types'

/** The same as figures of a sentence. */
export const escapeLimits = {
  widthMin: ESCAPE_MIN.width,
  heightMin: ESCAPE_MIN.height,
  sumMin: figure(ESCAPE_MIN.sum),
}

/** A window with fire resistance never counts. */
export const isEmergencyExit = (opening: FreeOpening | null, { id }: FrameType): boolean =>
  opening !== null &&
  id !== 'X' &&
  opening.width >= ESCAPE_MIN.width &&
  opening.height >= ESCAPE_MIN.height &&
  opening.width + opening.height >= ESCAPE_MIN.sum
