/** What is seen, part by part: each says what it is, and what to do about it. */
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Operations, QueueName, QueueState } from '#domain/contracts/operations'
import { formatMoment, formatTenths, formatWhole } from '../../../ui/format.ts'
import { useSettle } from '../api/operations.ts'
import classes from '../operations-page.module.css'
import { isSlow, type Part as PartName } from '../state/troubles.ts'
import { dutyText, faultsText, mailsText, nightText, ordersText, queuesText } from '../text.ts'
import { GivenUp } from './given-up.tsx'

interface PartProps {
  readonly id: PartName
  readonly heading: string
  readonly advice?: string
  readonly children: ReactNode
}

const Part = ({ id, heading, advice, children }: PartProps) => (
  <section id={id} className={classes.part} aria-labelledby={`${id}-heading`} tabIndex={-1}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {advice !== undefined && <p className={classes.advice}>{advice}</p>}
    {children}
  </section>
)

const MINUTES = 60

/** What the worker has made in the last hour, and a minute. */
const workText = ({ pictures, documents, precision }: Operations['work']): string => {
  const say = precision === 'exact' ? queuesText.work : queuesText.workAbout
  const aMinute = (count: number): string => formatTenths(count / MINUTES)
  return say(
    queuesText.pictures(formatWhole(pictures), aMinute(pictures)),
    queuesText.documents(formatWhole(documents), aMinute(documents)),
  )
}

const waitsSince = ({ oldest, waiting }: QueueState): string => {
  if (oldest !== null) return formatMoment(oldest)
  return waiting > 0 ? queuesText.notKnown : '–'
}

/** What to do about a queue that stands; of those whose time is not known none is said to. */
const Standing = ({ name }: QueueState) => {
  const { [name]: advice }: Partial<Record<QueueName, string>> = queuesText.stands
  return (
    advice !== undefined && (
      <p className={classes.advice}>
        <strong>{queuesText.names[name]}</strong>: {advice}
      </p>
    )
  )
}

type QueuesProps = Pick<Operations, 'queues' | 'work' | 'at'>

export const Queues = ({ queues, work, at }: QueuesProps) => {
  const settle = useSettle()
  // The button that was pressed goes with what it settled; the keyboard goes on from here.
  const goOn = () => document.getElementById('queues')?.focus({ preventScroll: true })
  return (
    <Part id="queues" heading={queuesText.heading}>
      <table className={classes.queues} aria-label={queuesText.heading}>
        <thead>
          <tr>
            <th scope="col">{queuesText.name}</th>
            <th scope="col">{queuesText.waiting}</th>
            <th scope="col">{queuesText.working}</th>
            <th scope="col">{queuesText.dead}</th>
            <th scope="col">{queuesText.oldest}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => {
            const { name, waiting, working, dead } = queue
            return (
              <tr key={name}>
                <th scope="row">{queuesText.names[name]}</th>
                <td data-label={queuesText.waiting}>{formatWhole(waiting)}</td>
                <td data-label={queuesText.working}>{formatWhole(working)}</td>
                <td data-label={queuesText.dead} data-bad={dead > 0 || undefined}>
                  {formatWhole(dead)}
                </td>
                <td data-label={queuesText.oldest} data-bad={isSlow(queue, at) || undefined}>
                  {waitsSince(queue)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {queues
        .filter((queue) => isSlow(queue, at))
        .map((queue) => (
          <Standing key={queue.name} {...queue} />
        ))}
      <p>{workText(work)}</p>
      {queues
        .filter(({ letters }) => letters.length > 0)
        .map((queue) => (
          <GivenUp
            key={queue.name}
            queue={queue}
            isBusy={settle.isPending}
            onSettle={(settling) => settle.mutate(settling, { onSuccess: goOn })}
          />
        ))}
    </Part>
  )
}

export const Orders = ({ orders }: Pick<Operations, 'orders'>) => (
  <Part id="orders" heading={ordersText.heading} advice={orders.length > 0 ? ordersText.advice : undefined}>
    {orders.length === 0 ? (
      <p>{dutyText.none}</p>
    ) : (
      <ul className={classes.list}>
        {orders.map(({ orderNumber, state, since }) => (
          <li key={orderNumber}>
            <div className={classes.what}>
              <Anchor component={Link} to={`/tilbud/${orderNumber}`}>
                {ordersText.order(orderNumber)}
              </Anchor>
              <span>{ordersText[state]}</span>
              <span className={classes.soft}>{dutyText.since(formatMoment(since))}</span>
            </div>
          </li>
        ))}
      </ul>
    )}
  </Part>
)

export const Mails = ({ mails }: Pick<Operations, 'mails'>) => (
  <Part id="mails" heading={mailsText.heading} advice={mails.length > 0 ? mailsText.advice : undefined}>
    {mails.length === 0 ? (
      <p>{dutyText.none}</p>
    ) : (
      <ul className={classes.list}>
        {mails.map(({ to, subject, state, since, reason, link }) => (
          <li key={`${link} ${since}`}>
            <div className={classes.what}>
              <Anchor component={Link} to={link} aria-label={mailsText.openOf(subject)}>
                {subject}
              </Anchor>
              <span>
                {mailsText[state]}
                {reason !== null && `: ${reason}`}
              </span>
              <span className={classes.soft}>
                {to}, {formatMoment(since)}
              </span>
            </div>
          </li>
        ))}
      </ul>
    )}
  </Part>
)

export const Night = ({ nightlyRun: run }: Pick<Operations, 'nightlyRun'>) => (
  <Part id="night" heading={nightText.heading} advice={run === null ? undefined : nightText.advice}>
    {run === null ? (
      <p>{nightText.none}</p>
    ) : (
      <p>
        {nightText.began(formatMoment(run.startedAt))},{' '}
        {run.finishedAt === null ? nightText.goesOn : nightText.ended(formatMoment(run.finishedAt))}.{' '}
        {nightText.counts(run.drawn, run.unchanged, run.failed, run.left)}.
      </p>
    )}
    <Anchor component={Link} to="/admin/produktvelgerbilder">
      {nightText.open}
    </Anchor>
  </Part>
)

export const Faults = ({ faults }: Pick<Operations, 'faults'>) => (
  <Part id="faults" heading={faultsText.heading} advice={faults.length > 0 ? faultsText.advice : undefined}>
    {faults.length === 0 ? (
      <p>{dutyText.none}</p>
    ) : (
      <ul className={classes.list}>
        {faults.map(({ source, kind, count, lastAt, place, trace, build }) => (
          <li key={`${source} ${kind}`}>
            <div className={classes.what}>
              <strong>{kind}</strong>
              <span>
                {faultsText.source[source]} {build}: {faultsText.count(count)},{' '}
                {faultsText.last(formatMoment(lastAt), place)}
              </span>
              {trace !== '' && <span className={classes.soft}>{faultsText.trace(trace)}</span>}
            </div>
          </li>
        ))}
      </ul>
    )}
  </Part>
)
