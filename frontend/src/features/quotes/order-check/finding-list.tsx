/**
 * Findings of Bestillingskontroll: the reason, what it rests on, the rows it is about, and the answers that one press gives.
 * What a press changes is said before it is pressed, money included.
 */
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconExclamationCircle, IconHelpCircle } from '@tabler/icons-react'
import { useId } from 'react'
import type { ApiFix, ApiOrderFinding } from '#domain/contracts/order-check'
import classes from './finding-list.module.css'
import { FindingRows } from './finding-rows.tsx'
import { checkText } from './text.ts'
import type { OrderCheck } from './use-order-check.ts'

interface Props {
  readonly orderNumber: number
  readonly findings: readonly ApiOrderFinding[]
  readonly check: OrderCheck
  /** What the list is headed by. */
  readonly label: string
}

export const FindingList = ({ orderNumber, findings, check, label }: Props) => (
  <ul className={classes.list} aria-label={label}>
    {findings.map((finding) => (
      <li key={finding.id} className={classes.finding}>
        <Mark finding={finding} />
        <div className={classes.said}>
          <p className={classes.sentence}>{finding.sentence}</p>
          {finding.basis !== '' && <p className={classes.basis}>{checkText.basis(finding.basis)}</p>}
          <FindingRows orderNumber={orderNumber} finding={finding} pictureOf={check.pictureOf} />
          <Answers finding={finding} check={check} />
        </div>
      </li>
    ))}
  </ul>
)

const Mark = ({ finding: { severity, isQuestion, acknowledged } }: { finding: ApiOrderFinding }) => {
  if (acknowledged !== null) return <IconCheck className={classes.done} size={18} aria-hidden />
  if (severity === 'ERROR') return <IconExclamationCircle className={classes.error} size={18} aria-hidden />
  return isQuestion ? (
    <IconHelpCircle className={classes.question} size={18} aria-hidden />
  ) : (
    <IconAlertTriangle className={classes.warning} size={18} aria-hidden />
  )
}

const Answers = ({ finding, check }: { finding: ApiOrderFinding; check: OrderCheck }) => {
  const { acknowledged, severity, fix } = finding
  if (acknowledged !== null)
    return (
      <p className={classes.answered}>
        {checkText.by(acknowledged.by, acknowledged.at)}
        {check.mayAcknowledge && (
          <Button variant="subtle" size="compact-sm" onClick={() => check.acknowledge(finding, false)}>
            {checkText.undo}
          </Button>
        )}
      </p>
    )
  const canAcknowledge = severity === 'WARN' && check.mayAcknowledge
  const offered = check.mayFix ? fix : null
  if (offered === null && !canAcknowledge) return null
  return (
    <Ways
      fix={offered}
      isBusy={check.isBusy}
      onFix={() => check.fix(finding)}
      onAcknowledge={canAcknowledge ? () => check.acknowledge(finding, true) : null}
    />
  )
}

interface WaysProps {
  readonly fix: ApiFix | null
  readonly isBusy: boolean
  readonly onFix: () => void
  readonly onAcknowledge: (() => void) | null
}

const Ways = ({ fix, isBusy, onFix, onAcknowledge }: WaysProps) => {
  const id = useId()
  return (
    <>
      {fix !== null && (
        <div id={id} className={classes.changes}>
          {fix.changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
          {fix.before !== null && fix.after !== null && (
            <p className={classes.money}>{checkText.price(fix.before, fix.after)}</p>
          )}
        </div>
      )}
      <div className={classes.answers}>
        {fix !== null && (
          <Button variant="light" size="compact-sm" disabled={isBusy} aria-describedby={id} onClick={onFix}>
            {fix.label}
          </Button>
        )}
        {onAcknowledge !== null && (
          <Button variant="default" size="compact-sm" onClick={onAcknowledge}>
            {checkText.correct}
          </Button>
        )}
      </div>
    </>
  )
}
