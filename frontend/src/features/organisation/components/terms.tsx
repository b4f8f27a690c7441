/** Rates in percent, each with its name. A rate that the viewer may not see has not come from the server. */
import { formatPercent } from '../../../ui/format.ts'
import classes from '../organisation-page.module.css'

interface Props {
  readonly heading: string
  /** Undefined: not the viewer's to see; null: none. */
  readonly rates: readonly (readonly [label: string, rate: number | null | undefined])[]
}

/** The name without the unit, which stands beside the figure. */
const withoutUnit = (label: string): string => label.replace(/ \(%\)$/, '')

export const TermsList = ({ heading, rates }: Props) => {
  const seen = rates.flatMap(([label, rate]) => (rate === undefined ? [] : [[label, rate] as const]))
  if (seen.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="terms">
      <h2 id="terms" className={classes.heading}>
        {heading}
      </h2>
      <dl className={classes.facts}>
        {seen.map(([label, rate]) => (
          <div key={label}>
            <dt>{withoutUnit(label)}</dt>
            <dd>{formatPercent(rate)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
