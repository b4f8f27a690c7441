/** A part of the left column that folds. Folded, it says in a line what is in it. */
import { IconChevronDown } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { editorText } from '../text.ts'
import classes from './sidebar.module.css'

interface FoldProps {
  readonly id: string
  readonly title: string
  readonly summary: string
  /** How many things in it are not standard: a dot says that something is. */
  readonly changed?: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** What is in it may have to be fetched first. */
const FILLED_WITHIN = 500

/** What the last group of a full column unfolds would lie below its edge. */
const showWhole = ({ currentTarget }: MouseEvent): void => {
  const group = currentTarget.closest('section')
  if (group === null) return
  const grows = new ResizeObserver(() => group.scrollIntoView({ block: 'nearest' }))
  grows.observe(group)
  setTimeout(() => grows.disconnect(), FILLED_WITHIN)
}

export const Fold = ({ id, title, summary, changed = 0, isOpen, onToggle, children }: FoldProps) => (
  <section className={classes.group} aria-label={title}>
    <h2>
      <button
        type="button"
        className={classes.header}
        aria-expanded={isOpen}
        aria-controls={`group-${id}`}
        onClick={(event) => {
          onToggle()
          showWhole(event)
        }}
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
        {children}
      </div>
    ) : null}
  </section>
)
