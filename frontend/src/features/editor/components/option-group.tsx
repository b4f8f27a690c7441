/** A group of fields of the left column; one that has none for this product says so, or is not there. */
import { candidates } from '#domain/configurator/candidates'
import { isChanged } from '../fields/defaults.ts'
import type { GroupId } from '../fields/field-spec.ts'
import { fields } from '../fields/fields.ts'
import { summaryOf } from '../fields/summaries.ts'
import { useEditor } from '../state/use-editor.ts'
import { EditorField } from './field.tsx'
import { Fold } from './fold.tsx'
import classes from './sidebar.module.css'

interface OptionGroupProps {
  readonly id: GroupId
  readonly title: string
  readonly whenEmpty?: string | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export const OptionGroup = ({ id, title, whenEmpty, isOpen, onToggle }: OptionGroupProps) => {
  const editor = useEditor()
  const { configuration, choices, defaults, colorLists } = editor
  const here = fields.filter(
    (spec) =>
      spec.group === id &&
      spec.isVisible?.(configuration) !== false &&
      (!('options' in spec) || candidates[spec.options](configuration, colorLists).length > 0),
  )
  if (here.length === 0 && whenEmpty === undefined) return null
  return (
    <Fold
      id={id}
      title={title}
      summary={summaryOf(id, editor)}
      changed={here.filter((spec) => isChanged(spec, choices, defaults)).length}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {here.length === 0 ? <p className={classes.empty}>{whenEmpty}</p> : null}
      {here.map((spec) => (
        <EditorField key={spec.id} spec={spec} />
      ))}
    </Fold>
  )
}
