/** One bar: its distance from the middle of what it divides, '½' to put it there, and a button that takes it away. */
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { findCrossbarType, findDividerType } from '#domain/catalogue/catalogue'
import type { BarField } from '#domain/configurator/bar-edits'
import { BAR_STEP } from '#domain/configurator/bar-moves'
import { placeName } from '#domain/drawing/part-names'
import { chosenPanel, type ShownBar } from '../../state/bars.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { useBarEdits } from '../../use-bar-edits.ts'
import { NumberControl } from '../controls/number-control.tsx'
import classes from './bars.module.css'
import { barsText } from './text.ts'
import { useBarMeasure } from './use-bar-measure.ts'

interface BarRowProps {
  readonly field: BarField
  readonly bar: ShownBar
  readonly locked: boolean
  readonly onLeave: () => void
}

/** */
const STEPPING = { step: BAR_STEP, snap: 0 }

/** 'Stående 1' for 'divider/V1'; a bar in one field says which. */
const nameOf = ({ name, direction }: ShownBar, place: string): string => {
  const number = /(\d+)$/.exec(name)?.[1] ?? ''
  const said = `${direction === 'VERTICAL' ? barsText.vertical : barsText.horizontal} ${number}`
  return place === '' ? said : `${said}, ${place}`
}

export const BarRow = ({ field, bar, locked, onLeave }: BarRowProps) => {
  const { configuration, choices, selected, select } = useEditor()
  const { layout } = configuration
  const label = nameOf(bar, placeName(layout, chosenPanel(bar, choices, field)))
  const type = (field === 'dividers' ? findDividerType : findCrossbarType)(bar.typeId)
  const { moveTo, remove } = useBarEdits()
  const place = useBarMeasure(field, bar, barsText.barFromMiddle(label))

  return (
    <li
      className={classes.bar}
      data-selected={selected.includes(bar.name) || undefined}
      title={type?.name}
      onFocus={() => select([bar.name])}
    >
      <NumberControl
        info={{ id: `list-${field}-${bar.name}`, label: place.measure.label, locked, onLeave }}
        {...place}
        stepping={STEPPING}
      />
      <ActionIcon
        variant="default"
        size={32}
        aria-label={barsText.centreBar(label)}
        data-hint={barsText.centre}
        disabled={locked || bar.offset === 0}
        onClick={() => moveTo(bar.name, 0)}
      >
        ½
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={barsText.removeBar(label)}
        data-hint={bar.fixed ? editorText.belongsToModel : barsText.remove}
        aria-disabled={bar.fixed || locked}
        data-disabled={bar.fixed || locked || undefined}
        onClick={() => {
          if (!bar.fixed) remove(bar.name)
        }}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}
