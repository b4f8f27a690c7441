/** admin/sessions: where people are logged in, found by e-mail, name or id, and ended. For super users. */
import { Button, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FoundSession } from '#domain/contracts/running-session'
import { BusyButton } from '../../ui/busy-button.tsx'
import { formatMoment } from '../../ui/format.ts'
import { type Column, ListTable } from '../../ui/list-table.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { findSessionsQuery, useKillSession } from './api/sessions.ts'
import classes from './sessions-page.module.css'
import { sessionsText } from './text.ts'

const Found = ({ searchValue }: { readonly searchValue: string }) => {
  const query = useQuery(findSessionsQuery(searchValue))
  const kill = useKillSession(searchValue)
  useFocusKept(query.data?.length ?? 0)
  if (query.data === undefined) return <NotLoaded query={query} text={sessionsText} />
  if (query.data.length === 0) return <Text role="status">{sessionsText.none}</Text>
  const columns: readonly Column<FoundSession>[] = [
    {
      heading: sessionsText.person,
      isTitle: true,
      cell: ({ user }) => (
        <>
          {user.fullName}
          <span className={classes.soft}>{user.email}</span>
        </>
      ),
    },
    { heading: sessionsText.browser, cell: ({ browser }) => browser },
    { heading: sessionsText.begun, cell: ({ createdAt }) => formatMoment(createdAt) },
    { heading: sessionsText.used, cell: ({ lastSeenAt }) => formatMoment(lastSeenAt) },
    {
      heading: sessionsText.end,
      hidesHeading: true,
      isPlain: true,
      className: classes.act,
      cell: ({ handle, user, browser, isCurrent }) =>
        isCurrent ? (
          sessionsText.thisOne
        ) : (
          <BusyButton
            variant="default"
            size="compact-sm"
            isBusy={kill.isPending && kill.variables === handle}
            onClick={() => kill.mutate(handle)}
            aria-label={sessionsText.endOf(user.fullName, browser)}
          >
            {sessionsText.end}
          </BusyButton>
        ),
    },
  ]
  return (
    <div className={classes.list}>
      <ListTable
        rows={query.data}
        keyOf={({ handle }) => handle}
        columns={columns}
        label={sessionsText.title}
        isStale={false}
        cardsBelow={700}
      />
    </div>
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
