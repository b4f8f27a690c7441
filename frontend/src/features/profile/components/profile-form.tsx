/** Name and phone number, as others see them on quotes. The e-mail address is shown, and stays what one logs in with. */
import { Alert, Group, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type UpdateProfileBody, updateProfileBody } from '#domain/contracts/person'
import type { CurrentUser } from '#domain/contracts/session'
import { messageOf } from '../../../api/api-error.ts'
import { worded } from '../../../api/info-text.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { formPageText } from '../../../ui/text.ts'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'
import { withTyped } from '../../../ui/with-typed.ts'
import { useUpdateProfile } from '../api/update-profile.ts'
import classes from '../profile-page.module.css'
import { profileText } from '../text.ts'

export const ProfileForm = ({ user }: { readonly user: CurrentUser }) => {
  const save = useUpdateProfile(user.id)
  const aboutEmail = worded('info.profile.email')
  const { firstname, lastname, phoneNumber } = user
  const form = useForm<UpdateProfileBody>({
    initialValues: { firstname, lastname, phoneNumber },
    validate: schemaResolver(updateProfileBody, { sync: true }),
    validateInputOnBlur: true,
  })
  useUnsavedGuard(form.isDirty(), formPageText.unsaved)
  const submit = (values: UpdateProfileBody) =>
    save.mutate(values, {
      onSuccess: ({ firstname, lastname, phoneNumber }) => {
        const stored = { firstname, lastname, phoneNumber }
        form.setInitialValues(stored)
        // What has been typed since it was sent stays.
        form.setValues(withTyped(form.getValues(), values, stored))
      },
    })
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      {save.isError && (
        <Alert color="red" variant="light" role="alert">
          {messageOf(save.error)}
        </Alert>
      )}
      <div className={classes.names}>
        <TextInput
          label={profileText.firstname}
          required
          autoComplete="given-name"
          {...form.getInputProps('firstname')}
        />
        <TextInput
          label={profileText.lastname}
          required
          autoComplete="family-name"
          {...form.getInputProps('lastname')}
        />
      </div>
      <TextInput
        className={classes.phone ?? ''}
        label={profileText.phone}
        type="tel"
        autoComplete="tel-national"
        {...form.getInputProps('phoneNumber')}
      />
      <TextInput
        label={profileText.email}
        description={aboutEmail}
        readOnly
        variant="filled"
        value={user.email}
      />
      <Group gap="sm">
        <BusyButton type="submit" isBusy={save.isPending} isIdle={!form.isDirty()}>
          {profileText.save}
        </BusyButton>
        <BusyButton
          variant="default"
          isBusy={false}
          isIdle={!form.isDirty() || save.isPending}
          onClick={() => form.reset()}
        >
          {profileText.reset}
        </BusyButton>
      </Group>
    </form>
  )
}
