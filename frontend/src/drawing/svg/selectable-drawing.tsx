/**
 * A drawing on the screen: one picture with a name, whose parts can be pressed on and, where they are bars, dragged; as near as
 * one likes. What a press would choose is outlined under the pointer. For the keyboard there is a list of the same parts
 * (part-list.tsx).
 */
import { type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { pixelOf } from '#domain/drawing/svg/ink'
import { toHoverNodes, toSvgNodes } from '#domain/drawing/to-svg'
import classes from './selectable-drawing.module.css'
import { SvgDrawing } from './svg-drawing.tsx'
import { type DragParts, partAt, useDrag } from './use-drag.ts'
import { usePan, useWheelZoom } from './use-zoom.ts'
import { viewBoxOf, WHOLE, type Zoom } from './zoom.ts'

interface SelectableDrawingProps extends DragParts {
  /** What is drawn, with its size. */
  readonly label: string
  /** What lights up. */
  readonly selected: readonly string[]
  /** What lights up when a part is chosen. */
  readonly litBy: (part: string) => readonly string[]
  /** Null for a press beside everything that can be selected. */
  readonly onSelect: (part: string | null) => void
  readonly zoom: Zoom
  readonly setZoom: (next: (zoom: Zoom) => Zoom) => void
}

export const SelectableDrawing = ({
  scene,
  label,
  selected,
  litBy,
  onSelect,
  zoom,
  setZoom,
  ...moving
}: SelectableDrawingProps) => {
  const sheet = useRef<HTMLDivElement>(null)
  const { handlers, endedDrag } = useDrag({ scene, ...moving })
  const [hovered, setHovered] = useState<string | null>(null)
  // From near the lines stay as fine as they are; in steps, so that not every turn of the wheel draws anew.
  const nearness = Math.max(1, Math.round(zoom.scale))
  const drawn = useMemo(
    () => toSvgNodes(scene, { interactive: true, selected, pixel: pixelOf(scene) / nearness }),
    [scene, selected, nearness],
  )
  const over = useMemo(
    () => (hovered === null || selected.includes(hovered) ? [] : toHoverNodes(scene, litBy(hovered))),
    [scene, selected, hovered, litBy],
  )
  const whole = String(drawn.attributes.viewBox)
  const node = useMemo(
    () => ({
      ...drawn,
      attributes: { ...drawn.attributes, role: 'img', 'aria-label': label, viewBox: viewBoxOf(whole, zoom) },
      children: [...drawn.children, ...over],
    }),
    [drawn, label, over, whole, zoom],
  )
  useWheelZoom(sheet, whole, zoom, setZoom)
  const isMovable = (target: EventTarget): boolean => {
    const part = partAt(target)
    return part !== null && moving.isMovable(part)
  }
  const { down, move, up, endedPan } = usePan({ whole, zoom, setZoom, isMovable })
  const press = ({ target }: MouseEvent) => {
    if (!endedDrag() && !endedPan()) onSelect(partAt(target))
  }
  /** A finger that lies on the paper is about to press or to move, and points at nothing. */
  const point = ({ target, pointerType }: PointerEvent) =>
    setHovered(pointerType === 'touch' ? null : partAt(target))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of parts does the same for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      ref={sheet}
      className={classes.sheet}
      data-zoomed={zoom.scale > 1 || undefined}
      onClick={press}
      onDoubleClick={() => setZoom(() => WHOLE)}
      onPointerOver={point}
      onPointerLeave={() => setHovered(null)}
      onPointerDown={(event) => {
        down(event)
        handlers.onPointerDown(event)
      }}
      onPointerMove={(event) => {
        if (!move(event)) handlers.onPointerMove(event)
      }}
      onPointerUp={(event) => {
        up(event)
        handlers.onPointerUp()
      }}
      onPointerCancel={(event) => {
        up(event)
        handlers.onPointerUp()
      }}
    >
      <SvgDrawing node={node} />
    </div>
  )
}
