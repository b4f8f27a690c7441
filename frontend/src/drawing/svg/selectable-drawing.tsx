/**
 * A drawing on the screen: one picture with a name, whose parts can be pressed on and, where they are bars, dragged. For
 * the keyboard there is a list of the same parts (part-list.tsx).
 */
import { type MouseEvent, useMemo } from 'react'
import type { Scene } from '#domain/drawing/scene'
import { toSvgNodes } from '#domain/drawing/to-svg'
import type { Point } from '#domain/geometry/point'
import classes from './selectable-drawing.module.css'
import { SvgDrawing } from './svg-drawing.tsx'
import { partAt, useDrag } from './use-drag.ts'

interface SelectableDrawingProps {
  readonly scene: Scene
  /** What is drawn, with its size. */
  readonly label: string
  /** What lights up. */
  readonly selected: readonly string[]
  /** Null for a press beside everything that can be selected. */
  readonly onSelect: (part: string | null) => void
  readonly isMovable: (part: string) => boolean
  readonly onDrag: (part: string, to: Point) => void
  readonly onDrop: () => void
}

export const SelectableDrawing = ({
  scene,
  label,
  selected,
  onSelect,
  ...moving
}: SelectableDrawingProps) => {
  const { handlers, endedDrag } = useDrag({ scene, ...moving })
  const node = useMemo(() => {
    const svg = toSvgNodes(scene, { interactive: true, selected })
    return { ...svg, attributes: { ...svg.attributes, role: 'img', 'aria-label': label } }
  }, [scene, selected, label])
  const press = ({ target }: MouseEvent) => {
    if (!endedDrag()) onSelect(partAt(target))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of parts does the same for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={classes.sheet} onClick={press} {...handlers}>
      <SvgDrawing node={node} />
    </div>
  )
}
