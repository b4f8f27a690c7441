/** The size in which a logo is kept: its proportions, and never larger than it came (A-172, AD-25). Pure. */
import { LOGO_HEIGHT, LOGO_SCALE, LOGO_WIDTH_MAX } from '#domain/quote/header/logo'

interface Size {
  readonly width: number
  readonly height: number
}

export const fittedSize = ({ width, height }: Size): Size => {
  const scale = Math.min(1, (LOGO_HEIGHT * LOGO_SCALE) / height, (LOGO_WIDTH_MAX * LOGO_SCALE) / width)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
