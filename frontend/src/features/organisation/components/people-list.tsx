/** Who has a role in the organisation, with a way to a new one for whoever may make people. */

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { directoryScope } from '#domain/access/admin-rights'
import { roleNames } from '#domain/access/role-names-text'
import type { ApiAgent, ApiStore, OrganisationUser } from '#domain/contracts/organisation'
import { formatPhone } from '#domain/messages/phone'
import { inactivityText } from '../../../people/text.ts'
import { useViewer } from '../../../session/current-context.ts'
import { EmailText } from '../../../ui/email-text.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { OrganisationType } from '../api/organisation-address.ts'
import { peopleQuery } from '../api/organisation-calls.ts'
import { peopleText } from '../text.ts'
import { ListPart } from './list-part.tsx'

const CreateUserDialog = lazyPart(
  async () => (await import('../../../people/create-user-dialog.tsx')).CreateUserDialog,
)

const roleOf = ({ roles }: OrganisationUser): string =>
  roles.map(({ role }) => roleNames[role as keyof typeof roleNames] ?? role).join(', ')

/** What keeps a person from working here; nothing for whoever does. */
const whyOff = ({ status, roles }: OrganisationUser): string => {
  if (status === 'DISABLED') return inactivityText.disabled
  return roles.some(({ enabled }) => enabled) ? '' : peopleText.noRoleHere
}

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
        columns={[
          {
            heading: peopleText.name,
            cell: ({ firstname, lastname }) => `${firstname} ${lastname}`,
            isTitle: true,
          },
          { heading: peopleText.status, cell: whyOff, saysWhy: true, isPlain: true },
          { heading: peopleText.role, cell: roleOf, isWhole: true },
          { heading: peopleText.email, cell: ({ email }) => <EmailText email={email} /> },
          { heading: peopleText.phone, cell: ({ phoneNumber }) => formatPhone(phoneNumber), isWhole: true },
        ]}
        pathOf={hasPages ? (user) => `/admin/users/${user.id}` : undefined}
        isOff={(user) => whyOff(user) !== ''}
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
