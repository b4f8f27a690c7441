/** The dark bar at the top: where one can go, what one has not read, and who one is (quote-workflow section 2, Top bar). */
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { clientVersion } from '#domain/contracts/version'
import { useWordsShown } from '../api/own-words.ts'
import { provider } from '../config/provider-text.ts'
import { useHasOverrides } from '../config/stored-config.ts'
import { LogoMark } from '../ui/logo.tsx'
import classes from './shell.module.css'
import { shellText } from './text.ts'
import { UnreadMessageWhenIdle } from './unread-message.tsx'
import { UserMenu } from './user-menu.tsx'

export const TopBar = () => {
  const { pathname } = useLocation()
  const hasOverrides = useHasOverrides()
  const onSearch = /^\/tilbud\/?$/.test(pathname)
  return (
    <header className={classes.bar}>
      <Logo />
      <nav className={classes.links} aria-label={shellText.menu}>
        <NavLink to="/tilbud" end className={classes.link ?? ''}>
          {shellText.search}
        </NavLink>
        {onSearch && (
          <Link to="/tilbud/?q=er:bmbestilling" className={classes.link}>
            {shellText.fromAgents}
          </Link>
        )}
        <NavLink to="/produkt/" end className={classes.link ?? ''}>
          <IconPlus size={16} aria-hidden />
          <span className={onSearch ? classes.givesWay : undefined}>{shellText.newQuote}</span>
        </NavLink>
      </nav>
      <UnreadMessageWhenIdle />
      <div className={classes.end}>
        {hasOverrides && (
          <Link
            to="/flags"
            className={classes.warning}
            aria-label={shellText.ownSettings}
            data-hint={shellText.ownSettings}
          >
            <IconAlertTriangle size={18} />
          </Link>
        )}
        <UserMenu />
      </div>
    </header>
  )
}

export const ProviderMark = () => (
  <>
    <LogoMark />
    <span className={classes.logoText}>{provider.name}</span>
  </>
)

/** The same on every page, so no page makes it anew. */
const Logo = memo(() => {
  useWordsShown()
  return (
    <Link
      to="/"
      className={classes.logo}
      aria-label={shellText.home(provider.name)}
      data-hint={shellText.version(clientVersion)}
    >
      <ProviderMark />
    </Link>
  )
})
