/**
 * The drawing as a picture from the server, for a browser that cannot draw it (drawing-engine section 2, Main drawing
 * canvas). The server may still be making it; then it is asked for again until it is there.
 */
import { useEffect, useRef, useState } from 'react'
import type { ViewSide } from '#domain/drawing/scene'
import classes from './fallback-image.module.css'

const ATTEMPTS = 15
const PAUSE_MS = 2000

interface FallbackImageProps {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly side: ViewSide
  /** Of the product as it is drawn now; see domain/drawing/drawing-hash.ts. */
  readonly hash: string
  readonly onFailure: () => void
}

/** One picture after the other: each address begins its own attempts. */
export const FallbackImage = (props: FallbackImageProps) => (
  <Picture key={`${props.side} ${props.hash}`} {...props} />
)

const Picture = ({ orderNumber, rowNumber, side, hash, onFailure }: FallbackImageProps) => {
  const [attempt, setAttempt] = useState(1)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const tryAgain = () => {
    if (attempt === ATTEMPTS) onFailure()
    else pause.current = setTimeout(() => setAttempt(attempt + 1), PAUSE_MS)
  }
  return (
    <img
      className={classes.image}
      src={`/api/v1/products/${orderNumber}/${rowNumber}/fallback/${side}/fallback_${hash}.png?attempt=${attempt}`}
      alt="Bildegenering på server..."
      onError={tryAgain}
    />
  )
}
