/** A piece of a program, to be copied; wider than a phone it is scrolled, also with the arrows. */
import classes from '../developer-page.module.css'

interface Props {
  readonly label: string
  readonly code: string
}

export const Example = ({ label, code }: Props) => (
  <section aria-label={label}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is reached by the keyboard */}
    <pre className={classes.code} tabIndex={0}>
      <code>{code}</code>
    </pre>
  </section>
)
