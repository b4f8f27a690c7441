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
import { useFocusReturn } from '../../../../ui/use-focus-return.ts'
import type { GroupId } from '../../fields/field-spec.ts'
import type { CopiedOptions } from '../../state/copied-options.ts'
import { rowBefore } from '../../state/row-before.ts'
import { editorText, takeOverText } from '../../text.ts'
import { TakeOverPreview } from './preview.tsx'
import classes from './take-over.module.css'
import { useTakeOver } from './use-take-over.ts'

interface TakeOverDialogProps {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly rows: readonly OfferRow[]
  /** What was copied; null to choose a row of this quote. */
  readonly copied: CopiedOptions | null
  readonly onClose: () => void
}

export const TakeOverDialog = ({ copied, onClose, ...rest }: TakeOverDialogProps) => {
  useFocusReturn()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={copied ? takeOverText.paste(copied.rowNumber, copied.orderNumber) : takeOverText.sameAs}
    >
      {copied ? (
        <Takeover from={copied} takesFocus onClose={onClose} />
      ) : (
        <FromRow {...rest} onClose={onClose} />
      )}
    </Modal>
  )
}

const FromRow = ({ orderNumber, rowNumber, rows, onClose }: Omit<TakeOverDialogProps, 'copied'>) => {
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
        label={takeOverText.row}
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
        <Takeover
          key={data.rowNumber}
          takesFocus={!isChanged}
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

interface TakeoverProps {
  readonly from: CopiedOptions
  /** Enter takes over at once. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

const Takeover = ({ from, takesFocus, onClose }: TakeoverProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const { groups, wanted, setWanted, result, apply } = useTakeOver(from)
  useEffect(() => {
    // It is in sight wherever the dialog has been scrolled to, which begins at the top.
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  if (groups.length === 0) return <Text mt="md">{takeOverText.alike}</Text>
  const count = Object.keys(result.patch).length
  return (
    <>
      <fieldset className={classes.groups}>
        <legend>{takeOverText.take}</legend>
        <Chip.Group multiple value={[...wanted]} onChange={(ids) => setWanted(ids as GroupId[])}>
          {groups.map(({ id, title }) => (
            <Chip key={id} value={id} size="sm" radius="sm">
              {title}
            </Chip>
          ))}
        </Chip.Group>
      </fieldset>
      <TakeOverPreview result={result} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {takeOverText.cancel}
        </Button>
        <Button
          ref={button}
          data-autofocus={(takesFocus && count > 0) || undefined}
          disabled={count === 0}
          onClick={() => {
            apply()
            onClose()
          }}
        >
          {takeOverText.apply(count)}
        </Button>
      </div>
    </>
  )
}
