/** What single panes are: frosted, with film, a solid panel. For the panes that are selected in the drawing, else for all. */
import { useMemo } from 'react'
import { panelPropertyOptionsOf } from '#domain/configurator/options'
import { panesOf } from '#domain/layout/panes'
import { useEditor } from '../state/use-editor.ts'
import { editorText } from '../text.ts'
import { FieldFrame, type FieldInfo } from './controls/field-frame.tsx'
import { SwitchControl } from './controls/switch-control.tsx'
import { ScopeLine } from './scope-line.tsx'
import classes from './sidebar.module.css'

/** The selected pane's address; '' where none or several are selected. */
const useScope = (): string => {
  const { configuration, selected } = useEditor()
  const addresses = panesOf(configuration.layout).map(({ address }) => address)
  const [only, ...others] = selected.filter((id) => addresses.includes(id))
  return only !== undefined && others.length === 0 && addresses.length > 1 ? only : ''
}

export const PanelProperties = ({ info }: { readonly info: FieldInfo }) => {
  const { id, locked, onLeave } = info
  const { configuration, colorLists, list, edit } = useEditor()
  const panel = useScope()
  const options = useMemo(
    () => panelPropertyOptionsOf(configuration, panel, colorLists, list ?? undefined),
    [configuration, panel, colorLists, list],
  )
  if (options.length === 0) return null
  return (
    <FieldFrame info={info}>
      <ScopeLine panel={panel} whole={editorText.allPanes} />
      <fieldset id={id} aria-labelledby={`${id}-label`} className={classes.plain}>
        {options.map((option) => (
          <SwitchControl
            key={option.label}
            info={{ id: `${id}-${String(option.value)}`, label: option.label, locked, onLeave }}
            checked={option.selected}
            other={option}
            onToggle={() => edit(option.patch)}
          />
        ))}
      </fieldset>
    </FieldFrame>
  )
}
