/**
 * Options of another row taken over by this one. What would change is shown before it does, with both drawings, what a rule
 * refuses and why; it then is one edit that one undo takes back.
 */
import { Button, Chip, Group, Modal, NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { messageOf } from '../../../../api/api-error.ts'
import { rowQuery } from '../../../../row/get-row.ts'
import { toastInfo } from '../../../../ui/toasts.ts'
import { useFocusReturn } from '../../../../ui/use-focus-return.ts'
import type { GroupId } from '../../fields/field-spec.ts'
import type { CopiedOptions } from '../../state/copied-options.ts'
import { readCopiedOptions } from '../../state/read-copied-options.ts'
import { rowBefore } from '../../state/row-before.ts'
import { editorText } from '../../text.ts'
import { TransferPreview } from './preview.tsx'
import { transferText } from './text.ts'
import classes from './transfer-options.module.css'
import { useTransferOptions } from './use-transfer-options.ts'

interface TransferOptionsDialogProps {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly rows: readonly OfferRow[]
  /** What was copied, or a row of this quote that is chosen here. */
  readonly from: 'copied' | 'row'
  readonly onClose: () => void
}

export const TransferOptionsDialog = ({ from, onClose, ...rest }: TransferOptionsDialogProps) => {
  useFocusReturn()
  const [copied] = useState(() => (from === 'copied' ? readCopiedOptions() : null))
  const isUnreadable = from === 'copied' && copied === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, about what was read when it opened
  useEffect(() => {
    if (!isUnreadable) return
    toastInfo(transferText.unreadable)
    onClose()
  }, [isUnreadable])
  if (isUnreadable) return null
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={copied ? transferText.paste(copied.rowNumber, copied.orderNumber) : transferText.sameAs}
    >
      {copied ? (
        <Transfer from={copied} autoFocuses onClose={onClose} />
      ) : (
        <FromRow {...rest} onClose={onClose} />
      )}
    </Modal>
  )
}

const FromRow = ({ orderNumber, rowNumber, rows, onClose }: Omit<TransferOptionsDialogProps, 'from'>) => {
  const others = rows.filter((row) => row.rowNumber !== rowNumber)
  const [chosen, setChosen] = useState(() => rowBefore(rows, rowNumber)?.rowNumber ?? null)
  const [isChanged, setChanged] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...rowQuery(orderNumber, chosen ?? 0),
    enabled: chosen !== null,
  })
  return (
    <>
      <NativeSelect
        label={transferText.row}
        value={chosen ?? undefined}
        onChange={({ currentTarget: { value } }) => {
          setChanged(true)
          setChosen(Number(value))
        }}
      >
        {others.map((row) => (
          <option key={row.rowNumber} value={row.rowNumber}>
            {[`${editorText.row(row.rowNumber)} : ${row.description}`, row.reference]
              .filter((part) => part !== '')
              .join(' · ')}
          </option>
        ))}
      </NativeSelect>
      {error && !isFetching ? (
        <Group role="alert" mt="md">
          <Text c="red.7">{messageOf(error)}</Text>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {editorText.tryAgain}
          </Button>
        </Group>
      ) : null}
      {data ? (
        <Transfer
          key={data.rowNumber}
          autoFocuses={!isChanged}
          from={{
            orderNumber,
            rowNumber: data.rowNumber,
            modelId: Number(data.model.id),
            description: data.description,
            choices: data.choices,
            stated: data.stated,
          }}
          onClose={onClose}
        />
      ) : (
        <Text className={classes.waiting} aria-live="polite">
          {isFetching ? editorText.loading : ''}
        </Text>
      )}
    </>
  )
}

interface TransferProps {
  readonly from: CopiedOptions
  /** Enter takes over at once. */
  readonly autoFocuses: boolean
  readonly onClose: () => void
}

const Transfer = ({ from, autoFocuses, onClose }: TransferProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const { groups, wanted, setWanted, result, apply } = useTransferOptions(from)
  useEffect(() => {
    // It is in sight wherever the dialog has been scrolled to, which begins at the top.
    if (autoFocuses) button.current?.focus({ preventScroll: true })
  }, [autoFocuses])
  if (groups.length === 0) return <Text mt="md">{transferText.alike}</Text>
  const count = Object.keys(result.patch).length
  return (
    <>
      <fieldset className={classes.groups}>
        <legend>{transferText.transfer}</legend>
        <Chip.Group multiple value={[...wanted]} onChange={(ids) => setWanted(ids as GroupId[])}>
          {groups.map(({ id, title }) => (
            <Chip key={id} value={id} size="sm" radius="sm">
              {title}
            </Chip>
          ))}
        </Chip.Group>
      </fieldset>
      <TransferPreview result={result} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {transferText.cancel}
        </Button>
        <Button
          ref={button}
          data-autofocus={(autoFocuses && count > 0) || undefined}
          disabled={count === 0}
          onClick={() => {
            apply()
            onClose()
          }}
        >
          {transferText.apply(count)}
        </Button>
      </div>
    </>
  )
}
