/** The roles of a person, each switched on and off or removed where the viewer may. */
import { ActionIcon, Anchor, Button, Switch } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ApiUser, UserRole } from '#domain/contracts/user'
import { affiliationKind, affiliationPage, roleName } from '../../../people/role-words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { type Column, ListTable } from '../../../ui/list-table.tsx'
import { useRemoveRole, useSwitchRole } from '../api/change-person.ts'
import classes from '../person-page.module.css'
import { rolesText } from '../text.ts'

const AddRoleDialog = lazyPart(async () => (await import('./add-role-dialog.tsx')).AddRoleDialog)

/** */
const PAGE_SIZE = 100

interface Props {
  readonly user: ApiUser
}

export const RolesTable = ({ user }: Props) => {
  const [isAdding, setIsAdding] = useState(false)
  const [leaving, setLeaving] = useState<UserRole | null>(null)
  const [page, setPage] = useState(0)
  const { userContexts, allowed } = user
  const last = Math.max(0, Math.ceil(userContexts.length / PAGE_SIZE) - 1)
  const at = Math.min(page, last)
  const shown = userContexts.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE)
  const wordsOf = (role: UserRole): string =>
    [roleName(role), role.affiliation?.name].filter(Boolean).join(', ')
  const isEditable = ({ id }: UserRole): boolean => allowed.roles.includes(id)
  const columns: readonly Column<UserRole>[] = [
    { heading: rolesText.role, cell: roleName, isTitle: true, isWhole: true },
    { heading: rolesText.kind, cell: affiliationKind, isWhole: true },
    { heading: rolesText.organisation, cell: (role) => <Affiliation role={role} /> },
    {
      heading: rolesText.state,
      saysWhy: true,
      cell: (role) => (
        <RoleState userId={user.id} role={role} words={wordsOf(role)} isEditable={isEditable(role)} />
      ),
    },
    {
      heading: rolesText.remove,
      hidesHeading: true,
      isPlain: true,
      saysWhy: true,
      className: classes.act,
      cell: (role) =>
        isEditable(role) && (
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={rolesText.removeLabel(wordsOf(role))}
            onClick={() => setLeaving(role)}
          >
            <IconTrash size={18} />
          </ActionIcon>
        ),
    },
  ]
  return (
    <section className={classes.part} aria-labelledby="roles">
      <div className={classes.partHead}>
        <h2 id="roles" className={classes.heading}>
          {rolesText.title}
        </h2>
        {allowed.addRole && (
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
        <div className={classes.list}>
          <ListTable
            rows={shown}
            keyOf={({ id }) => id}
            columns={columns}
            isOff={({ status }) => status !== 'ENABLED'}
            label={rolesText.title}
            isStale={false}
            cardsBelow={700}
          />
        </div>
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

const Affiliation = ({ role }: { readonly role: UserRole }) => {
  const page = affiliationPage(role)
  if (page === null || role.status === 'UNKNOWN') return role.affiliation?.name
  return (
    <Anchor component={Link} to={page}>
      {role.affiliation?.name}
    </Anchor>
  )
}

interface StateProps {
  readonly userId: number
  readonly role: UserRole
  readonly words: string
  readonly isEditable: boolean
}

const RoleState = ({ userId, role, words, isEditable }: StateProps) => {
  const change = useSwitchRole(userId)
  const isOn = role.status === 'ENABLED'
  return (
    <span className={classes.state}>
      {isEditable && (
        <Switch
          checked={role.enabled}
          aria-label={rolesText.switchLabel(words)}
          // Not disabled meanwhile, which would take the keyboard from it.
          aria-busy={change.isPending}
          onChange={() => change.isPending || change.mutate({ id: role.id, enabled: !role.enabled })}
        />
      )}
      {(!isEditable || !isOn) && (
        <span className={classes.stateText}>
          {isOn ? rolesText.enabled : role.status === 'UNKNOWN' ? rolesText.gone : rolesText.disabled}
        </span>
      )}
    </span>
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
    <ConfirmDialog
      title={rolesText.removeTitle}
      question={rolesText.removeAsk(words, user.fullName)}
      help={role.enabled ? rolesText.removeHelp : null}
      confirm={{ text: rolesText.removeConfirm, isBusy: remove.isPending }}
      onConfirm={() => remove.mutate(role.id, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
