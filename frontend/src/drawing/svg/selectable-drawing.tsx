/**
 * A drawing on the screen: one picture with a name, whose parts can be selected by pressing on them or, for those who use
 * the keyboard or a screen reader, from a list of buttons that is not seen. What has the focus is marked in the drawing.
 */
import { type MouseEvent, useMemo, useState } from 'react'
import type { Scene } from '#domain/drawing/scene'
import { toSvgNodes } from '#domain/drawing/to-svg'
import classes from './selectable-drawing.module.css'
import { SvgDrawing } from './svg-drawing.tsx'

interface SelectableDrawingProps {
  readonly scene: Scene
  /** What is drawn, with its size. */
  readonly label: string
  /** Said before the list of parts. */
  readonly partsLabel: string
  readonly nameOf: (part: string) => string
  readonly selected: string | null
  readonly onSelect: (part: string | null) => void
  readonly onDelete: (part: string) => void
}

const partsOf = ({ parts, view }: Scene): readonly string[] => [
  ...new Set(
    parts.flatMap(({ selects, onlySide }) =>
      selects !== undefined && (onlySide === undefined || onlySide === view.side) ? [selects] : [],
    ),
  ),
]

export const SelectableDrawing = ({ scene, label, partsLabel, nameOf, ...rest }: SelectableDrawingProps) => {
  const { selected, onSelect, onDelete } = rest
  const [focused, setFocused] = useState<string | null>(null)
  const marked = focused ?? selected
  const node = useMemo(() => {
    const svg = toSvgNodes(scene, { interactive: true, ...(marked !== null && { selected: marked }) })
    return { ...svg, attributes: { ...svg.attributes, role: 'img', 'aria-label': label } }
  }, [scene, marked, label])

  const press = ({ target }: MouseEvent) => {
    const part = target instanceof Element ? target.closest('[data-part]')?.getAttribute('data-part') : null
    onSelect(part === undefined || part === null || part === selected ? null : part)
  }

  return (
    <div className={classes.drawing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={classes.sheet} onClick={press}>
        <SvgDrawing node={node} />
      </div>
      <ul className="visually-hidden" aria-label={partsLabel}>
        {partsOf(scene).map((part) => (
          <li key={part}>
            <button
              type="button"
              aria-pressed={part === selected}
              onFocus={() => setFocused(part)}
              onBlur={() => setFocused(null)}
              onClick={() => onSelect(part === selected ? null : part)}
              onKeyDown={({ key }) => {
                if (key === 'Delete' || key === 'Backspace') onDelete(part)
                if (key === 'Escape') onSelect(null)
              }}
            >
              {nameOf(part)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
