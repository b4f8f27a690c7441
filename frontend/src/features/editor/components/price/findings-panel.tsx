/** What the rules have to say of the product as it is: what stops an order, what the seller should know. */
import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { sentenceOf } from '#domain/messages/words'
import type { RuleFinding } from '#domain/rules/configuration'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import classes from './price.module.css'

const LOOKS = {
  ERROR: { Icon: IconAlertOctagon, className: classes.blocking },
  BLOCK: { Icon: IconAlertOctagon, className: classes.blocking },
  WARN: { Icon: IconAlertTriangle, className: classes.warning },
  INFO: { Icon: IconInfoCircle, className: classes.information },
} as const
const ORDER: readonly RuleFinding['severity'][] = ['ERROR', 'BLOCK', 'WARN', 'INFO']

export const FindingsPanel = () => {
  const { findings } = useEditor().configuration
  if (findings.length === 0) return null
  const ordered = findings.toSorted(
    (one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity),
  )
  return (
    <section className={classes.panel} aria-label={editorText.notices}>
      <h2 className={classes.heading}>{editorText.notices}</h2>
      <ul className={classes.findings}>
        {ordered.map((finding) => {
          const { Icon, className } = LOOKS[finding.severity]
          return (
            <li key={finding.ruleId} className={`${classes.finding} ${className}`}>
              <Icon size={16} aria-hidden />
              <span>{sentenceOf(finding)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
