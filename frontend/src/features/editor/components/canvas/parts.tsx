/** The parts of the product as what one points at, moves and takes away: with the mouse on paper, and from a list by the keyboard. */
import { useCallback, useMemo } from 'react'
import { partName } from '#domain/drawing/part-names'
import type { Scene, ViewSide } from '#domain/drawing/scene'
import { highlightOf, selectableIn } from '#domain/drawing/selection'
import { PartList } from '../../../../drawing/part-list.tsx'
import { SelectableDrawing } from '../../../../drawing/svg/selectable-drawing.tsx'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { useBarEdits } from '../../use-bar-edits.ts'

interface PaperProps {
  readonly scene: Scene
  readonly label: string
  readonly lit: readonly string[]
  readonly onSelect: (part: string | null) => void
}

/** The product as a drawing whose parts can be chosen and moved. */
export const Paper = ({ scene, label, lit, onSelect }: PaperProps) => {
  const { configuration } = useEditor()
  const { layout } = configuration
  const { isMovable, drag, drop } = useBarEdits()
  const litBy = useCallback((part: string) => highlightOf([part], layout), [layout])
  return (
    <SelectableDrawing
      scene={scene}
      label={label}
      selected={lit}
      litBy={litBy}
      onSelect={onSelect}
      isMovable={isMovable}
      onDrag={drag}
      onDrop={drop}
    />
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
