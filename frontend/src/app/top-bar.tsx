/** The dark bar at the top: where one can go, and who one is (quote-workflow section 2, Top bar). */
import { Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { Link, NavLink, useLocation } from 'react-router'
import { clientVersion } from '#domain/contracts/version'
import { provider } from '../config/provider.ts'
import { useHasOverrides } from '../config/stored-config.ts'
import { LogoMark } from '../ui/logo.tsx'
import classes from './shell.module.css'
import { UserMenu } from './user-menu.tsx'

export const TopBar = () => {
  const { pathname } = useLocation()
  const hasOverrides = useHasOverrides()
  const onSearch = /^\/tilbud\/?$/.test(pathname)
  return (
    <header className={classes.bar}>
      <Tooltip label={`Versjon ${clientVersion}`}>
        <Link to="/" className={classes.logo} aria-label={`${provider.name}, til forsiden`}>
          <LogoMark />
          <span className={classes.logoText}>{provider.name}</span>
        </Link>
      </Tooltip>
      <nav className={classes.links} aria-label="Hovedmeny">
        <NavLink to="/tilbud" end className={classes.link ?? ''}>
          Tilbudssøk
        </NavLink>
        {onSearch && (
          <Link to="/tilbud/?q=er:bmbestilling" className={classes.link}>
            Bestilt fra byggmester
          </Link>
        )}
        <NavLink to="/produkt/" end className={classes.link ?? ''}>
          <IconPlus size={16} aria-hidden />
          <span className={onSearch ? classes.givesWay : undefined}>Nytt tilbud</span>
        </NavLink>
      </nav>
      <div className={classes.end}>
        {hasOverrides && (
          <Tooltip label="Denne nettleseren har egne innstillinger">
            <Link
              to="/flags"
              className={classes.warning}
              aria-label="Denne nettleseren har egne innstillinger"
            >
              <IconAlertTriangle size={18} />
            </Link>
          </Tooltip>
        )}
        <UserMenu />
      </div>
    </header>
  )
}
