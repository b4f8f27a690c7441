/** How lines are written, by examples, and the keys. It stands open while the first line is written; later it is folded away. */
import { scheduleText } from '../text.ts'
import classes from './help.module.css'

export const Help = () => (
  <details className={classes.help}>
    <summary>{scheduleText.help}</summary>
    <Examples />
  </details>
)

export const FirstHelp = () => (
  <section className={classes.first} aria-labelledby="schedule-help">
    <h2 id="schedule-help" className={classes.title}>
      {scheduleText.help}
    </h2>
    <Examples />
  </section>
)

const Examples = () => (
  <>
    <dl className={classes.examples}>
      {scheduleText.helpLines.map(([example, meaning]) => (
        <div key={example}>
          <dt>
            <code>{example}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
    <p className={classes.keys}>
      {scheduleText.keys.map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
    </p>
    <p className={classes.intro}>{scheduleText.pasteHint}</p>
  </>
)
