/** One bar: its distance from the middle of what it divides, '½' to put it there, and a button that takes it away. */
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { findCrossbarType, findDividerType } from '#domain/catalogue/catalogue'
import { BAR_STEP, moveBar } from '#domain/configurator/bar-moves'
import { placeName } from '#domain/drawing/part-names'
import { useKeptText } from '../../../quotes/use-refused-texts.ts'
import { barTextId } from '../../fields/refused-fields.ts'
import type { TypedMeasure } from '../../fields/typed-measure.ts'
import { type BarField, chosenPanel, removePatch, type ShownBar } from '../../state/bars.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { useBarEdits } from '../../use-bar-edits.ts'
import { NumberControl } from '../controls/number-control.tsx'
import classes from './bars.module.css'

interface BarRowProps {
  readonly field: BarField
  readonly bar: ShownBar
  /** The same bar may stand in the list of options and beside itself in the drawing. */
  readonly place: 'list' | 'drawing'
  readonly locked: boolean
  readonly onLeave: () => void
}

/** */
const STEPPING = { step: BAR_STEP, snap: 0 }

/** 'Stående 1' for 'divider/V1'; a bar in one field says which. */
const nameOf = ({ name, direction }: ShownBar, place: string): string => {
  const number = /(\d+)$/.exec(name)?.[1] ?? ''
  const said = `${direction === 'VERTICAL' ? editorText.vertical : editorText.horizontal} ${number}`
  return place === '' ? said : `${said}, ${place}`
}

export const BarRow = ({ field, bar, place, locked, onLeave }: BarRowProps) => {
  const { configuration, choices, place: row, edit, selected, select } = useEditor()
  const { layout } = configuration
  const label = nameOf(bar, placeName(layout, chosenPanel(bar, choices, field)))
  const type = (field === 'dividers' ? findDividerType : findCrossbarType)(bar.typeId)
  const { moveTo } = useBarEdits()
  const shown = place === 'list' ? editorText.barFromMiddle(label) : editorText.fromMiddle
  const measure = useMemo(
    (): TypedMeasure => ({
      label: shown,
      unit: 'mm',
      kind: 'length',
      now: bar.offset,
      step: 1,
      write: (to) => moveBar(configuration, field, bar.name, to),
    }),
    [configuration, field, bar.name, bar.offset, shown],
  )

  return (
    <li
      className={classes.bar}
      data-selected={selected.includes(bar.name) || undefined}
      title={type?.name}
      onFocus={() => select([bar.name])}
    >
      <NumberControl
        id={`${place}-${field}-${bar.name}`}
        measure={measure}
        // The list unfolds for what is refused, wherever it was typed.
        isEcho={place === 'drawing'}
        kept={useKeptText(row, barTextId(bar.name), editorText.barFromMiddle(label))}
        stepping={STEPPING}
        locked={locked}
        onLeave={onLeave}
      />
      <Tooltip label={editorText.centre}>
        <ActionIcon
          variant="default"
          size={32}
          aria-label={editorText.centreBar(label)}
          disabled={locked || bar.offset === 0}
          onClick={() => moveTo(bar.name, 0)}
        >
          ½
        </ActionIcon>
      </Tooltip>
      <Tooltip label={bar.fixed ? editorText.belongsToModel : editorText.remove}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={editorText.removeBar(label)}
          aria-disabled={bar.fixed || locked}
          data-disabled={bar.fixed || locked || undefined}
          onClick={() => {
            if (bar.fixed || locked) return
            edit(removePatch(field, bar, choices))
            select([])
          }}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  )
}
