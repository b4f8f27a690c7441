/** Where a bar stands, as a measure to type: the same in the column and at the bar itself, a text that is refused too. */
import { useMemo } from 'react'
import type { BarField } from '#domain/configurator/bar-edits'
import { moveBar } from '#domain/configurator/bar-moves'
import { useRefusedText } from '../../../../row/use-refused-texts.ts'
import type { RefusedTextStore } from '../../../../ui/use-typed-text.ts'
import { barTextId } from '../../fields/refused-fields.ts'
import type { TypedMeasure } from '../../fields/typed-measure.ts'
import type { ShownBar } from '../../state/bars.ts'
import { useEditor } from '../../state/use-editor.ts'

interface BarMeasure {
  readonly measure: TypedMeasure
  readonly refusedText: RefusedTextStore
}

export const useBarMeasure = (field: BarField, { name, offset }: ShownBar, label: string): BarMeasure => {
  const { configuration, place } = useEditor()
  const measure = useMemo(
    (): TypedMeasure => ({
      label,
      unit: 'mm',
      kind: 'length',
      now: offset,
      step: 1,
      write: (to) => moveBar(configuration, field, name, to),
    }),
    [configuration, field, name, offset, label],
  )
  return { measure, refusedText: useRefusedText(place, barTextId(name), label) }
}
