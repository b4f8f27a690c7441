/** A group of fields that folds. Folded, it says in a line what is chosen in it; a dot says that something is not standard. */
import { IconChevronDown } from '@tabler/icons-react'
import { candidates } from '#domain/configurator/candidates'
import { isChanged } from '../fields/defaults.ts'
import type { GroupId } from '../fields/field-spec.ts'
import { fields } from '../fields/fields.ts'
import { summaryOf } from '../fields/summaries.ts'
import { useEditor } from '../state/use-editor.ts'
import { editorText } from '../text.ts'
import { Field } from './field.tsx'
import classes from './sidebar.module.css'

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
  const changed = here.filter((spec) => isChanged(spec, choices, defaults)).length
  const summary = summaryOf(id, editor)

  return (
    <section className={classes.group} aria-label={title}>
      <h2>
        <button
          type="button"
          className={classes.header}
          aria-expanded={isOpen}
          aria-controls={`group-${id}`}
          onClick={onToggle}
        >
          <span className={classes.title}>
            {title}
            {changed > 0 ? (
              <span
                className={classes.changed}
                role="img"
                aria-label={editorText.changedCount(changed)}
                title={editorText.changedCount(changed)}
              />
            ) : null}
          </span>
          <IconChevronDown size={16} aria-hidden />
          {!isOpen && summary !== '' ? <span className={classes.summary}>{summary}</span> : null}
        </button>
      </h2>
      {isOpen ? (
        <div id={`group-${id}`} className={classes.fields}>
          {here.map((spec) => (
            <Field key={spec.id} spec={spec} />
          ))}
        </div>
      ) : null}
    </section>
  )
}
