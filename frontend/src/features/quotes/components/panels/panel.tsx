/** A section of the rail beside the products: a title, at most one small action, and what it is about. */
import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
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
