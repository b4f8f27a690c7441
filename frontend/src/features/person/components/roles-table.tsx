/** The roles of a person, each switched on and off or removed where the viewer may. */
import { ActionIcon, Anchor, Button, Group, Modal, Switch, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ApiUser, UserRole } from '#domain/contracts/user'
import { affiliationKind, affiliationPage, useRoleName } from '../../../people/role-words.ts'
import { useRemoveRole, useSwitchRole } from '../api/change-person.ts'
import classes from '../person-page.module.css'
import { rolesText } from '../text.ts'
import { AddRoleDialog } from './add-role-dialog.tsx'

/** */
const PAGE_SIZE = 100

interface Props {
  readonly user: ApiUser
}

export const RolesTable = ({ user }: Props) => {
  const nameOf = useRoleName()
  const [isAdding, setIsAdding] = useState(false)
  const [leaving, setLeaving] = useState<UserRole | null>(null)
  const [page, setPage] = useState(0)
  const { userContexts, allowed } = user
  const last = Math.max(0, Math.ceil(userContexts.length / PAGE_SIZE) - 1)
  const at = Math.min(page, last)
  const shown = userContexts.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE)
  const wordsOf = (role: UserRole): string =>
    [nameOf(role), role.affiliation?.name].filter(Boolean).join(', ')
  return (
    <section className={classes.part} aria-labelledby="roles">
      <div className={classes.partHead}>
        <h2 id="roles" className={classes.heading}>
          {rolesText.title}
        </h2>
        {allowed.edit && (allowed.roles.length > 0 || allowed.addSuperRole) && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            {rolesText.add}
          </Button>
        )}
      </div>
      {userContexts.length === 0 ? (
        <p className={classes.note}>{rolesText.none}</p>
      ) : (
        <table className={classes.table} aria-labelledby="roles">
          <thead>
            <tr>
              <th scope="col">{rolesText.role}</th>
              <th scope="col">{rolesText.kind}</th>
              <th scope="col">{rolesText.organisation}</th>
              <th scope="col">{rolesText.state}</th>
              <th scope="col">
                <span className="visually-hidden">{rolesText.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((role) => (
              <RoleRow
                key={role.id}
                userId={user.id}
                role={role}
                words={{ name: nameOf(role), all: wordsOf(role) }}
                isEditable={allowed.roles.includes(role.id)}
                onRemove={() => setLeaving(role)}
              />
            ))}
          </tbody>
        </table>
      )}
      {last > 0 && (
        <nav className={classes.pager} aria-label={rolesText.pages}>
          <span role="status">
            {rolesText.range(at * PAGE_SIZE + 1, at * PAGE_SIZE + shown.length, userContexts.length)}
          </span>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={rolesText.previous}
            disabled={at === 0}
            onClick={() => setPage(at - 1)}
          >
            <IconChevronLeft size={18} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={rolesText.next}
            disabled={at === last}
            onClick={() => setPage(at + 1)}
          >
            <IconChevronRight size={18} />
          </ActionIcon>
        </nav>
      )}
      {isAdding && <AddRoleDialog user={user} onClose={() => setIsAdding(false)} />}
      {leaving !== null && (
        <RemoveDialog user={user} role={leaving} words={wordsOf(leaving)} onClose={() => setLeaving(null)} />
      )}
    </section>
  )
}

interface RowProps {
  readonly userId: number
  readonly role: UserRole
  readonly words: { readonly name: string; readonly all: string }
  readonly isEditable: boolean
  readonly onRemove: () => void
}

const RoleRow = ({ userId, role, words, isEditable, onRemove }: RowProps) => {
  const change = useSwitchRole(userId)
  const page = affiliationPage(role)
  const isOn = role.status === 'ENABLED'
  return (
    <tr data-off={!isOn || undefined}>
      <td>{words.name}</td>
      <td>{affiliationKind(role)}</td>
      <td>
        {page === null || role.status === 'UNKNOWN' ? (
          role.affiliation?.name
        ) : (
          <Anchor component={Link} to={page}>
            {role.affiliation?.name}
          </Anchor>
        )}
      </td>
      <td className={classes.state}>
        {isEditable && (
          <Switch
            checked={role.enabled}
            disabled={change.isPending}
            aria-label={rolesText.switchLabel(words.all)}
            onChange={() => change.mutate({ id: role.id, enabled: !role.enabled })}
          />
        )}
        {(!isEditable || !isOn) && (
          <span className={classes.stateText}>
            {isOn ? rolesText.enabled : role.status === 'UNKNOWN' ? rolesText.gone : rolesText.disabled}
          </span>
        )}
      </td>
      <td className={classes.short}>
        {isEditable && (
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={rolesText.removeLabel(words.all)}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </td>
    </tr>
  )
}

interface RemoveProps {
  readonly user: ApiUser
  readonly role: UserRole
  readonly words: string
  readonly onClose: () => void
}

const RemoveDialog = ({ user, role, words, onClose }: RemoveProps) => {
  const remove = useRemoveRole(user.id)
  return (
    <Modal opened onClose={onClose} title={rolesText.removeTitle}>
      <Text>{rolesText.removeAsk(words, user.fullName)}</Text>
      {role.enabled && (
        <Text mt="xs" c="gray.6">
          {rolesText.removeHelp}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {rolesText.cancel}
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() => remove.mutate(role.id, { onSettled: onClose })}
        >
          {rolesText.removeConfirm}
        </Button>
      </Group>
    </Modal>
  )
}
