/** One more role for a person: in an organisation, or for all of it where the person is the provider's own. */
import { Alert, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { AddRoleBody, ApiUser } from '#domain/contracts/user'
import { formText } from '#domain/messages/forms'
import { messageOf } from '../../../api/api-error.ts'
import { worded } from '../../../api/info-text.ts'
import {
  type Organisation,
  OrganisationChoice,
  ownOrganisation,
} from '../../../people/organisation-choice.tsx'
import { everydayRoles } from '../../../people/text.ts'
import { useCurrentContext } from '../../../session/current-context.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useAddRole } from '../api/change-person.ts'
import { addRoleText } from '../text.ts'

interface Props {
  readonly user: ApiUser
  readonly onClose: () => void
}

const roleOf = (value: string): AddRoleBody['role'] =>
  value === 'SUPERUSER' ? value : (everydayRoles.find((role) => role.value === value)?.value ?? 'WORKER')

export const AddRoleDialog = ({ user, onClose }: Props) => {
  const own = ownOrganisation(useCurrentContext())
  const superUser = worded('role.SUPERUSER')
  const add = useAddRole(user.id)
  const [role, setRole] = useState<AddRoleBody['role']>('ADMINISTRATOR')
  const [organisation, setOrganisation] = useState<Organisation | null>(own)
  const [isTried, setIsTried] = useState(false)
  const isForAll = role === 'SUPERUSER'
  const lacks = !isForAll && organisation === null
  const submit = () => {
    setIsTried(true)
    if (lacks) return
    const where = isForAll ? null : organisation
    add.mutate(
      { role, affiliationId: where?.id ?? null, affiliationType: where?.type ?? null },
      { onSuccess: onClose },
    )
  }
  return (
    <FormDialog
      title={addRoleText.title}
      isDirty={false}
      failure={
        add.isError && (
          <Alert color="red" variant="light" role="alert">
            {messageOf(add.error)}
          </Alert>
        )
      }
      submit={{ text: addRoleText.save, isBusy: add.isPending, isReady: true }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onClose={onClose}
    >
      <NativeSelect
        label={addRoleText.role}
        required
        data-autofocus
        data={[
          ...everydayRoles,
          ...(user.allowed.addSuperRole ? [{ value: 'SUPERUSER', label: superUser }] : []),
        ]}
        value={role}
        onChange={({ currentTarget }) => setRole(roleOf(currentTarget.value))}
      />
      {!isForAll && (
        <OrganisationChoice
          value={organisation}
          error={isTried && lacks ? formText.required : undefined}
          onChange={setOrganisation}
        />
      )}
    </FormDialog>
  )
}
