/** The surface of what fills a pane: of the solid panel that is selected in the drawing, else of all of them. */
import { panelQualityOptionsOf } from '#domain/configurator/options'
import { panelQualityCandidates } from '#domain/configurator/panel-candidates'
import { solidPanelsOf } from '#domain/layout/panes'
import { useEditor } from '../state/use-editor.ts'
import { editorText } from '../text.ts'
import { ChoiceControl } from './controls/choice-control.tsx'
import type { FieldInfo } from './controls/field-frame.tsx'
import { ScopeLine } from './scope-line.tsx'

export const PanelQualities = ({ info }: { readonly info: FieldInfo }) => {
  const { configuration, colorLists, list, selected, edit } = useEditor()
  const solid = solidPanelsOf(configuration.layout)
  const [only, ...others] = selected.filter((id) => solid.includes(id))
  const panel = only !== undefined && others.length === 0 && solid.length > 1 ? only : ''
  return (
    <>
      <ChoiceControl
        info={info}
        chosen={panelQualityCandidates(configuration, panel).find((candidate) => candidate.selected)}
        optionsOf={() => panelQualityOptionsOf(configuration, panel, colorLists, list ?? undefined)}
        {...(solid.length > 1 && { unchosen: editorText.differing })}
        onChoose={({ patch }) => edit(patch)}
      />
      {solid.length > 1 ? <ScopeLine panel={panel} whole={editorText.allSolidPanels} /> : null}
    </>
  )
}
