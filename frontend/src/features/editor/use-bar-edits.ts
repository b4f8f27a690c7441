/** Moving and removing bars in the drawing itself; the rules judge every step as they judge the fields. */
import { BAR_STEP, moveBar, offsetOf } from '#domain/configurator/bar-moves'
import { isBarName } from '#domain/drawing/part-names'
import type { Point } from '#domain/geometry/point'
import type { CrossbarPart, DividerPart } from '#domain/layout/parts'
import { sentenceOf } from '#domain/messages/words'
import { type BarField, barsOf, removePatch } from './state/bars.ts'
import { useEditor } from './state/use-editor.ts'
import { editorText } from './text.ts'

/** bars stand on tens from the middle. */
const onStep = (offset: number): number => Math.round(offset / BAR_STEP) * BAR_STEP

interface Found {
  readonly field: BarField
  readonly part: DividerPart | CrossbarPart
}

export const useBarEdits = () => {
  const { configuration, choices, locked, edit, decline, flush, select } = useEditor()
  const { layout } = configuration

  const find = (name: string): Found | null => {
    const field = name.includes('crossbar/') ? 'crossbars' : 'dividers'
    const part = isBarName(name) ? [...layout[field]].find(({ bar }) => bar === name) : undefined
    return part === undefined ? null : { field, part }
  }
  const moveTo = ({ field, part }: Found, offset: number): boolean => {
    if (offset === offsetOf(layout, part)) return true
    const patch = moveBar(configuration, field, part.bar, offset)
    if (patch.ok) return edit(patch.value)
    decline({ fields: [field], sentence: sentenceOf(patch) })
    return false
  }

  return {
    isMovable: (name: string) => !locked && find(name) !== null,
    moveTo: (name: string, offset: number): boolean => {
      const found = find(name)
      return found !== null && moveTo(found, offset)
    },
    drag: (name: string, [x, y]: Point) => {
      const found = find(name)
      if (!found) return
      const { part } = found
      const pointed = part.direction === 'VERTICAL' ? x : y
      moveTo(found, onStep(pointed - part.position + offsetOf(layout, part)))
    },
    nudge: (name: string, right: number, up: number) => {
      const found = find(name)
      if (!found) return
      const steps = found.part.direction === 'VERTICAL' ? right : up
      if (steps !== 0) moveTo(found, onStep(offsetOf(layout, found.part)) + steps * BAR_STEP)
    },
    remove: (name: string) => {
      const found = find(name)
      const bar =
        found && barsOf(layout, found.field).find(({ choiceIndex }) => choiceIndex === found.part.choiceIndex)
      if (!found || !bar || locked) return
      const { field } = found
      if (bar.fixed) return decline({ fields: [field], sentence: editorText.belongsToModel })
      edit(removePatch(field, bar, choices))
      select([])
    },
    drop: flush,
  }
}
