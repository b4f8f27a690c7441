/** What the seller should know of a row: the first on two lines at most, all of them on hover, focus or tap. */
import { Tooltip } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './row-facts.module.css'
import { rowText } from './text.ts'

export const RowWarnings = ({ warnings }: { warnings: readonly string[] }) => {
  const [first] = warnings
  if (first === undefined) return null
  return (
    <Tooltip
      multiline
      maw={420}
      position="bottom-start"
      label={warnings.map((warning) => <div key={warning}>{warning}</div>)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off must be readable from the keyboard too */}
      <p className={classes.warnings} tabIndex={0}>
        <IconAlertTriangle size={14} aria-label={rowText.warning} role="img" />
        {warnings.length > 1 && <strong>{warnings.length}</strong>}
        <span>{first}</span>
      </p>
    </Tooltip>
  )
}
