/** A new password, for whoever knows the old one. What was typed is forgotten as soon as it has been taken. */
import { Alert, PasswordInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type UpdatePasswordBody, updatePasswordBody } from '#domain/contracts/person'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { worded } from '../../../api/info-text.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { useUpdatePassword } from '../api/update-password.ts'
import classes from '../profile-page.module.css'
import { profileText } from '../text.ts'

const shown = {
  visibilityToggleButtonProps: {
    get 'aria-label'() {
      return profileText.showPassword
    },
  },
}

const isAboutField = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'user.wrong-password' || error.code.startsWith('password.'))

export const PasswordForm = ({ email }: { readonly email: string }) => {
  const change = useUpdatePassword()
  const effect = worded('info.profile.password')
  const form = useForm<UpdatePasswordBody>({
    initialValues: { password: '', newPassword: '' },
    validate: schemaResolver(updatePasswordBody, { sync: true }),
  })
  const submit = (values: UpdatePasswordBody) =>
    change.mutate(values, {
      onSuccess: () => form.reset(),
      onError: (error) => {
        if (!isAboutField(error)) return
        form.setFieldError(error.code === 'user.wrong-password' ? 'password' : 'newPassword', error.message)
      },
    })
  const isFieldError = isAboutField(change.error)
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      {change.isError && !isFieldError && (
        <Alert color="red" variant="light" role="alert">
          {messageOf(change.error)}
        </Alert>
      )}
      {/* Password managers want to know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={profileText.oldPassword}
        required
        autoComplete="current-password"
        {...shown}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label={profileText.newPassword}
        description={profileText.newPasswordHelp}
        required
        autoComplete="new-password"
        {...shown}
        {...form.getInputProps('newPassword')}
      />
      <p className={classes.note}>{effect}</p>
      <BusyButton type="submit" variant="default" isBusy={change.isPending}>
        {profileText.change}
      </BusyButton>
    </form>
  )
}
