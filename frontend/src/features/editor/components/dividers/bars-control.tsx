/** Posts and transoms, or glazing bars: how many, of which kind, and where each stands. */
import { useState } from 'react'
import { barCandidates } from '#domain/configurator/bar-candidates'
import type { BarField } from '#domain/configurator/bar-edits'
import type { Option } from '#domain/configurator/option'
import { barOptionsOf, barTypeOptionsOf } from '#domain/configurator/options'
import { panesOf } from '#domain/layout/panes'
import { type BarGrid, barGridOf, barsIn, barsOf, chosenPanel, gridPatch } from '../../state/bars.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { ChoiceControl } from '../controls/choice-control.tsx'
import { FieldFrame, type FieldInfo } from '../controls/field-frame.tsx'
import { ScopeLine } from '../scope-line.tsx'
import { BarRow } from './bar-row.tsx'
import classes from './bars.module.css'
import { GridChooser } from './grid-chooser.tsx'
import { barsText } from './text.ts'

interface BarsControlProps {
  readonly info: FieldInfo
  readonly field: BarField
}

/** The field or pane that is selected in the drawing, and nothing where that is several or a bar. */
const useScope = (field: BarField): string => {
  const { configuration, selected } = useEditor()
  const { layout } = configuration
  const addresses =
    field === 'dividers'
      ? layout.fields.map(({ address }) => address)
      : panesOf(layout).map(({ address }) => address)
  const [only, ...others] = selected.filter((id) => addresses.includes(id))
  return only !== undefined && others.length === 0 && addresses.length > 1 ? only : ''
}

export const BarsControl = ({ info, field }: BarsControlProps) => {
  const { id, label, locked, onLeave } = info
  const { configuration, choices, colorLists, list, edit } = useEditor()
  const panel = useScope(field)
  const { layout } = configuration
  const bars = barsOf(layout, field)
  const inScope = bars.filter((bar) => chosenPanel(bar, choices, field) === panel)
  const types = barCandidates(configuration, field, 'VERTICAL', panel)
  const [chosenType, setChosenType] = useState<string | null>(null)
  const typeId = barsIn(layout, field, panel, choices)[0]?.typeId ?? chosenType ?? String(types[0]?.value)
  if (types.length === 0 && bars.length === 0) return null

  const retype = (option: Option) => {
    setChosenType(String(option.value))
    if (inScope.length > 0) edit(option.patch)
  }

  return (
    <FieldFrame info={info}>
      <ScopeLine panel={panel} whole={editorText.wholeProduct} />
      {types.length === 0 ? null : (
        <>
          <GridChooser
            id={id}
            label={label}
            grid={barGridOf(layout, field, panel, choices)}
            locked={locked}
            onChoose={(grid: BarGrid) => edit(gridPatch(configuration, field, panel, grid, typeId))}
          />
          <ChoiceControl
            info={{ id: `${id}-type`, label: barsText.barType, locked, onLeave }}
            chosen={types.find(({ value }) => value === typeId)}
            optionsOf={() =>
              inScope.length > 0
                ? barTypeOptionsOf(configuration, field, panel, colorLists, list ?? undefined)
                : typesOf(
                    barOptionsOf(configuration, field, 'VERTICAL', colorLists, list ?? undefined, panel),
                    barOptionsOf(configuration, field, 'HORIZONTAL', colorLists, list ?? undefined, panel),
                  ).map((type) => ({ ...type, selected: type.value === typeId }))
            }
            onChoose={retype}
          />
        </>
      )}
      <ul className={classes.bars} aria-label={label}>
        {bars.map((bar) => (
          <BarRow key={bar.name} field={field} bar={bar} locked={locked} onLeave={onLeave} />
        ))}
      </ul>
    </FieldFrame>
  )
}

/** A type can be had when it can be had upright or level; where it cannot, the first reason is given. */
const typesOf = (upright: readonly Option[], level: readonly Option[]): readonly Option[] =>
  upright.map((option) => {
    const other = level.find(({ value }) => value === option.value)
    return option.available || !other?.available ? option : other
  })
