/**
 * admin/drift: the desk of the person on duty. On top whether anybody is needed at all, then what for; below it all that is seen, each
 * with what to do about it. Nothing here is kept for this page: it reads what queues, mails, orders and the log have anyway.
 */
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Operations } from '#domain/contracts/operations'
import { formatMoment } from '../../ui/format.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { operationsQuery } from './api/operations.ts'
import { Faults, Mails, Night, Orders, Queues } from './components/parts.tsx'
import classes from './operations-page.module.css'
import { type Trouble, troublesIn } from './state/troubles.ts'
import { dutyText, troubleText } from './text.ts'

const sayTrouble = (trouble: Trouble): string => {
  if (!('kind' in trouble)) return troubleText[trouble.part](trouble.count)
  return trouble.kind === 'missing' ? troubleText.missing : troubleText[trouble.kind](trouble.count)
}

const Verdict = ({ seen }: { readonly seen: Operations }) => {
  const troubles = troublesIn(seen)
  if (troubles.length === 0)
    return (
      <div className={classes.well} role="status">
        <IconCircleCheck size={28} stroke={1.6} aria-hidden />
        <div>
          <p className={classes.verdict}>{dutyText.allWell}</p>
          <p className={classes.soft}>{dutyText.allWellHelp}</p>
        </div>
      </div>
    )
  return (
    <div className={classes.trouble} role="status">
      <IconAlertTriangle size={28} stroke={1.6} aria-hidden />
      <div>
        <p className={classes.verdict}>{dutyText.troubles(troubles.length)}</p>
        <ol>
          {troubles.map((trouble) => (
            <li key={sayTrouble(trouble)}>
              <a href={`#${trouble.part}`}>{sayTrouble(trouble)}</a>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

const Seen = ({ seen }: { readonly seen: Operations }) => (
  <>
    <Verdict seen={seen} />
    <Orders orders={seen.orders} />
    <Queues queues={seen.queues} work={seen.work} at={seen.at} />
    <Mails mails={seen.mails} />
    <Night nightlyRun={seen.nightlyRun} />
    <Faults faults={seen.faults} />
  </>
)

export const OperationsPage = () => {
  const query = useQuery(operationsQuery)
  const { data: seen, error, refetch } = query
  return (
    <div className={classes.page}>
      <title>{dutyText.title}</title>
      <div className={classes.head}>
        <h1>{dutyText.title}</h1>
        {seen !== undefined && <span className={classes.soft}>{dutyText.seen(formatMoment(seen.at))}</span>}
        <Button variant="default" onClick={() => void refetch()}>
          {dutyText.look}
        </Button>
      </div>
      {(seen === undefined || error !== null) && <NotLoaded query={query} text={dutyText} />}
      {seen !== undefined && <Seen seen={seen} />}
    </div>
  )
}
