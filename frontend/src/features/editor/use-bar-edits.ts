/** Moving and removing bars in the drawing itself; the rules judge every step as they judge the fields. */
import { useRef } from 'react'
import { type BarField, removeBars } from '#domain/configurator/bar-edits'
import { BAR_STEP, moveBar, offsetOf } from '#domain/configurator/bar-moves'
import { isBarName } from '#domain/drawing/part-names'
import type { Point } from '#domain/geometry/point'
import type { CrossbarPart, DividerPart } from '#domain/layout/parts'
import { sentenceOf } from '#domain/messages/words'
import type { Patch } from '#domain/product/product'
import { refusedTexts } from '../../row/use-refused-texts.ts'
import { barTextId } from './fields/refused-fields.ts'
import { type BarMovement, startOfMovement } from './state/bars.ts'
import { useEditor } from './state/use-editor.ts'
import { editorText } from './text.ts'

/** bars stand on tens from the middle. */
const onStep = (offset: number): number => Math.round(offset / BAR_STEP) * BAR_STEP

interface Found {
  readonly field: BarField
  readonly part: DividerPart | CrossbarPart
}

/** A bar that is held: where it and its like stood when it was taken, and whether it cannot stay where the pointer is. */
interface Held {
  readonly name: string
  readonly before: Patch
  readonly movement: string
  isRefused: boolean
}

export const useBarEdits = () => {
  const { configuration, choices, place, locked, refused, edit, decline, flush, select } = useEditor()
  const { layout } = configuration

  const find = (name: string): Found | null => {
    const field = name.includes('crossbar/') ? 'crossbars' : 'dividers'
    const part = isBarName(name) ? [...layout[field]].find(({ bar }) => bar === name) : undefined
    return part === undefined ? null : { field, part }
  }
  const held = useRef<Held | null>(null)
  const moving = useRef<BarMovement | null>(null)
  const moveTo = ({ field, part }: Found, offset: number, movement?: string): boolean => {
    if (offset === offsetOf(layout, part)) return true
    const from = startOfMovement(moving.current, part.bar, configuration)
    const patch = moveBar(from, field, part.bar, offset)
    if (patch.ok) {
      const isMoved = edit(patch.value, movement)
      if (isMoved) moving.current = { name: part.bar, from, made: { ...choices, ...patch.value } }
      // Whoever moves a bar means its place, and not what was typed for it before.
      if (isMoved) refusedTexts.drop(place, barTextId(part.bar))
      return isMoved
    }
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
      const { part, field } = found
      if (held.current?.name !== name)
        held.current = {
          name,
          before: { [field]: choices[field] },
          movement: `drag ${performance.now()}`,
          isRefused: false,
        }
      const pointed = part.direction === 'VERTICAL' ? x : y
      const offset = onStep(pointed - part.position + offsetOf(layout, part))
      held.current.isRefused = !moveTo(found, offset, held.current.movement)
    },
    nudge: (name: string, right: number, up: number) => {
      const found = find(name)
      if (!found) return
      const steps = found.part.direction === 'VERTICAL' ? right : up
      if (steps !== 0) moveTo(found, onStep(offsetOf(layout, found.part)) + steps * BAR_STEP)
    },
    remove: (name: string) => {
      const found = find(name)
      if (!found || locked) return
      const { field, part } = found
      if ('fixed' in part && part.fixed)
        return decline({ fields: [field], sentence: editorText.belongsToModel })
      const removed = removeBars(configuration, field, [name])
      if (!removed.ok) return decline({ fields: [field], sentence: sentenceOf(removed) })
      edit(removed.value)
      select([])
    },
    /** what is let go where it cannot stand is back where it was taken; why stays said. */
    drop: () => {
      const drag = held.current
      held.current = null
      if (drag?.isRefused) {
        edit(drag.before, drag.movement)
        if (refused !== null) decline(refused)
      }
      flush()
    },
  }
}
