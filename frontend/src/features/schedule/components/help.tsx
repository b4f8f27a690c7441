/** How lines are written, by examples, and the keys. Folded away on request; it is read once. */

import classes from '../schedule.module.css'
import { scheduleText } from '../text.ts'

export const Help = () => (
  <details className={classes.help}>
    <summary>{scheduleText.help}</summary>
    <dl>
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
  </details>
)
