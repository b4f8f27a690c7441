/** One option for the rows that are ticked: what, which value, what it would make of each row, and the step. */
import { Button, Group, Modal, Select, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RestoreRowsBody, RowChoice, RowOptions } from '#domain/contracts/edit-rows'
import type { Offer } from '#domain/contracts/offer'
import { oreOf } from '#domain/units'
import { changeStep, rowOptionsQuery, rowsPreviewQuery, useRowsStep } from '../../api/change-rows.ts'
import { fieldNames, rowsText } from '../../rows-text.ts'
import { formatDifference } from '../../state/difference.ts'
import { PreviewTable } from './preview-table.tsx'
import classes from './rows-together.module.css'

type Option = RowOptions['options'][number]

interface Props {
  readonly offer: Offer
  readonly rows: readonly number[]
  readonly onClose: () => void
  /** Gives what takes the change back. */
  readonly onDone: (restore: RestoreRowsBody['rows']) => void
}

const keyOf = ({ value, on }: Pick<Option, 'value' | 'on'>): string => JSON.stringify([value, on])

/** The fields by their groups, in the order of the editor. */
const grouped = (fields: RowOptions['fields']) => {
  const shown = Object.keys(fieldNames).filter((id) => (fields as readonly string[]).includes(id))
  const groups = Map.groupBy(shown, (id) => fieldNames[id as RowChoice['field']].group)
  return [...groups].map(([group, ids]) => ({
    group,
    items: ids.map((value) => ({ value, label: fieldNames[value as RowChoice['field']].label })),
  }))
}

/** Fields of which something is on or off list both; the others list plain values. */
const labelOf = ({ label, on }: Option, isSwitched: boolean): string =>
  isSwitched ? (on ? rowsText.with(label) : rowsText.without(label)) : label

const standing = ({ have, can }: Option, count: number): string => {
  if (have === count) return rowsText.allHave
  if (can === 0) return have > 0 ? rowsText.someHave(have, count) : rowsText.nobodyCan
  return can + have === count ? '' : rowsText.canGet(can, count)
}

export const ChangeRowsDialog = ({ offer, rows, onClose, onDone }: Props) => {
  const [field, setField] = useState<RowChoice['field'] | null>(null)
  const [value, setValue] = useState<string | null>(null)
  const isPhone = useMediaQuery('(max-width: 560px)')
  const { data: offered, isPlaceholderData } = useQuery(rowOptionsQuery(offer, rows, field))
  const options = isPlaceholderData || field === null ? [] : (offered?.options ?? [])
  const option = options.find((each) => keyOf(each) === value)
  const choice: RowChoice | null =
    field === null || option === undefined ? null : { field, value: option.value, on: option.on }
  const { data: preview, error } = useQuery(rowsPreviewQuery(offer, rows, choice))
  const { mutate, isPending } = useRowsStep(offer.orderNumber)
  const changing = preview?.rows.filter(({ outcome }) => outcome === 'changes') ?? []

  const apply = () => {
    const step = changeStep({
      rows: changing.map(({ rowNumber, revision, choices }) => ({ rowNumber, revision, choices })),
    })
    mutate(step, {
      onSuccess: ({ productRows }) => {
        const now = new Map(productRows.map(({ rowNumber, revision }) => [rowNumber, revision]))
        onDone(
          changing.map(({ rowNumber, revision: restore }) => ({
            rowNumber,
            revision: now.get(rowNumber) ?? '',
            restore,
          })),
        )
      },
    })
  }

  const isSwitched = options.some(({ on }) => !on)
  return (
    <Modal
      opened
      onClose={onClose}
      title={rowsText.title(rows.length)}
      size={860}
      fullScreen={isPhone ?? false}
      closeButtonProps={{ 'aria-label': rowsText.close }}
    >
      <div className={classes.ask}>
        <Select
          label={rowsText.field}
          placeholder={rowsText.fieldHint}
          data={grouped(offered?.fields ?? [])}
          value={field}
          onChange={(chosen) => {
            setField(chosen as RowChoice['field'] | null)
            setValue(null)
          }}
          searchable
          nothingFoundMessage={rowsText.noMatch}
          maxDropdownHeight={320}
          data-autofocus
        />
        <Select
          label={rowsText.value}
          placeholder={rowsText.valueHint}
          disabled={field === null}
          data={options.map((each) => ({ value: keyOf(each), label: labelOf(each, isSwitched) }))}
          value={value}
          onChange={setValue}
          searchable
          nothingFoundMessage={rowsText.noMatch}
          maxDropdownHeight={320}
          renderOption={({ option: { value: key, label } }) => {
            const each = options.find((one) => keyOf(one) === key)
            return each === undefined ? label : <Value option={each} label={label} count={rows.length} />
          }}
        />
      </div>
      {offered?.fields.length === 0 && <Text mt="md">{rowsText.noFields}</Text>}
      <div className={classes.preview}>
        {preview !== undefined ? (
          <PreviewTable preview={preview} />
        ) : (
          <p className={classes.soft} role={choice === null ? undefined : 'status'}>
            {error !== null ? error.message : choice === null ? '' : rowsText.loading}
          </p>
        )}
      </div>
      <Group justify="flex-end" gap="sm" className={classes.ways ?? ''}>
        <Button variant="default" onClick={onClose}>
          {rowsText.cancel}
        </Button>
        <Button disabled={changing.length === 0} loading={isPending} onClick={apply}>
          {choice === null ? rowsText.change : rowsText.apply(changing.length)}
        </Button>
      </Group>
    </Modal>
  )
}

const Value = ({ option, label, count }: { option: Option; label: string; count: number }) => (
  <span className={classes.value} data-impossible={option.have + option.can === 0 || undefined}>
    {option.rgbHex !== null && (
      <span className={classes.swatch} style={{ background: option.rgbHex }} aria-hidden />
    )}
    <span className={classes.valueName}>{label}</span>
    <span className={classes.soft}>{standing(option, count)}</span>
    {option.adds !== null && option.can > 0 && <span>{formatDifference(oreOf(option.adds))}</span>}
  </span>
)
