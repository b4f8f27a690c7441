/** admin/users: people, with the role that each has where; whoever cannot work is struck through, dimmed and said so. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Navigate } from 'react-router'
import type { Viewer } from '#domain/access/access'
import { mayOn } from '#domain/access/admin-rights'
import type { ListedUser } from '#domain/contracts/user'
import { CreateUserDialog } from '../../people/create-user-dialog.tsx'
import { standingOf, useRoleName } from '../../people/role-words.ts'
import { createUserText, standingText } from '../../people/text.ts'
import { useViewer } from '../../session/current-context.ts'
import { formatDate, formatPhone } from '../../ui/format.ts'
import { DirectoryPage } from './directory-page.tsx'
import { directoryText, usersText } from './text.ts'

/** In one's own organisation at least, whatever chain it is of; the dialog then asks where. */
const mayCreate = (viewer: Viewer): boolean => {
  const { storeId, agentId } = viewer
  const inChain = { ...viewer, chainId: viewer.chainId ?? 0 }
  return mayOn(inChain, 'organisation.edit-people', { chainId: inChain.chainId, storeId, agentId })
}

const standing = (user: ListedUser): string => {
  const why = standingOf(user)
  return why === null ? '' : standingText[why]
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
  const nameOf = useRoleName()
  const viewer = useViewer()
  const rolesOf = ({ userContexts }: ListedUser): string =>
    userContexts.map((role) => [nameOf(role), role.affiliation?.name].filter(Boolean).join(', ')).join('; ')
  return (
    <DirectoryPage<ListedUser>
      text={usersText}
      source="/api/v1/users"
      pathOf={({ id }) => `/admin/users/${id}`}
      isOff={(user) => standingOf(user) !== null}
      actions={mayCreate(viewer) && <CreateUser />}
      columns={[
        { heading: directoryText.name, cell: ({ fullName }) => fullName },
        { heading: usersText.status, cell: standing, saysWhy: true },
        { heading: usersText.roles, cell: rolesOf },
        { heading: directoryText.email, cell: ({ email }) => email },
        { heading: directoryText.phone, cell: ({ phoneNumber }) => formatPhone(phoneNumber) },
        {
          heading: usersText.lastLogin,
          cell: ({ lastLogin }) => (lastLogin === null ? usersText.never : formatDate(lastLogin)),
        },
      ]}
    />
  )
}
