/** A group of fields of the left column; one that has none for this product is not there. */
import { candidates } from '#domain/configurator/candidates'
import { isChanged } from '../fields/defaults.ts'
import type { GroupId } from '../fields/field-spec.ts'
import { fields } from '../fields/fields.ts'
import { summaryOf } from '../fields/summaries.ts'
import { useEditor } from '../state/use-editor.ts'
import { Field } from './field.tsx'
import { Fold } from './fold.tsx'

interface OptionGroupProps {
  readonly id: GroupId
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export const OptionGroup = ({ id, title, isOpen, onToggle }: OptionGroupProps) => {
  const editor = useEditor()
  const { configuration, choices, defaults, book } = editor
  const here = fields.filter(
    (spec) =>
      spec.group === id &&
      spec.isVisible?.(configuration) !== false &&
      (!('options' in spec) || candidates[spec.options](configuration, book).length > 0),
  )
  if (here.length === 0) return null
  return (
    <Fold
      id={id}
      title={title}
      summary={summaryOf(id, editor)}
      changed={here.filter((spec) => isChanged(spec, choices, defaults)).length}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {here.map((spec) => (
        <Field key={spec.id} spec={spec} />
      ))}
    </Fold>
  )
}
