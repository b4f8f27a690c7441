/**
 * A drawing on the screen: one picture with a name, whose parts can be selected by pressing on them or, for those who use
 * the keyboard or a screen reader, from a list of buttons that is not seen. What has the focus is marked in the drawing.
 */
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import type { Scene } from '#domain/drawing/scene'
import type { DebugMarks } from '#domain/drawing/svg/debug-nodes'
import { toSvgNodes } from '#domain/drawing/to-svg'
import type { Point } from '#domain/geometry/point'
import classes from './selectable-drawing.module.css'
import { SvgDrawing } from './svg-drawing.tsx'
import { partAt, useDrag } from './use-drag.ts'

interface SelectableDrawingProps {
  readonly scene: Scene
  readonly debug: DebugMarks
  /** What is drawn, with its size. */
  readonly label: string
  /** Said before the list of parts. */
  readonly partsLabel: string
  readonly nameOf: (part: string) => string
  readonly selected: string | null
  readonly onSelect: (part: string | null) => void
  readonly onDelete: (part: string) => void
  readonly isMovable: (part: string) => boolean
  readonly onDrag: (part: string, to: Point) => void
  readonly onDrop: () => void
  /** One step with an arrow key: right and up are positive, as the viewer sees it. */
  readonly onNudge: (part: string, right: number, up: number) => void
}

const ARROWS: Record<string, readonly [right: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
}

const partsOf = ({ parts, view }: Scene): readonly string[] => [
  ...new Set(
    parts.flatMap(({ selects, onlySide }) =>
      selects !== undefined && (onlySide === undefined || onlySide === view.side) ? [selects] : [],
    ),
  ),
]

export const SelectableDrawing = ({
  scene,
  debug,
  label,
  partsLabel,
  nameOf,
  ...rest
}: SelectableDrawingProps) => {
  const { selected, onSelect, onDelete, isMovable, onDrag, onDrop, onNudge } = rest
  const { handlers, endedDrag } = useDrag({ scene, isMovable, onDrag, onDrop })
  const [focused, setFocused] = useState<string | null>(null)
  const marked = focused ?? selected
  const node = useMemo(() => {
    const svg = toSvgNodes(scene, { interactive: true, debug, ...(marked !== null && { selected: marked }) })
    return { ...svg, attributes: { ...svg.attributes, role: 'img', 'aria-label': label } }
  }, [scene, debug, marked, label])

  const press = ({ target }: MouseEvent) => {
    if (endedDrag()) return
    const part = partAt(target)
    onSelect(part === selected ? null : part)
  }
  const hear = (event: KeyboardEvent, part: string) => {
    const arrow = ARROWS[event.key]
    if (arrow && isMovable(part)) {
      event.preventDefault()
      onNudge(part, ...arrow)
    }
    if (event.key === 'Delete' || event.key === 'Backspace') onDelete(part)
    if (event.key === 'Escape') onSelect(null)
  }

  return (
    <div className={classes.drawing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={classes.sheet} onClick={press} {...handlers}>
        <SvgDrawing node={node} />
      </div>
      <ul className="visually-hidden" aria-label={partsLabel}>
        {partsOf(scene).map((part) => (
          <li key={part}>
            <button
              type="button"
              aria-pressed={part === selected}
              onFocus={() => setFocused(part)}
              onBlur={() => {
                setFocused(null)
                onDrop()
              }}
              onClick={() => onSelect(part === selected ? null : part)}
              onKeyDown={(event) => hear(event, part)}
            >
              {nameOf(part)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
