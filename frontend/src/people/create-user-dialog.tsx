/** A new person: name, e-mail, phone and one role. The person gets an invitation by e-mail and chooses the password. */
import { Alert, SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type ApiUser, type CreateUserBody, createUserBody } from '#domain/contracts/user'
import { formText } from '#domain/messages/forms'
import { messageOf } from '../api/api-error.ts'
import { useCurrentContext } from '../session/current-context.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { fieldFailure } from './field-failure.ts'
import { type Organisation, OrganisationChoice, ownOrganisation } from './organisation-choice.tsx'
import { RoleChoice } from './role-choice.tsx'
import { createUserText } from './text.ts'
import { useCreateUser } from './user-calls.ts'

interface Props {
  /** Where the person will work; chosen in the dialog where it is not given. */
  readonly organisation?: Organisation
  readonly onCreated?: (user: ApiUser) => void
  readonly onClose: () => void
}

interface Values {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phoneNumber: string
  readonly role: 'ADMINISTRATOR' | 'WORKER'
  readonly organisation: Organisation | null
}

const typedFields = ['firstname', 'lastname', 'email', 'phoneNumber'] as const
const typedSchema = createUserBody
  .pick({ firstname: true, lastname: true, email: true, phoneNumber: true })
  .strip()

export const CreateUserDialog = ({ organisation, onCreated, onClose }: Props) => {
  const own = ownOrganisation(useCurrentContext())
  const create = useCreateUser()
  const form = useForm<Values>({
    initialValues: {
      firstname: '',
      lastname: '',
      email: '',
      phoneNumber: '',
      role: 'ADMINISTRATOR',
      organisation: organisation ?? own,
    },
    validate: (values) => ({
      ...schemaResolver(typedSchema, { sync: true })(values),
      ...(values.organisation === null && { organisation: formText.required }),
    }),
    validateInputOnBlur: [...typedFields],
  })
  const submit = ({ organisation: where, ...person }: Values) => {
    if (where === null) return
    const body: CreateUserBody = { ...person, affiliationId: where.id, affiliationType: where.type }
    create.mutate(body, {
      onSuccess: (user) => {
        onCreated?.(user)
        onClose()
      },
      onError: (error) => {
        const failure = fieldFailure(error, typedFields)
        if (failure !== null) form.setFieldError(failure.field, failure.message)
      },
    })
  }
  const isSaidAtField = fieldFailure(create.error, typedFields) !== null
  return (
    <FormDialog
      title={organisation === undefined ? createUserText.title : createUserText.titleFor(organisation.name)}
      isDirty={form.isDirty()}
      failure={
        create.isError &&
        !isSaidAtField && (
          <Alert color="red" variant="light" role="alert">
            {messageOf(create.error)}
          </Alert>
        )
      }
      submit={{ text: createUserText.save, isBusy: create.isPending, isReady: true }}
      onSubmit={form.onSubmit(submit, (_, __, event) => focusFirstError(event?.currentTarget))}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label={createUserText.firstname}
          required
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('firstname')}
        />
        <TextInput
          label={createUserText.lastname}
          required
          autoComplete="off"
          {...form.getInputProps('lastname')}
        />
      </SimpleGrid>
      <TextInput
        label={createUserText.email}
        description={createUserText.emailHelp}
        required
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <TextInput
        label={createUserText.phone}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('phoneNumber')}
      />
      {organisation === undefined && (
        <OrganisationChoice
          value={form.values.organisation}
          error={typeof form.errors.organisation === 'string' ? form.errors.organisation : undefined}
          onChange={(chosen) => form.setFieldValue('organisation', chosen)}
        />
      )}
      <RoleChoice value={form.values.role} onChange={(role) => form.setFieldValue('role', role)} />
    </FormDialog>
  )
}

/** The first of the fields that something is wrong with. */
const focusFirstError = (formElement: Element | null | undefined): void =>
  formElement?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
