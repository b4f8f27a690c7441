/** One option for the rows that are ticked: what, which value, what it would make of each row, and the step. */
import { Button, Group, Modal, type OptionsFilter, Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowChoice } from '#domain/contracts/bulk-edit'
import type { Offer } from '#domain/contracts/offer'
import { oreOf } from '#domain/units'
import { formatDifference } from '../../../ui/format-difference.ts'
import { useMedia } from '../../../ui/use-media.ts'
import {
  type BulkOption,
  byWords,
  editIn,
  fieldGroups,
  optionKeyOf,
  shareWords,
  valueLabels,
} from './bulk-choices.ts'
import classes from './bulk-edit.module.css'
import { bulkEditOptionsQuery, bulkEditPreviewQuery, editStep, useBulkEdit } from './bulk-edit-calls.ts'
import { PreviewTable } from './preview-table.tsx'
import { bulkEditText } from './text.ts'

interface Props {
  readonly offer: Offer
  readonly rows: readonly number[]
  readonly onClose: () => void
  /** How many rows have been changed, and of how many others it is stated now what they had already. */
  readonly onDone: (changed: number, stated: number) => void
}

/** By whatever word people use for it: there are hundreds of colours. Without words the list with its groups. */
const filterByWords: OptionsFilter = ({ options, search }) =>
  search.trim() === ''
    ? options
    : [
        ...byWords(
          options.flatMap((option) => ('group' in option ? option.items : [option])),
          search,
        ),
      ]

export const BulkEditDialog = ({ offer, rows, onClose, onDone }: Props) => {
  const [field, setField] = useState<RowChoice['field'] | null>(null)
  const [value, setValue] = useState<string | null>(null)
  const isPhone = useMedia('(max-width: 560px)')
  const { data: offered, isFetching } = useQuery(bulkEditOptionsQuery(offer, rows, field))
  const options = field === null ? [] : (offered?.options ?? [])
  const option = options.find((each) => optionKeyOf(each) === value)
  const choice: RowChoice | null =
    field === null || option === undefined ? null : { field, value: option.value, on: option.on }
  const { data: preview, error } = useQuery(bulkEditPreviewQuery(offer, rows, choice))
  const { mutate, isPending } = useBulkEdit(offer.orderNumber)
  const { body, changing, stating } = editIn(preview)

  const apply = () => mutate(editStep(body), { onSuccess: () => onDone(changing, stating) })

  const nothing = isFetching ? bulkEditText.loading : bulkEditText.noMatch
  return (
    <Modal
      opened
      onClose={onClose}
      title={bulkEditText.title(rows.length)}
      size={860}
      fullScreen={isPhone ?? false}
      // It grows with the preview: what one is about to press stays where it is.
      centered={false}
      closeButtonProps={{ 'aria-label': bulkEditText.close }}
    >
      <div className={classes.ask}>
        <Select
          label={bulkEditText.field}
          placeholder={bulkEditText.fieldHint}
          data={fieldGroups(offered?.fields ?? [], rows.length)}
          value={field}
          onChange={(chosen) => {
            setField(chosen as RowChoice['field'] | null)
            setValue(null)
          }}
          searchable
          filter={filterByWords}
          nothingFoundMessage={nothing}
          maxDropdownHeight={320}
          data-autofocus
        />
        <Select
          label={bulkEditText.value}
          placeholder={bulkEditText.valueHint}
          disabled={field === null}
          data={valueLabels(options)}
          value={value}
          onChange={setValue}
          searchable
          filter={filterByWords}
          nothingFoundMessage={nothing}
          maxDropdownHeight={320}
          renderOption={({ option: { value: key, label } }) => {
            const each = options.find((one) => optionKeyOf(one) === key)
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
        <Button disabled={body.rows.length === 0} loading={isPending} onClick={apply}>
          {choice === null
            ? bulkEditText.change
            : changing === 0 && stating > 0
              ? bulkEditText.state(stating)
              : bulkEditText.apply(changing)}
        </Button>
      </Group>
    </Modal>
  )
}

const Value = ({ option, label, count }: { option: BulkOption; label: string; count: number }) => (
  <span className={classes.value} data-impossible={option.have + option.can === 0 || undefined}>
    {option.rgbHex !== null && (
      <span className={classes.swatch} style={{ background: option.rgbHex }} aria-hidden />
    )}
    <span className={classes.valueName}>{label}</span>
    <span className={classes.soft}>{shareWords(option, count)}</span>
    {option.adds !== null && option.can > 0 && <span>{formatDifference(oreOf(option.adds))}</span>}
  </span>
)
