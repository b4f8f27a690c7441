/** Findings of Bestillingskontroll: the reason, the rows it is about, and the answers that one press gives. */
import { Anchor, Button, Popover, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconExclamationCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OrderFindingWire } from '#domain/contracts/order-check'
import { isForGood } from '../../state/undo-fix.ts'
import { checkText, rowText } from '../../text.ts'
import type { OrderCheck } from '../../use-order-check.tsx'
import classes from './finding-list.module.css'

const ROWS_SHOWN = 6

interface Props {
  readonly orderNumber: number
  readonly findings: readonly OrderFindingWire[]
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
          <div className={classes.foot}>
            <Rows orderNumber={orderNumber} rows={finding.rows} />
            <Answers finding={finding} check={check} />
          </div>
        </div>
      </li>
    ))}
  </ul>
)

const Mark = ({ finding: { severity, acknowledged } }: { finding: OrderFindingWire }) => {
  if (acknowledged !== null) return <IconCheck className={classes.done} size={18} aria-hidden />
  return severity === 'ERROR' ? (
    <IconExclamationCircle className={classes.error} size={18} aria-hidden />
  ) : (
    <IconAlertTriangle className={classes.warning} size={18} aria-hidden />
  )
}

const Rows = ({ orderNumber, rows }: { orderNumber: number; rows: readonly number[] }) => {
  if (rows.length === 0) return null
  const shown = rows.slice(0, ROWS_SHOWN)
  return (
    <p className={classes.rows}>
      {shown.map((rowNumber) => (
        <Anchor
          key={rowNumber}
          component={Link}
          to={`/produkt/${orderNumber}/${rowNumber}/rediger`}
          inherit
          aria-label={checkText.openRow(rowNumber)}
        >
          {checkText.row(rowNumber)}
        </Anchor>
      ))}
      {rows.length > shown.length && <span>{checkText.moreRows(rows.length - shown.length)}</span>}
    </p>
  )
}

const Answers = ({ finding, check }: { finding: OrderFindingWire; check: OrderCheck }) => {
  const { acknowledged, severity } = finding
  if (acknowledged !== null)
    return (
      <p className={classes.answered}>
        {checkText.by(acknowledged.by)}
        {check.mayAcknowledge && (
          <Button variant="subtle" size="compact-sm" onClick={() => check.acknowledge(finding, false)}>
            {checkText.takeBack}
          </Button>
        )}
      </p>
    )
  const canFix = finding.fix !== null && check.mayFix
  const canAcknowledge = severity === 'WARN' && check.mayAcknowledge
  if (!canFix && !canAcknowledge) return null
  return (
    <div className={classes.answers}>
      {canFix &&
        (isForGood(finding) ? (
          <Ask finding={finding} check={check} />
        ) : (
          <Fix finding={finding} check={check} />
        ))}
      {canAcknowledge && (
        <Button variant="default" size="compact-sm" onClick={() => check.acknowledge(finding, true)}>
          {checkText.correct}
        </Button>
      )}
    </div>
  )
}

const Fix = ({ finding, check }: { finding: OrderFindingWire; check: OrderCheck }) => (
  <Button variant="light" size="compact-sm" disabled={check.isBusy} onClick={() => check.fix(finding)}>
    {finding.fix}
  </Button>
)

/** A row that is deleted does not come back, so it is asked about where the button is. */
const Ask = ({ finding, check }: { finding: OrderFindingWire; check: OrderCheck }) => {
  const [isAsking, setAsking] = useState(false)
  const [rowNumber = 0] = finding.rows
  return (
    <Popover opened={isAsking} onChange={setAsking} withArrow shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="light" size="compact-sm" disabled={check.isBusy} onClick={() => setAsking(true)}>
          {finding.fix}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" mb="xs">
          {rowText.removeQuestion(rowNumber)}
        </Text>
        <div className={classes.answers}>
          <Button
            color="red"
            size="compact-sm"
            data-autofocus
            onClick={() => {
              setAsking(false)
              check.fix(finding)
            }}
          >
            {rowText.removeYes}
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => setAsking(false)}>
            {rowText.removeNo}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
