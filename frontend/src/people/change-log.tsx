/** Who did what to a person or an organisation, newest first, with what was and what is. */
import { Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { LoggedChange, LoggedChanges } from '#domain/contracts/change'
import { get } from '../api/client.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { formatMoment } from '../ui/format.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import classes from './change-log.module.css'
import { logText } from './text.ts'

interface Props {
  /** What it concerns, such as `/api/v1/users/1008`. */
  readonly of: string
  /** Counts its changes: another one is another newest entry. */
  readonly version: number
}

const Value = ({ text, kind }: { readonly text: string | null; readonly kind: 'del' | 'ins' }) => {
  const Tag = kind
  return text === null ? <span className={classes.empty}>{logText.nothing}</span> : <Tag>{text}</Tag>
}

const Entry = ({ entry: { at, by, action, fields } }: { readonly entry: LoggedChange }) => (
  <li className={classes.entry}>
    <div className={classes.head}>
      <time dateTime={at}>{formatMoment(at)}</time>
      <span className={classes.action}>{action}</span>
      <span className={classes.by}>{by}</span>
    </div>
    {fields.length > 0 && (
      <dl className={classes.fields}>
        {fields.map(({ field, label, before, after }) => (
          <div key={field} className={classes.field}>
            <dt>{label}</dt>
            <dd>
              {before !== null && (
                <>
                  <Value text={before} kind="del" />
                  <IconArrowRight className={classes.arrow ?? ''} size={14} aria-hidden />
                  <span className="visually-hidden">{` ${logText.became} `}</span>
                </>
              )}
              <Value text={after} kind="ins" />
            </dd>
          </div>
        ))}
      </dl>
    )}
  </li>
)

export const ChangeLog = ({ of, version }: Props) => {
  const query = useInfiniteQuery({
    queryKey: ['changes', of, version],
    queryFn: ({ pageParam, signal }) =>
      get<LoggedChanges>(`${of}/changes${pageParam === null ? '' : `?before=${pageParam}`}`, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    meta: { handlesError: true },
  })
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <section className={classes.log} aria-labelledby="change-log">
      <h2 id="change-log" className={classes.title}>
        {logText.title}
      </h2>
      {query.data === undefined && <NotLoaded query={query} text={logText} />}
      {query.data !== undefined && entries.length === 0 && !query.hasNextPage && <Text>{logText.none}</Text>}
      {entries.length > 0 && (
        <ol className={classes.entries}>
          {entries.map((entry) => (
            <Entry key={entry.version} entry={entry} />
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <BusyButton
          variant="default"
          mt="sm"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {logText.more}
        </BusyButton>
      )}
      <p className={classes.note}>{logText.kept}</p>
    </section>
  )
}
