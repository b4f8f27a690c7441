/** Moving and removing bars in the drawing itself; the rules judge every step as they judge the fields. */
import type { Point } from '#domain/geometry/point'
import { type BarField, barsOf, movePatch, offsetOf, removePatch, type ShownBar } from './state/bars.ts'
import { isBarName } from './state/part-names.ts'
import { useEditor } from './state/use-editor.ts'
import { editorText } from './text.ts'

/** bars stand on tens from the middle. */
const STEP = 10
const onStep = (offset: number): number => Math.round(offset / STEP) * STEP

export const useBarEdits = () => {
  const { configuration, choices, locked, edit, decline, flush, select } = useEditor()
  const { layout } = configuration

  const find = (part: string): { field: BarField; bar: ShownBar } | null => {
    const field = part.includes('crossbar/') ? 'crossbars' : 'dividers'
    const bar = isBarName(part) ? barsOf(layout, field).find(({ name }) => name === part) : undefined
    return bar === undefined ? null : { field, bar }
  }
  const moveTo = ({ field, bar }: { field: BarField; bar: ShownBar }, offset: number) => {
    if (offset !== offsetOf(layout, bar)) edit(movePatch(layout, field, bar, offset, choices))
  }

  return {
    isMovable: (part: string) => !locked && find(part) !== null,
    drag: (part: string, [x, y]: Point) => {
      const found = find(part)
      if (!found) return
      const { bar } = found
      const pointed = bar.direction === 'VERTICAL' ? x : y
      moveTo(found, onStep(pointed - bar.position + offsetOf(layout, bar)))
    },
    nudge: (part: string, right: number, up: number) => {
      const found = find(part)
      if (!found) return
      const steps = found.bar.direction === 'VERTICAL' ? right : up
      if (steps !== 0) moveTo(found, onStep(offsetOf(layout, found.bar)) + steps * STEP)
    },
    remove: (part: string) => {
      const found = find(part)
      if (!found || locked) return
      const { field, bar } = found
      if (bar.fixed) return decline({ fields: [field], sentence: editorText.moveNotAllowed })
      edit(removePatch(field, bar, choices))
      select([])
    },
    drop: flush,
  }
}
