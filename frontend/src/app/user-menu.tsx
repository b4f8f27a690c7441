/** Who one is logged in as, one's own pages, and administration by role. */
import { Menu, Text, UnstyledButton } from '@mantine/core'
import {
  IconBuilding,
  IconChevronDown,
  IconExternalLink,
  IconLogout,
  IconMail,
  IconSwitchHorizontal,
  IconUser,
} from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useWordsShown } from '../api/own-words.ts'
import { saveAddress } from '../api/saved-address.ts'
import { provider } from '../config/provider-text.ts'
import { roleName } from '../people/role-words.ts'
import { useCurrentContext, viewerOf } from '../session/current-context.ts'
import { adminLinks } from './admin-links.ts'
import classes from './shell.module.css'
import { userMenuText } from './text.ts'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** Does not know where one is, so that going somewhere does not make it anew. */
export const UserMenu = memo(() => {
  useWordsShown()
  const context = useCurrentContext()
  const navigate = useNavigate()
  const openFlagsWithAlt = (event: MouseEvent) => {
    if (!event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    void navigate('/flags')
  }

  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <UnstyledButton
          className={classes.user}
          onClickCapture={openFlagsWithAlt}
          aria-label={userMenuText.of(context.user.fullName)}
        >
          <IconUser size={18} aria-hidden />
          <span className={classes.userName}>{context.user.fullName}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        <Entries />
      </Menu.Dropdown>
    </Menu>
  )
})

const Entries = () => {
  const context = useCurrentContext()
  const { pathname, search } = useLocation()
  const groups = adminLinks(viewerOf(context))
  return (
    <>
      <Menu.Label>{userMenuText.loggedInAs}</Menu.Label>
      <Text size="sm" fw={600} px="sm">
        {context.user.fullName}
      </Text>
      <Text size="sm" c="gray.6" px="sm" pb={4}>
        {[roleName(context), context.affiliation?.name].filter(Boolean).join(', ')}
      </Text>
      <Menu.Item
        component={Link}
        to="/user/choose_context"
        onClick={() => saveAddress(`${pathname}${search}`)}
        leftSection={<IconSwitchHorizontal {...icon} />}
      >
        {userMenuText.changeRole}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item component={Link} to="/profil" leftSection={<IconUser {...icon} />}>
        {userMenuText.profile}
      </Menu.Item>
      {context.affiliationUrl !== null && (
        <Menu.Item
          component={Link}
          to={`/${context.affiliationUrl}`}
          leftSection={<IconBuilding {...icon} />}
        >
          {context.affiliation?.name}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to="/admin/inbox" leftSection={<IconMail {...icon} />}>
        {userMenuText.messages}
      </Menu.Item>
      <Menu.Item
        component="a"
        href={provider.serviceFormUrl}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconExternalLink {...icon} />}
      >
        {userMenuText.serviceForm}
      </Menu.Item>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <Menu.Divider />
          <Menu.Label>{title}</Menu.Label>
          {links.map(({ to, label }) => (
            <Menu.Item key={to} component={Link} to={to}>
              {label}
            </Menu.Item>
          ))}
        </div>
      ))}
      <Menu.Divider />
      <Menu.Item component={Link} to="/logout" leftSection={<IconLogout {...icon} />}>
        {userMenuText.logOut}
      </Menu.Item>
    </>
  )
}
