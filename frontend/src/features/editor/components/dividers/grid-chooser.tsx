/** Five by five fields to sweep over: as many columns and rows as are swept are made. Arrows do the same, Enter chooses. */
import { type KeyboardEvent, useState } from 'react'
import type { BarGrid } from '../../state/bars.ts'
import classes from './bars.module.css'
import { barsText } from './text.ts'

interface GridChooserProps {
  readonly id: string
  readonly label: string
  readonly grid: BarGrid
  readonly locked: boolean
  readonly onChoose: (grid: BarGrid) => void
}

/** at most five fields in each direction. */
const MOST = 5
const STEPS: Record<string, readonly [columns: number, rows: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
}
const within = (count: number): number => Math.min(Math.max(count, 1), MOST)

/** Rows count from the bottom, as in the drawing; the chooser grows upwards from its lower left corner. */
const cells = Array.from({ length: MOST * MOST }, (_, index) => ({
  columns: (index % MOST) + 1,
  rows: MOST - Math.floor(index / MOST),
}))

export const GridChooser = ({ id, label, grid, locked, onChoose }: GridChooserProps) => {
  const [swept, setSwept] = useState<BarGrid | null>(null)
  const shown = swept ?? grid

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      setSwept({ columns: within(shown.columns + step[0]), rows: within(shown.rows + step[1]) })
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!locked) onChoose(shown)
      setSwept(null)
    } else if (event.key === 'Escape' && swept) {
      event.stopPropagation()
      setSwept(null)
    }
  }

  return (
    <div className={classes.chooser}>
      <div
        id={id}
        role="spinbutton"
        tabIndex={locked ? -1 : 0}
        aria-label={label}
        aria-valuenow={shown.columns * shown.rows}
        aria-valuemin={1}
        aria-valuemax={MOST * MOST}
        aria-valuetext={barsText.gridSaid(shown.columns, shown.rows)}
        aria-disabled={locked}
        className={classes.grid}
        onKeyDown={press}
        onBlur={() => setSwept(null)}
        onPointerLeave={() => setSwept(null)}
      >
        {cells.map((cell) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the grid around it is the control; keys are heard there
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <span
            key={`${cell.columns} ${cell.rows}`}
            className={classes.cell}
            data-on={(cell.columns <= shown.columns && cell.rows <= shown.rows) || undefined}
            onPointerEnter={() => !locked && setSwept(cell)}
            onClick={() => {
              if (!locked) onChoose(cell)
              setSwept(null)
            }}
          />
        ))}
      </div>
      <span className={classes.size} aria-hidden>
        {barsText.gridLabel(shown.columns, shown.rows)}
      </span>
    </div>
  )
}
