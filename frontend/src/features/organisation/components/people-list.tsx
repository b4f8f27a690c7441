/** Who has a role in the organisation, with a way to a new one for whoever may make people. */
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { directoryScope } from '#domain/access/admin-rights'
import { roleNames } from '#domain/access/role-names-text'
import type { ApiAgent, ApiStore, OrganisationUser } from '#domain/contracts/organisation'
import { CreateUserDialog } from '../../../people/create-user-dialog.tsx'
import { useViewer } from '../../../session/current-context.ts'
import { formatPhone } from '../../../ui/format.ts'
import type { OrganisationType } from '../api/organisation-address.ts'
import { peopleQuery } from '../api/organisation-calls.ts'
import { peopleText } from '../text.ts'
import { ListPart } from './list-part.tsx'

const roleOf = ({ roles }: OrganisationUser): string =>
  roles.map(({ role }) => roleNames[role as keyof typeof roleNames] ?? role).join(', ')

const isOff = ({ status, roles }: OrganisationUser): boolean =>
  status === 'DISABLED' || roles.every(({ enabled }) => !enabled)

interface Props {
  readonly type: OrganisationType
  readonly organisation: ApiAgent | ApiStore
}

export const PeopleList = ({ type, organisation: { id, name, may } }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const queryClient = useQueryClient()
  const hasPages = directoryScope(useViewer(), 'users') !== null
  return (
    <>
      <ListPart<OrganisationUser>
        text={peopleText}
        sizes={[10, 20, 50]}
        firstSize={10}
        query={(page) => peopleQuery(type, id, page)}
        columns={[peopleText.name, peopleText.email, peopleText.phone, peopleText.role]}
        cells={(user) => {
          const fullName = `${user.firstname} ${user.lastname}`
          return [
            hasPages ? (
              <Link key="name" to={`/admin/users/${user.id}`}>
                {fullName}
              </Link>
            ) : (
              fullName
            ),
            user.email,
            formatPhone(user.phoneNumber),
            roleOf(user),
          ]
        }}
        isOff={isOff}
        action={
          may.includes('organisation.edit-people') && (
            <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
              {peopleText.create}
            </Button>
          )
        }
      />
      {isOpen && (
        <CreateUserDialog
          organisation={{ type: type === 'agents' ? 'agent' : 'store', id, name }}
          onCreated={() => void queryClient.invalidateQueries({ queryKey: ['organisation-list'] })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
