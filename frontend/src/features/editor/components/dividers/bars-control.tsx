/** Posts and transoms, or glazing bars: how many, of which kind, and where each stands. */
import { useState } from 'react'
import { barCandidates } from '#domain/configurator/bar-candidates'
import type { Option } from '#domain/configurator/option'
import { barOptionsOf, barTypeOptionsOf } from '#domain/configurator/options'
import { panesOf } from '#domain/layout/panes'
import { type BarField, barsOf, chosenPanel, type Grid, gridOf, gridPatch } from '../../state/bars.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { ChoiceControl, type ChoiceControlProps } from '../controls/choice-control.tsx'
import { FieldFrame } from '../controls/field-frame.tsx'
import { ScopeLine } from '../scope-line.tsx'
import { BarRow } from './bar-row.tsx'
import classes from './bars.module.css'
import { GridChooser } from './grid-chooser.tsx'

interface BarsControlProps extends Omit<ChoiceControlProps, 'chosen' | 'optionsOf' | 'picture' | 'onChoose'> {
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

export const BarsControl = ({ field, ...props }: BarsControlProps) => {
  const { configuration, choices, book, list, edit } = useEditor()
  const panel = useScope(field)
  const { layout } = configuration
  const bars = barsOf(layout, field)
  const inScope = bars.filter((bar) => chosenPanel(bar, choices, field) === panel)
  const types = barCandidates(configuration, field, 'VERTICAL', panel)
  const [chosenType, setChosenType] = useState<string | null>(null)
  const typeId = inScope[0]?.typeId ?? chosenType ?? String(types[0]?.value)
  if (types.length === 0 && bars.length === 0) return null

  const retype = (option: Option) => {
    setChosenType(String(option.value))
    if (inScope.length > 0) edit(option.patch)
  }

  return (
    <FieldFrame {...props}>
      <ScopeLine panel={panel} whole={editorText.wholeProduct} />
      {types.length === 0 ? null : (
        <>
          <GridChooser
            id={props.id}
            label={props.label}
            grid={gridOf(layout, field, panel, choices)}
            locked={props.locked}
            onChoose={(grid: Grid) => edit(gridPatch(field, panel, grid, typeId, choices))}
          />
          <ChoiceControl
            id={`${props.id}-type`}
            label={editorText.barType}
            chosen={types.find(({ value }) => value === typeId)}
            optionsOf={() =>
              inScope.length > 0
                ? barTypeOptionsOf(configuration, field, panel, book, list ?? undefined)
                : typesOf(
                    barOptionsOf(configuration, field, 'VERTICAL', book, list ?? undefined, panel),
                    barOptionsOf(configuration, field, 'HORIZONTAL', book, list ?? undefined, panel),
                  ).map((type) => ({ ...type, selected: type.value === typeId }))
            }
            locked={props.locked}
            onChoose={retype}
            onLeave={props.onLeave}
          />
        </>
      )}
      <ul className={classes.bars} aria-label={props.label}>
        {bars.map((bar) => (
          <BarRow key={bar.name} field={field} bar={bar} locked={props.locked} onLeave={props.onLeave} />
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
