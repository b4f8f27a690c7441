/** A section of the rail beside the products: a title, at most one small action, and what it is about. */
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './panel.module.css'

interface Props {
  readonly title: string
  readonly action?: {
    readonly label: string
    readonly isDisabled?: boolean
    readonly onClick: () => void
  } | null
  readonly children: ReactNode
}

export const Panel = ({ title, action = null, children }: Props) => {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {action !== null && (
          <Button
            variant="subtle"
            size="compact-sm"
            data-keep-clear
            disabled={action.isDisabled ?? false}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}

interface FoldedProps {
  readonly title: string
  /** What is worth knowing without opening it. */
  readonly summary?: string
  /** Something in it has to be looked at, so it is open when it comes. */
  readonly opensItself?: boolean
  readonly children: () => ReactNode
}

/** A section whose contents are there once they are asked for. */
export const FoldedPanel = ({ title, summary = '', opensItself = false, children }: FoldedProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(opensItself)
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 className={classes.title}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span id={id}>{title}</span>
          {summary !== '' && <span className={classes.summary}>{summary}</span>}
          <IconChevronDown size={16} className={classes.chevron} aria-hidden />
        </button>
      </h2>
      {isOpen && <div className={classes.unfolded}>{children()}</div>}
    </section>
  )
}
