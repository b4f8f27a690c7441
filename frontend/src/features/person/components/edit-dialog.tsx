/**
 * Name and phone number of a person. When somebody else has changed them since the dialog was opened, it says what they are now; what is
 * typed stays and can be saved over it.
 */
import { Alert, List, SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UpdateProfileBody, updateProfileBody } from '#domain/contracts/person'
import type { ApiUser } from '#domain/contracts/user'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { userQuery } from '../../../people/user-calls.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useEditPerson } from '../api/change-person.ts'
import { editText } from '../text.ts'

const valuesOf = ({ firstname, lastname, phoneNumber }: ApiUser): UpdateProfileBody => ({
  firstname,
  lastname,
  phoneNumber,
})

const labels = {
  get firstname() {
    return editText.firstname
  },
  get lastname() {
    return editText.lastname
  },
  get phoneNumber() {
    return editText.phone
  },
} as const
const fields = Object.keys(labels) as (keyof typeof labels)[]

interface Props {
  readonly user: ApiUser
  readonly onClose: () => void
}

export const EditDialog = ({ user, onClose }: Props) => {
  const queryClient = useQueryClient()
  const save = useEditPerson(user.id)
  /** What is typed is meant for this state of the person. */
  const [base, setBase] = useState(user)
  const [meanwhile, setMeanwhile] = useState<readonly string[]>([])
  const form = useForm<UpdateProfileBody>({
    initialValues: valuesOf(user),
    validate: schemaResolver(updateProfileBody, { sync: true }),
    validateInputOnBlur: true,
  })
  const lookAgain = async () => {
    const now = await queryClient.fetchQuery({ ...userQuery(user.id), staleTime: 0 })
    setMeanwhile(
      fields
        .filter((field) => now[field] !== base[field])
        .map((field) => editText.now(labels[field], now[field])),
    )
    setBase(now)
  }
  const submit = (values: UpdateProfileBody) =>
    save.mutate(
      { ...values, version: base.version },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'user.changed-meanwhile') void lookAgain()
        },
      },
    )
  return (
    <FormDialog
      title={editText.title}
      isDirty={form.isDirty()}
      failure={
        save.isError && (
          <Alert color="red" variant="light" role="alert">
            {messageOf(save.error)}
            {meanwhile.length > 0 && (
              <>
                <div>{editText.meanwhile}</div>
                <List size="sm">
                  {meanwhile.map((sentence) => (
                    <List.Item key={sentence}>{sentence}</List.Item>
                  ))}
                </List>
              </>
            )}
          </Alert>
        )
      }
      submit={{
        text: meanwhile.length > 0 ? editText.saveAnyway : editText.save,
        isBusy: save.isPending,
        isReady: true,
      }}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label={editText.firstname}
          required
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('firstname')}
        />
        <TextInput
          label={editText.lastname}
          required
          autoComplete="off"
          {...form.getInputProps('lastname')}
        />
      </SimpleGrid>
      <TextInput
        label={editText.phone}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('phoneNumber')}
      />
      <TextInput
        label={editText.email}
        description={editText.emailHelp}
        readOnly
        variant="filled"
        value={user.email}
      />
    </FormDialog>
  )
}
