/** One option for the rows that are ticked: what, which value, what it would make of each row, and the step. */
import { Button, Group, Modal, type OptionsFilter, Select, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkEditOptions, RowChoice } from '#domain/contracts/bulk-edit'
import type { Offer } from '#domain/contracts/offer'
import { oreOf } from '#domain/units'
import { findOptions } from '#domain/vocabulary/find-options'
import { bulkEditOptionsQuery, bulkEditPreviewQuery, editStep, useBulkEdit } from '../../api/bulk-edit.ts'
import { bulkEditText, fieldNames } from '../../bulk-edit-text.ts'
import { formatDifference } from '../../state/difference.ts'
import classes from './bulk-edit.module.css'
import { PreviewTable } from './preview-table.tsx'

type Option = BulkEditOptions['options'][number]

interface Props {
  readonly offer: Offer
  readonly rows: readonly number[]
  readonly onClose: () => void
  /** How many rows have been changed. */
  readonly onDone: (changed: number) => void
}

const keyOf = ({ value, on }: Pick<Option, 'value' | 'on'>): string => JSON.stringify([value, on])

/** The fields by their groups, in the order of the editor. */
const grouped = (fields: BulkEditOptions['fields'], rows: number) => {
  const shown = Object.keys(fieldNames).flatMap((id) => fields.find((field) => field.id === id) ?? [])
  const groups = Map.groupBy(shown, ({ id }) => fieldNames[id].group)
  return [...groups].map(([group, all]) => ({
    group,
    items: all.map(({ id, count }) => {
      const { label } = fieldNames[id]
      return { value: id, label: count === rows ? label : bulkEditText.ofRows(label, count, rows) }
    }),
  }))
}

/** By whatever word people use for it: there are hundreds of colours. */
const byWords: OptionsFilter = ({ options, search }) => {
  const items = options.flatMap((option) => ('group' in option ? [] : [option]))
  return search.trim() === '' ? items : [...findOptions(search, items)]
}

/** Fields of which something is on or off list both; the others list plain values. */
const labelOf = ({ label, on }: Option, isSwitched: boolean): string =>
  isSwitched ? (on ? bulkEditText.with(label) : bulkEditText.without(label)) : label

const standing = ({ have, can }: Option, count: number): string => {
  if (have === count) return bulkEditText.allHave
  if (can === 0) return have > 0 ? bulkEditText.someHave(have, count) : bulkEditText.nobodyCan
  return can + have === count ? '' : bulkEditText.canGet(can, count)
}

export const BulkEditDialog = ({ offer, rows, onClose, onDone }: Props) => {
  const [field, setField] = useState<RowChoice['field'] | null>(null)
  const [value, setValue] = useState<string | null>(null)
  const isPhone = useMediaQuery('(max-width: 560px)', false, { getInitialValueInEffect: false })
  const { data: offered, isPlaceholderData } = useQuery(bulkEditOptionsQuery(offer, rows, field))
  const options = isPlaceholderData || field === null ? [] : (offered?.options ?? [])
  const option = options.find((each) => keyOf(each) === value)
  const choice: RowChoice | null =
    field === null || option === undefined ? null : { field, value: option.value, on: option.on }
  const { data: preview, error } = useQuery(bulkEditPreviewQuery(offer, rows, choice))
  const { mutate, isPending } = useBulkEdit(offer.orderNumber)
  // A row that has what is chosen only because its model comes so is sent too: from then on it is stated.
  const sent = preview?.rows.filter(({ choices }) => Object.keys(choices).length > 0) ?? []
  const changing = preview?.rows.filter(({ outcome }) => outcome === 'changes') ?? []

  const apply = () => {
    const step = editStep({
      rows: sent.map(({ rowNumber, revision, choices }) => ({ rowNumber, revision, choices })),
    })
    mutate(step, { onSuccess: () => onDone(changing.length) })
  }

  const isSwitched = options.some(({ on }) => !on)
  return (
    <Modal
      opened
      onClose={onClose}
      title={bulkEditText.title(rows.length)}
      size={860}
      fullScreen={isPhone ?? false}
      closeButtonProps={{ 'aria-label': bulkEditText.close }}
    >
      <div className={classes.ask}>
        <Select
          label={bulkEditText.field}
          placeholder={bulkEditText.fieldHint}
          data={grouped(offered?.fields ?? [], rows.length)}
          value={field}
          onChange={(chosen) => {
            setField(chosen as RowChoice['field'] | null)
            setValue(null)
          }}
          searchable
          nothingFoundMessage={bulkEditText.noMatch}
          maxDropdownHeight={320}
          data-autofocus
        />
        <Select
          label={bulkEditText.value}
          placeholder={bulkEditText.valueHint}
          disabled={field === null}
          data={options.map((each) => ({ value: keyOf(each), label: labelOf(each, isSwitched) }))}
          value={value}
          onChange={setValue}
          searchable
          filter={byWords}
          nothingFoundMessage={bulkEditText.noMatch}
          maxDropdownHeight={320}
          renderOption={({ option: { value: key, label } }) => {
            const each = options.find((one) => keyOf(one) === key)
            return each === undefined ? label : <Value option={each} label={label} count={rows.length} />
          }}
        />
      </div>
      {offered?.fields.length === 0 && <Text mt="md">{bulkEditText.noFields}</Text>}
      <div className={classes.preview}>
        {preview !== undefined ? (
          <PreviewTable preview={preview} />
        ) : (
          <p className={classes.soft} role={choice === null ? undefined : 'status'}>
            {error !== null ? error.message : choice === null ? '' : bulkEditText.loading}
          </p>
        )}
      </div>
      <Group justify="flex-end" gap="sm" className={classes.ways ?? ''}>
        <Button variant="default" onClick={onClose}>
          {bulkEditText.cancel}
        </Button>
        <Button disabled={changing.length === 0} loading={isPending} onClick={apply}>
          {choice === null ? bulkEditText.change : bulkEditText.apply(changing.length)}
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
