/** A new webhook, or one that is changed: where it leads and what it is called for; after a new one, once, its secret. */
import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type WebhookEvent, webhookEvents } from '#domain/access/webhook'
import { type ShownWebhook, saveWebhookBody } from '#domain/contracts/webhook'
import { webhookEventNames } from '#domain/messages/webhooks'
import { fieldFailure } from '../../../people/field-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FailureAlert } from '../components/failure-alert.tsx'
import { formFaultsOf } from '../state/fields.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { webhookFormDialogText } from './text.ts'
import { useChangeWebhook, useMakeWebhook, type WebhookOwner } from './webhook-calls.ts'

interface Values {
  readonly url: string
  readonly events: WebhookEvent[]
}

interface FormProps {
  readonly title: string
  readonly submit: string
  readonly start: Values
  readonly save: { readonly error: Error | null; readonly isPending: boolean }
  readonly onSave: (values: Values) => void
  readonly onClose: () => void
}

const WebhookForm = ({ title, submit, start, save, onSave, onClose }: FormProps) => {
  const form = useForm<Values>({
    initialValues: start,
    validate: (values) => formFaultsOf(saveWebhookBody, values),
  })
  const refused = fieldFailure(save.error, ['url'])
  return (
    <FormDialog
      title={title}
      isDirty={form.isDirty()}
      failure={save.error !== null && refused === null && <FailureAlert error={save.error} />}
      submit={{ text: submit, isBusy: save.isPending, isReady: true }}
      onSubmit={form.onSubmit(onSave)}
      onClose={onClose}
    >
      <TextInput
        label={webhookFormDialogText.url}
        description={webhookFormDialogText.urlHelp}
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('url')}
        error={form.errors.url ?? refused?.message}
      />
      <Checkbox.Group label={webhookFormDialogText.events} {...form.getInputProps('events')}>
        <Stack gap="xs" mt={4}>
          {webhookEvents.map((event) => (
            <Checkbox key={event} value={event} label={webhookEventNames[event]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  )
}

interface Props {
  readonly of: WebhookOwner
  readonly onClose: () => void
}

export const MakeWebhookDialog = ({ of, onClose }: Props) => {
  const make = useMakeWebhook(of)
  if (make.data !== undefined) return <SecretDialog secret={make.data.secret} onClose={onClose} />
  return (
    <WebhookForm
      title={webhookFormDialogText.makeTitle}
      submit={webhookFormDialogText.make}
      start={{ url: '', events: [...webhookEvents] }}
      save={make}
      onSave={(values) => make.mutate(values)}
      onClose={onClose}
    />
  )
}

export const ChangeWebhookDialog = ({ of, webhook, onClose }: Props & { readonly webhook: ShownWebhook }) => {
  const change = useChangeWebhook(of, webhook.id)
  return (
    <WebhookForm
      title={webhookFormDialogText.editTitle}
      submit={webhookFormDialogText.save}
      start={{ url: webhook.url, events: [...webhook.events] }}
      save={change}
      onSave={(values) => change.mutate(values, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
