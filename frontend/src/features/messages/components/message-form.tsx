/** The fields of a message; what is typed is shown beside them as its readers will see it. */
import {
  Button,
  Group,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useId } from 'react'
import { MESSAGE_TITLE_MAX } from '#domain/contracts/message'
import type { ChainSummary } from '#domain/contracts/organisation'
import { BusyButton } from '../../../ui/busy-button.tsx'
import classes from '../messages.module.css'
import { type MessageValues, tidyDate } from '../state/message-form.ts'
import { audienceText, publishedText, writeText } from '../text.ts'

interface Props {
  readonly form: UseFormReturnType<MessageValues>
  readonly chains: readonly ChainSummary[]
  /** From when to when it is shown, in words. */
  readonly shown: string
  readonly isBusy: boolean
  readonly onReset: () => void
}

const audiences = () =>
  (['everybody', 'stores', 'builders', 'chain'] as const).map((value) => ({
    value,
    label: audienceText[value],
  }))
const statuses = () =>
  (['published', 'draft'] as const).map((value) => ({ value, label: publishedText[value] }))

export const MessageForm = ({ form, chains, shown, isBusy, onReset }: Props) => {
  const statusId = useId()
  const date = (name: 'from' | 'to') => {
    const { onBlur, ...field } = form.getInputProps(name)
    return {
      ...field,
      placeholder: writeText.dateHint,
      autoComplete: 'off',
      required: true,
      onBlur: (event: unknown) => {
        const typed = form.getValues()[name]
        // Only then: writing takes away the fault below the field, and would move the button that is about to be pressed.
        if (tidyDate(typed) !== typed) form.setFieldValue(name, tidyDate(typed))
        onBlur?.(event)
      },
    }
  }
  return (
    <Stack gap="md">
      <TextInput
        label={writeText.title}
        required
        autoComplete="off"
        maxLength={MESSAGE_TITLE_MAX}
        {...form.getInputProps('title')}
      />
      <Textarea
        label={writeText.content}
        description={writeText.contentHelp}
        required
        autosize
        minRows={8}
        maxRows={24}
        {...form.getInputProps('content')}
      />
      <div className={classes.dates}>
        <TextInput label={writeText.from} {...date('from')} />
        <TextInput label={writeText.to} {...date('to')} />
      </div>
      <NativeSelect label={audienceText.label} data={audiences()} {...form.getInputProps('audience')} />
      {form.values.audience === 'chain' && (
        <NativeSelect
          label={audienceText.chainLabel}
          required
          data={[
            { value: '', label: audienceText.chooseChain },
            ...chains.map(({ id, name }) => ({ value: String(id), label: audienceText.ofChain(name) })),
          ]}
          {...form.getInputProps('chainId')}
        />
      )}
      <div>
        <Text id={statusId} size="sm" fw={500} mb={4}>
          {writeText.status}
        </Text>
        <SegmentedControl aria-labelledby={statusId} data={statuses()} {...form.getInputProps('status')} />
        <Text size="sm" mt={6} role="status">
          {shown}
        </Text>
      </div>
      <Group mt="xs">
        <BusyButton type="submit" isBusy={isBusy}>
          {writeText.save}
        </BusyButton>
        <Button variant="default" onClick={onReset}>
          {writeText.reset}
        </Button>
      </Group>
    </Stack>
  )
}
