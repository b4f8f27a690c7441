/** The frame around every page: the dark bar at the top, a word when the network is gone, and the page. */
import { IconWifiOff } from '@tabler/icons-react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useOwnWords, useWordsShown } from '../api/own-words.ts'
import { sessionGate } from '../api/session-gate.ts'
import { provider } from '../config/provider-text.ts'
import { Hints } from '../ui/hints.tsx'
import { HoldKeys } from '../ui/hold-keys.tsx'
import { useFocusOnNextPage } from '../ui/use-focus-kept.ts'
import { useOnline } from '../ui/use-online.ts'
import classes from './shell.module.css'
import { shellText } from './text.ts'
import { ProviderMark, TopBar } from './top-bar.tsx'
import { useReleaseWhenLoaded } from './typing-ahead.tsx'

const LoginAgain = lazy(async () => ({
  default: (await import('../features/login/login-again.tsx')).LoginAgain,
}))

/** Pages that are opened by their address all have the same key: without this one would begin where another was left. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

const Progress = ({ isAtTop = false }: { readonly isAtTop?: boolean }) => (
  <div
    className={classes.progress}
    data-top={isAtTop || undefined}
    role="progressbar"
    aria-label={shellText.loading}
  />
)

export const Shell = () => {
  const isOnline = useOnline()
  const whyOut = useSyncExternalStore(sessionGate.watch, sessionGate.whyEnded)
  const isLeaving = useNavigation().state !== 'idle'
  useFocusOnNextPage(useLocation().pathname)
  useReleaseWhenLoaded()
  useOwnWords()
  useWordsShown()
  return (
    <>
      <title>{provider.name}</title>
      <a className={classes.skip} href="#innhold">
        {shellText.skip}
      </a>
      <TopBar />
      {isLeaving && <Progress />}
      {!isOnline && (
        <div className={classes.offline} role="status">
          <IconWifiOff size={16} aria-hidden />
          {shellText.offline}
        </div>
      )}
      <main id="innhold" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      {whyOut !== null && (
        <Suspense>
          <LoginAgain why={whyOut} />
        </Suspense>
      )}
      <Hints />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

/** Stands while the session and the first page are on their way: the bar is there at once, so that nothing jumps, and tells that they are. */
export const ShellSkeleton = () => (
  <>
    <HoldKeys />
    <div className={classes.bar} aria-hidden>
      <span className={classes.logo}>
        <ProviderMark />
      </span>
    </div>
    <Progress />
  </>
)

/** The same for a page without the bar. */
export const BarePageSkeleton = () => (
  <>
    <HoldKeys />
    <Progress isAtTop />
  </>
)
