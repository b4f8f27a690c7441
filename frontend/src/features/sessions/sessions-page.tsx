/** admin/sessions: where people are logged in, found by e-mail, name or id, and ended. For super users. */
import { Button, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FoundSession } from '#domain/contracts/running-session'
import { formatMoment } from '../../ui/format.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { findSessionsQuery, useKillSession } from './api/sessions.ts'
import classes from './sessions-page.module.css'
import { sessionsText } from './text.ts'

interface RowProps {
  readonly session: FoundSession
  readonly isEnding: boolean
  readonly onEnd: () => void
}

const SessionRow = ({ session, isEnding, onEnd }: RowProps) => {
  const { user, browser, createdAt, lastSeenAt, isCurrent } = session
  return (
    <tr>
      <td>
        {user.fullName}
        <span className={classes.soft}>{user.email}</span>
      </td>
      <td>{browser}</td>
      <td data-label={sessionsText.begun}>{formatMoment(createdAt)}</td>
      <td data-label={sessionsText.used}>{formatMoment(lastSeenAt)}</td>
      <td className={classes.act}>
        {isCurrent ? (
          sessionsText.thisOne
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            loading={isEnding}
            onClick={onEnd}
            aria-label={sessionsText.endOf(user.fullName, browser)}
          >
            {sessionsText.end}
          </Button>
        )}
      </td>
    </tr>
  )
}

const Found = ({ searchValue }: { readonly searchValue: string }) => {
  const query = useQuery(findSessionsQuery(searchValue))
  const kill = useKillSession(searchValue)
  if (query.data === undefined) return <NotLoaded query={query} text={sessionsText} />
  if (query.data.length === 0) return <Text role="status">{sessionsText.none}</Text>
  return (
    <table className={classes.list}>
      <thead>
        <tr>
          <th>{sessionsText.person}</th>
          <th>{sessionsText.browser}</th>
          <th>{sessionsText.begun}</th>
          <th>{sessionsText.used}</th>
          <th aria-label={sessionsText.end} />
        </tr>
      </thead>
      <tbody>
        {query.data.map((session) => (
          <SessionRow
            key={session.handle}
            session={session}
            isEnding={kill.isPending && kill.variables === session.handle}
            onEnd={() => kill.mutate(session.handle)}
          />
        ))}
      </tbody>
    </table>
  )
}

export const SessionsPage = () => {
  const [address, setAddress] = useSearchParams()
  const searchValue = address.get('q') ?? ''
  const [typed, setTyped] = useState(searchValue)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAddress(typed.trim() === '' ? {} : { q: typed.trim() })
  }
  return (
    <div className={classes.page}>
      <title>{sessionsText.title}</title>
      <h1 className={classes.title}>{sessionsText.title}</h1>
      <Text c="gray.7">{sessionsText.help}</Text>
      <form className={classes.search} onSubmit={submit}>
        <TextInput
          label={sessionsText.search}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">{sessionsText.find}</Button>
      </form>
      {searchValue !== '' && <Found searchValue={searchValue} />}
    </div>
  )
}
