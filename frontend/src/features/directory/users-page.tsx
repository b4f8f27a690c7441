/** admin/users: people, with the role that each has where; whoever cannot work is struck through, dimmed and said so. */

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { mayMakePeople } from '#domain/access/admin-rights'
import type { ListedUser } from '#domain/contracts/user'
import { formatPhone } from '#domain/messages/phone'
import { inactivityOf, roleName } from '../../people/role-words.ts'
import { createUserText, inactivityText } from '../../people/text.ts'
import { useViewer } from '../../session/current-context.ts'
import { EmailText } from '../../ui/email-text.tsx'
import { formatDate } from '../../ui/format.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DirectoryPage } from './directory-page.tsx'
import { directoryText, usersText } from './text.ts'

const CreateUserDialog = lazyPart(
  async () => (await import('../../people/create-user-dialog.tsx')).CreateUserDialog,
)

const inactivity = (user: ListedUser): string => {
  const why = inactivityOf(user)
  return why === null ? '' : inactivityText[why]
}

const CreateUser = () => {
  const [isOpen, setIsOpen] = useState(false)
  const [made, setMade] = useState<number | null>(null)
  // Only once the dialog is gone, which lets nobody leave what is typed.
  if (made !== null) return <Navigate to={`/admin/users/${made}`} />
  return (
    <>
      <Button
        size="md"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {createUserText.open}
      </Button>
      {isOpen && <CreateUserDialog onCreated={({ id }) => setMade(id)} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export const UsersPage = () => {
  const viewer = useViewer()
  const rolesOf = ({ userContexts }: ListedUser): string =>
    userContexts.map((role) => [roleName(role), role.affiliation?.name].filter(Boolean).join(', ')).join('; ')
  return (
    <DirectoryPage<ListedUser>
      text={usersText}
      source="/api/v1/users"
      pathOf={({ id }) => `/admin/users/${id}`}
      isOff={(user) => inactivityOf(user) !== null}
      actions={mayMakePeople(viewer) && <CreateUser />}
      columns={[
        { heading: directoryText.name, cell: ({ fullName }) => fullName, isTitle: true },
        { heading: usersText.status, cell: inactivity, saysWhy: true, isPlain: true },
        { heading: usersText.roles, cell: rolesOf },
        { heading: directoryText.email, cell: ({ email }) => <EmailText email={email} /> },
        { heading: directoryText.phone, cell: ({ phoneNumber }) => formatPhone(phoneNumber), isWhole: true },
        {
          heading: usersText.lastLogin,
          cell: ({ lastLogin }) => (lastLogin === null ? usersText.never : formatDate(lastLogin)),
          isWhole: true,
        },
      ]}
    />
  )
}
