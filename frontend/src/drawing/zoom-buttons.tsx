/** Nearer, farther and all of it; + and −, 0 do the same (use-zoom-keys.ts). */
import { IconMinus, IconPlus } from '@tabler/icons-react'
import classes from './floating-area.module.css'
import { WHOLE, ZOOM_STEP, type Zoom, zoomed } from './svg/zoom.ts'
import { drawingText } from './text.ts'

interface ZoomButtonsProps {
  readonly zoom: Zoom
  readonly setZoom: (next: (zoom: Zoom) => Zoom) => void
}

export const ZoomButtons = ({ zoom, setZoom }: ZoomButtonsProps) => {
  const isWhole = zoom.scale === 1
  const percent = `${Math.round(zoom.scale * 100)}\u00a0%`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <span className={classes.zoom} role="group" aria-label={drawingText.zoom}>
      <button
        type="button"
        className={classes.step}
        aria-label={drawingText.farther}
        aria-disabled={isWhole}
        onClick={() => setZoom((now) => zoomed(now, 1 / ZOOM_STEP))}
      >
        <IconMinus size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.step}
        aria-label={drawingText.whole(percent)}
        aria-disabled={isWhole}
        onClick={() => setZoom(() => WHOLE)}
      >
        {percent}
      </button>
      <button
        type="button"
        className={classes.step}
        aria-label={drawingText.nearer}
        onClick={() => setZoom((now) => zoomed(now, ZOOM_STEP))}
      >
        <IconPlus size={16} aria-hidden />
      </button>
    </span>
  )
}
