/** Says which part of the product the controls below it change, and leads back to the whole. */
import { UnstyledButton } from '@mantine/core'
import { placeName } from '#domain/drawing/part-names'
import { useEditor } from '../state/use-editor.ts'
import { editorText } from '../text.ts'
import classes from './sidebar.module.css'

interface ScopeLineProps {
  /** Address of the selected part; '' is everything. */
  readonly panel: string
  readonly whole: string
}

export const ScopeLine = ({ panel, whole }: ScopeLineProps) => {
  const { configuration, select } = useEditor()
  return (
    <p className={classes.scope}>
      {panel === '' ? whole : editorText.only(placeName(configuration.layout, panel))}
      {panel === '' ? null : (
        <UnstyledButton className={classes.scopeAll ?? ''} onClick={() => select([])}>
          {editorText.chooseAll}
        </UnstyledButton>
      )}
    </p>
  )
}
