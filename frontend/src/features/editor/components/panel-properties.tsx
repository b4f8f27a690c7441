/** What single panes are: frosted, with film, a solid panel. For the panes that are selected in the drawing, else for all. */
import { useMemo } from 'react'
import { panelPropertyOptionsOf } from '#domain/configurator/options'
import { panesOf } from '#domain/layout/panes'
import { useEditor } from '../state/use-editor.ts'
import { editorText } from '../text.ts'
import type { ChoiceControlProps } from './controls/choice-control.tsx'
import { FieldFrame } from './controls/field-frame.tsx'
import { SwitchControl } from './controls/switch-control.tsx'
import { ScopeLine } from './scope-line.tsx'
import classes from './sidebar.module.css'

type PanelPropertiesProps = Omit<ChoiceControlProps, 'chosen' | 'optionsOf' | 'picture' | 'onChoose'>

/** The selected pane's address; '' where none or several are selected. */
const useScope = (): string => {
  const { configuration, selected } = useEditor()
  const addresses = panesOf(configuration.layout).map(({ address }) => address)
  const [only, ...others] = selected.filter((id) => addresses.includes(id))
  return only !== undefined && others.length === 0 && addresses.length > 1 ? only : ''
}

export const PanelProperties = (props: PanelPropertiesProps) => {
  const { configuration, book, list, edit } = useEditor()
  const panel = useScope()
  const options = useMemo(
    () => panelPropertyOptionsOf(configuration, panel, book, list ?? undefined),
    [configuration, panel, book, list],
  )
  if (options.length === 0) return null
  return (
    <FieldFrame {...props}>
      <ScopeLine panel={panel} whole={editorText.allPanes} />
      <fieldset id={props.id} aria-labelledby={`${props.id}-label`} className={classes.plain}>
        {options.map((option) => (
          <SwitchControl
            key={option.label}
            id={`${props.id}-${String(option.value)}`}
            label={option.label}
            checked={option.selected}
            other={option}
            locked={props.locked}
            onToggle={() => edit(option.patch)}
            onLeave={props.onLeave}
          />
        ))}
      </fieldset>
    </FieldFrame>
  )
}
