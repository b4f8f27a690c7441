/** The parts of the product as what one points at, moves and takes away: with the mouse on paper, and from a list by the keyboard. */
import { useCallback, useMemo, useState } from 'react'
import { partName } from '#domain/drawing/part-names'
import type { Scene, ViewSide } from '#domain/drawing/scene'
import { highlightOf, selectableIn } from '#domain/drawing/selection'
import { PartList } from '../../../../drawing/part-list.tsx'
import { SelectableDrawing } from '../../../../drawing/svg/selectable-drawing.tsx'
import type { PointerPlace } from '../../../../drawing/svg/use-drag.ts'
import type { Zoom } from '../../../../drawing/svg/zoom.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { useBarEdits } from '../../use-bar-edits.ts'
import { AtPointer } from './at-pointer.tsx'

interface PaperProps {
  readonly scene: Scene
  readonly label: string
  readonly lit: readonly string[]
  readonly onSelect: (part: string | null) => void
  readonly zoom: Zoom
  readonly setZoom: (next: (zoom: Zoom) => Zoom) => void
}

/** The product as a drawing whose parts can be chosen and moved. */
export const Paper = ({ scene, label, lit, ...rest }: PaperProps) => {
  const { configuration, refused } = useEditor()
  /** Where a bar was dragged to last. */
  const [pointer, setPointer] = useState<PointerPlace | null>(null)
  const { layout } = configuration
  const { isMovable, drag, drop } = useBarEdits()
  const litBy = useCallback((part: string) => highlightOf([part], layout), [layout])
  return (
    <>
      <SelectableDrawing
        {...rest}
        scene={scene}
        label={label}
        selected={lit}
        litBy={litBy}
        isMovable={isMovable}
        onDrag={(part, to, at) => {
          setPointer(at)
          drag(part, to)
        }}
        onDrop={drop}
      />
      {refused === null || pointer === null ? null : (
        <AtPointer at={pointer} onGone={() => setPointer(null)}>
          {refused.sentence}
        </AtPointer>
      )}
    </>
  )
}

interface PartsProps {
  readonly side: ViewSide
  readonly onSelect: (part: string | null) => void
  readonly onFocus: (part: string | null) => void
}

/** The same parts for the keyboard, on paper and in the room. */
export const Parts = ({ side, onSelect, onFocus }: PartsProps) => {
  const { configuration, selected } = useEditor()
  const { layout } = configuration
  const { isMovable, nudge, remove, drop } = useBarEdits()
  const parts = useMemo(() => selectableIn(layout), [layout])
  return (
    <PartList
      parts={parts}
      label={editorText.parts}
      nameOf={(part) => partName(layout, part)}
      selected={selected}
      onSelect={onSelect}
      onFocus={(part) => {
        onFocus(part)
        if (part === null) drop()
      }}
      onDelete={remove}
      isMovable={isMovable}
      onNudge={(part, right, up) => nudge(part, side === 'inside' ? -right : right, up)}
    />
  )
}
