/**
 * The drawing as a picture from the server, for a browser that cannot draw it (drawing-engine section 2, Main drawing
 * canvas).
 */
import { fallbackSizes } from '#domain/contracts/fallback-picture'
import type { ViewSide } from '#domain/drawing/scene'
import classes from './fallback-image.module.css'
import { PatientImage } from './patient-image.tsx'
import { pictureText } from './picture-text.ts'

interface FallbackImageProps {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly side: ViewSide
  /** Hash of the product as it is drawn now; see domain/drawing/drawing-hash.ts. */
  readonly hash: string
  readonly onFailure: () => void
}

/** The whole of it is shown on the drawing table, which is no wider than the window and lower than it. */
const SHOWN_IN = 'min(100vw, 85vh)'

export const FallbackImage = ({ orderNumber, rowNumber, side, hash, onFailure }: FallbackImageProps) => (
  <PatientImage
    className={classes.image}
    src={`/api/v1/products/${orderNumber}/${rowNumber}/fallback/${side}/fallback_${hash}.png`}
    sizes={SHOWN_IN}
    widths={fallbackSizes}
    alt={pictureText.fromServer}
    onFailure={onFailure}
  />
)
