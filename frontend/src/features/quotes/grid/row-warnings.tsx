/** What the seller should know of a row: the first on two lines at most, all of them on hover, focus or tap. */
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './row-facts.module.css'
import { rowText } from './text.ts'

export const RowWarnings = ({ warnings }: { warnings: readonly string[] }) => {
  const [first, ...others] = warnings
  if (first === undefined) return null
  return (
    <p
      className={classes.warnings}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off must be readable from the keyboard too
      tabIndex={0}
      aria-description={others.length > 0 ? others.join(' ') : undefined}
      data-hint={warnings.join('\n')}
    >
      <IconAlertTriangle size={14} aria-label={rowText.warning} role="img" />
      {warnings.length > 1 && <strong>{warnings.length}</strong>}
      <span>{first}</span>
    </p>
  )
}
