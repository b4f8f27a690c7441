/** A new key: what the program is called, what it may and for how long; and then, once, the key itself. */
import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { KEY_DAYS, type KeyScope } from '#domain/access/api-key'
import { makeKeyBody } from '#domain/contracts/api-key'
import { fieldFailure } from '../../../people/field-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import type { OrganisationType } from '../api/organisation-address.ts'
import { FailureAlert } from '../components/failure-alert.tsx'
import { ShownOnceDialog } from '../components/shown-once-dialog.tsx'
import { formFaultsOf } from '../state/fields.ts'
import { makeKeyText } from '../text.ts'
import { useMakeKey } from './key-calls.ts'

interface Props {
  readonly type: OrganisationType
  readonly id: number
  readonly onClose: () => void
}

interface Values {
  readonly name: string
  readonly scope: KeyScope
  readonly days: string
}

const bodyOf = ({ name, scope, days }: Values) => ({ name, scope, days: Number(days) })

/** In days, the shortest first. */
const lives = () => Object.entries(makeKeyText.lives).map(([value, label]) => ({ value, label }))

export const MakeKeyDialog = ({ type, id, onClose }: Props) => {
  const make = useMakeKey(type, id)
  const form = useForm<Values>({
    initialValues: { name: '', scope: 'read', days: String(KEY_DAYS.usual) },
    validate: (values) => formFaultsOf(makeKeyBody, bodyOf(values)),
  })
  if (make.data !== undefined)
    return (
      <ShownOnceDialog
        title={makeKeyText.madeTitle(make.data.key.name)}
        help={makeKeyText.once}
        label={makeKeyText.secret}
        secret={make.data.secret}
        onClose={onClose}
      />
    )
  const taken = fieldFailure(make.error, ['name'])
  return (
    <FormDialog
      title={makeKeyText.title}
      isDirty={form.isDirty()}
      failure={make.error !== null && taken === null && <FailureAlert error={make.error} />}
      submit={{ text: makeKeyText.make, isBusy: make.isPending, isReady: true }}
      onSubmit={form.onSubmit((values) => make.mutate(bodyOf(values)))}
      onClose={onClose}
    >
      <TextInput
        label={makeKeyText.name}
        description={makeKeyText.nameHelp}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
        error={form.errors.name ?? taken?.message}
      />
      <Radio.Group label={makeKeyText.scope} {...form.getInputProps('scope')}>
        <Stack gap="xs" mt={4}>
          <Radio value="read" label={makeKeyText.read} />
          <Radio value="write" label={makeKeyText.write} />
        </Stack>
      </Radio.Group>
      <NativeSelect label={makeKeyText.days} data={lives()} {...form.getInputProps('days')} />
    </FormDialog>
  )
}
