/** The same row has been changed in another place: what was changed there, beside what it was and what it is here, and a choice. */
import { Button, Group, Modal, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Speaker, sayValue } from '#domain/configurator/say-value'
import type { RowConflict } from '#domain/contracts/product'
import { fieldName } from '#domain/messages/fields'
import { formatMoment } from '../../../ui/format.ts'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import { rowConflictText } from '../conflict-text.ts'
import type { Difference } from '../state/row-state.ts'
import { useEditor } from '../state/use-editor.ts'
import classes from './conflict-dialog.module.css'

interface ConflictDialogProps {
  readonly conflict: RowConflict
  readonly differences: readonly Difference[]
  readonly onKeep: (keep: 'mine' | 'theirs') => void
}

/** What somebody has changed it to; nothing where they have not. */
const said = (field: Difference['field'], change: Difference['mine'], speaker: Speaker): ReactNode =>
  change === undefined ? '' : <strong>{sayValue(field, change.value as never, speaker)}</strong>

export const ConflictDialog = ({ conflict, differences, onKeep }: ConflictDialogProps) => {
  const {
    configuration: { model },
    colorLists,
  } = useEditor()
  const speaker = { model, colorLists }
  useFocusReturn()
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      title={rowConflictText.title(conflict)}
    >
      <Text size="sm" c="gray.7">
        {formatMoment(conflict.changedAt)}. {rowConflictText.text}
      </Text>
      <Table className={classes.values} mt="md" fz="sm" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{rowConflictText.field}</Table.Th>
            <Table.Th>{rowConflictText.before}</Table.Th>
            <Table.Th>{rowConflictText.theirs(conflict)}</Table.Th>
            <Table.Th>{rowConflictText.mine(conflict)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ field, before, theirs, mine }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row" fw={400} className={classes.field}>
                {fieldName(field)}
              </Table.Th>
              <Table.Td data-label={rowConflictText.before}>
                {sayValue(field, before as never, speaker)}
              </Table.Td>
              <Table.Td data-label={rowConflictText.theirs(conflict)}>
                {said(field, theirs, speaker)}
              </Table.Td>
              <Table.Td data-label={rowConflictText.mine(conflict)}>{said(field, mine, speaker)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={() => onKeep('theirs')}>
          {rowConflictText.discardMine}
        </Button>
        <Button data-autofocus onClick={() => onKeep('mine')}>
          {rowConflictText.keepMine}
        </Button>
      </Group>
    </Modal>
  )
}
