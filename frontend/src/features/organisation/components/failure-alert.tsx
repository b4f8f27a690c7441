/** Why something was not saved; after a conflict also what somebody else has saved. */
import { Alert, List } from '@mantine/core'
import { messageOf } from '../../../api/api-error.ts'
import { formFieldsText } from '../text.ts'

/** What somebody else has saved since the form was opened. */
export interface Conflict {
  readonly by: string
  readonly changes: readonly { readonly label: string; readonly was: string; readonly is: string }[]
}

interface Props {
  readonly error: unknown
  readonly conflict?: Conflict | undefined
}

/** It stands above a form that may be scrolled past it. */
const show = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

export const FailureAlert = ({ error, conflict }: Props) => (
  <Alert ref={show} color={conflict ? 'yellow' : 'red'} variant="light" role="alert">
    {conflict === undefined ? messageOf(error) : formFieldsText.conflict(conflict.by)}
    {conflict !== undefined && conflict.changes.length > 0 && (
      <List mt="xs" size="sm">
        {conflict.changes.map(({ label, was, is }) => (
          <List.Item key={label}>{formFieldsText.changedTo(label, was, is)}</List.Item>
        ))}
      </List>
    )}
  </Alert>
)
