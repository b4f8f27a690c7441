/** Where one is logged in. What is not known again is logged out here. */
import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { RunningSession } from '#domain/contracts/running-session'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { formatMoment } from '../../../ui/format.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'
import { ownSessionsQuery, useEndSession } from '../api/sessions.ts'
import classes from '../profile-page.module.css'
import { profileText } from '../text.ts'

interface Props {
  readonly session: RunningSession
  readonly onEnd: () => void
  readonly isEnding: boolean
}

const SessionRow = ({ session, onEnd, isEnding }: Props) => {
  const { browser, createdAt, lastSeenAt, isCurrent } = session
  return (
    <li className={classes.session}>
      <div>
        <strong>{browser}</strong>{' '}
        {isCurrent && (
          <Badge variant="light" tt="none" size="lg" fz="sm">
            {profileText.thisOne}
          </Badge>
        )}
        <p className={classes.note}>
          {profileText.used(formatMoment(lastSeenAt))} {profileText.loggedIn(formatMoment(createdAt))}
        </p>
      </div>
      {!isCurrent && (
        <BusyButton
          variant="default"
          size="compact-sm"
          isBusy={isEnding}
          onClick={onEnd}
          aria-label={profileText.logOutOf(browser, formatMoment(createdAt))}
        >
          {profileText.logOut}
        </BusyButton>
      )}
    </li>
  )
}

export const OwnSessions = () => {
  const query = useQuery(ownSessionsQuery)
  const end = useEndSession()
  useFocusKept(query.data?.length ?? 0)
  if (query.data === undefined) return <NotLoaded query={query} text={profileText} />
  const others = query.data.filter(({ isCurrent }) => !isCurrent)
  return (
    <div className={classes.form}>
      <ul className={classes.sessions}>
        {query.data.map((session) => (
          <SessionRow
            key={session.handle}
            session={session}
            isEnding={end.isPending && end.variables === session.handle}
            onEnd={() => end.mutate(session.handle)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <BusyButton
          variant="default"
          isBusy={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
        >
          {profileText.logOutOthers}
        </BusyButton>
      )}
    </div>
  )
}
