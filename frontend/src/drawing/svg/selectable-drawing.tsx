/**
 * A drawing on the screen: one picture with a name, whose parts can be pressed on and, where they are bars, dragged. What a
 * press would choose is outlined under the pointer. For the keyboard there is a list of the same parts (part-list.tsx).
 */
import { type MouseEvent, type PointerEvent, useMemo, useState } from 'react'
import { toHoverNodes, toSvgNodes } from '#domain/drawing/to-svg'
import classes from './selectable-drawing.module.css'
import { SvgDrawing } from './svg-drawing.tsx'
import { type DragParts, partAt, useDrag } from './use-drag.ts'

interface SelectableDrawingProps extends DragParts {
  /** What is drawn, with its size. */
  readonly label: string
  /** What lights up. */
  readonly selected: readonly string[]
  /** What lights up when a part is chosen. */
  readonly litBy: (part: string) => readonly string[]
  /** Null for a press beside everything that can be selected. */
  readonly onSelect: (part: string | null) => void
}

export const SelectableDrawing = ({
  scene,
  label,
  selected,
  litBy,
  onSelect,
  ...moving
}: SelectableDrawingProps) => {
  const { handlers, endedDrag } = useDrag({ scene, ...moving })
  const [hovered, setHovered] = useState<string | null>(null)
  const drawn = useMemo(() => toSvgNodes(scene, { interactive: true, selected }), [scene, selected])
  const node = useMemo(
    () => ({
      ...drawn,
      attributes: { ...drawn.attributes, role: 'img', 'aria-label': label },
      children: [...drawn.children, ...(hovered === null ? [] : toHoverNodes(scene, litBy(hovered)))],
    }),
    [drawn, label, scene, hovered, litBy],
  )
  const press = ({ target }: MouseEvent) => {
    if (!endedDrag()) onSelect(partAt(target))
  }
  /** A finger that lies on the paper is about to press or to move, and points at nothing. */
  const point = ({ target, pointerType }: PointerEvent) =>
    setHovered(pointerType === 'touch' ? null : partAt(target))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of parts does the same for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={classes.sheet}
      onClick={press}
      onPointerOver={point}
      onPointerLeave={() => setHovered(null)}
      {...handlers}
    >
      <SvgDrawing node={node} />
    </div>
  )
}
