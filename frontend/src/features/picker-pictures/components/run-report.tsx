/** The run over the whole range: begun by hand, followed, and told; and the pictures that wait for a person, before and after. */
import { Alert, Button, Progress } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { drawingStates } from '#domain/administration/pictures/picture'
import type { ApiPictureReport, ApiPictureRun, ApiWaitingPicture } from '#domain/contracts/pictures'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { formatMoment } from '../../../ui/format.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { toastSaveFailed } from '../../../ui/toasts.ts'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'
import { useReportAct } from '../api/pictures.ts'
import classes from '../picker-pictures-page.module.css'
import { approveEach } from '../state/approve-each.ts'
import { pickerPicturesText, runPageText } from '../text.ts'
import { useRun } from '../use-run.ts'

type Acts = ReturnType<typeof useReportAct>

const sumOf = ({ counts }: ApiPictureRun): number =>
  drawingStates.reduce((sum, state) => sum + counts[state], 0)

const share = new Intl.NumberFormat('nb-NO', { style: 'percent', maximumFractionDigits: 1 })

const begunWhen = ({ startedAt, startedBy }: ApiPictureRun): string =>
  startedBy === null
    ? runPageText.byNight(formatMoment(startedAt))
    : runPageText.byHand(formatMoment(startedAt), startedBy)

const Running = ({ run }: { readonly run: ApiPictureRun }) => {
  const all = sumOf(run)
  const done = all - run.counts.queued
  const words = runPageText.drawing(Math.min(done + 1, all), all)
  return (
    <>
      <p className={classes.line} role="status">
        {words}
      </p>
      <Progress size="lg" value={all === 0 ? 0 : (100 * done) / all} aria-label={words} />
    </>
  )
}

const Told = ({ run }: { readonly run: ApiPictureRun }) => (
  <>
    <p className={classes.line}>{begunWhen(run)}</p>
    <ul className={classes.counts}>
      {drawingStates
        .filter((state) => run.counts[state] > 0)
        .map((state) => (
          <li key={state}>{runPageText[state](run.counts[state])}</li>
        ))}
      {run.unchanged > 0 && <li>{runPageText.unchanged(run.unchanged)}</li>}
    </ul>
  </>
)

const Failed = ({ run, acts }: { readonly run: ApiPictureRun; readonly acts: Acts }) => (
  <Alert color="yellow" variant="light" title={runPageText.failedTitle} mt="md">
    <p className={classes.line}>{runPageText.failedHelp}</p>
    <ul className={classes.failed}>
      {run.failed.map(({ modelId, description, reason }) => (
        <li key={modelId}>
          {/* Two models may bear one name; the number tells which. */}
          <strong>{description}</strong> <span className={classes.soft}>{modelId}</span> {reason}
        </li>
      ))}
    </ul>
    <BusyButton
      variant="default"
      mt="sm"
      isBusy={acts.isPending && acts.variables?.act === 'retry'}
      onClick={() => acts.mutate({ act: 'retry' }, { onError: toastSaveFailed })}
    >
      {runPageText.retry}
    </BusyButton>
  </Alert>
)

const Picture = ({
  label,
  src,
  alt,
}: {
  readonly label: string
  readonly src: string | null
  readonly alt: string
}) => (
  <figure className={classes.side}>
    <div className={classes.frame}>
      {src === null ? (
        <span className={classes.none}>{runPageText.noneBefore}</span>
      ) : (
        <img className={classes.preview} src={src} alt={alt} width={260} height={225} loading="lazy" />
      )}
    </div>
    <figcaption>{label}</figcaption>
  </figure>
)

interface WaitingProps {
  readonly picture: ApiWaitingPicture
  readonly acts: Acts
  readonly onAnswer: () => void
}

const Waiting = ({ picture, acts, onAnswer }: WaitingProps) => {
  const { description, beforeUrl, afterUrl, differing, modelId } = picture
  // Two models may bear one name; the number tells which.
  const called = `${description} ${modelId}`
  const asked = acts.isPending ? acts.variables : undefined
  const isBusy = asked !== undefined && 'picture' in asked && asked.picture.hash === picture.hash
  const answer = (act: 'approve' | 'decline') => {
    onAnswer()
    acts.mutate({ act, picture }, { onError: toastSaveFailed })
  }
  return (
    <li className={classes.waiting} aria-label={called} tabIndex={-1}>
      <p className={classes.name}>
        {description} <span className={classes.soft}>{modelId}</span>
      </p>
      <div className={classes.sides}>
        <Picture
          label={runPageText.before}
          src={beforeUrl}
          alt={pickerPicturesText.of(runPageText.before, called)}
        />
        <Picture
          label={runPageText.after}
          src={afterUrl}
          alt={pickerPicturesText.of(runPageText.after, called)}
        />
      </div>
      {differing !== null && (
        <p className={classes.label}>{runPageText.differing(share.format(differing))}</p>
      )}
      <div className={classes.actions}>
        <BusyButton
          size="compact-sm"
          isBusy={isBusy}
          aria-label={runPageText.approveOf(called)}
          onClick={() => answer('approve')}
        >
          {runPageText.approve}
        </BusyButton>
        <BusyButton
          size="compact-sm"
          variant="default"
          isBusy={isBusy}
          aria-label={runPageText.declineOf(called)}
          onClick={() => answer('decline')}
        >
          {runPageText.decline}
        </BusyButton>
      </div>
    </li>
  )
}

/**
 * A picture that has been answered goes, and the keyboard is on the one that stands in its place: on the picture, not on its button, so
 * that who presses twice does not approve what has not been looked at.
 */
const useNextWaiting = (waiting: readonly ApiWaitingPicture[]) => {
  const list = useRef<HTMLUListElement>(null)
  const answered = useRef<ApiWaitingPicture | null>(null)
  const place = useRef(0)
  useEffect(() => {
    const left = answered.current
    if (left === null || waiting.some(({ hash }) => hash === left.hash)) return
    answered.current = null
    const next = list.current?.children[Math.min(place.current, waiting.length - 1)]
    if (document.activeElement === document.body && next instanceof HTMLElement) next.focus()
  }, [waiting])
  const leave = (picture: ApiWaitingPicture) => {
    answered.current = picture
    place.current = waiting.indexOf(picture)
  }
  return { list, leave }
}

const WaitingList = ({ waiting, acts }: Pick<ApiPictureReport, 'waiting'> & { readonly acts: Acts }) => {
  const { list, leave } = useNextWaiting(waiting)
  const [isApprovingAll, setIsApprovingAll] = useState(false)
  const approveAll = async () => {
    setIsApprovingAll(true)
    const refused = await approveEach(waiting, (picture) => acts.mutateAsync({ act: 'approve', picture }))
    setIsApprovingAll(false)
    if (refused !== null) toastSaveFailed(refused)
  }
  return (
    <section aria-labelledby="waiting">
      <div className={classes.head}>
        <h2 id="waiting" className={classes.heading}>
          {runPageText.waiting(waiting.length)}
        </h2>
        {waiting.length > 1 && (
          <BusyButton isBusy={isApprovingAll} onClick={() => void approveAll()}>
            {runPageText.approveAll(waiting.length)}
          </BusyButton>
        )}
      </div>
      <ul className={classes.waitingList} ref={list}>
        {waiting.map((picture) => (
          <Waiting key={picture.hash} picture={picture} acts={acts} onAnswer={() => leave(picture)} />
        ))}
      </ul>
    </section>
  )
}

export const RunReport = () => {
  const { query, problem, proceed } = useRun()
  const acts = useReportAct()
  const report = query.data
  // What begins a run goes when it has begun, and the list when its last picture has been answered.
  useFocusKept(report === undefined || report.isOpen ? 0 : 1)
  useFocusKept(report?.waiting.length ?? 0)
  return (
    <>
      <section className={classes.run} aria-labelledby="run">
        <h2 id="run" className={classes.heading}>
          {pickerPicturesText.all}
        </h2>
        <p className={classes.line}>{runPageText.help}</p>
        {report === undefined ? (
          <NotLoaded query={query} text={pickerPicturesText} />
        ) : (
          <>
            {report.run === null ? (
              <p className={classes.line}>{runPageText.none}</p>
            ) : report.isOpen ? (
              <Running run={report.run} />
            ) : (
              <Told run={report.run} />
            )}
            {problem !== null && (
              <Alert color="red" variant="light" role="alert" mt="md" title={runPageText.stopped}>
                {problem}
                <Button display="block" mt="sm" onClick={proceed}>
                  {runPageText.proceed}
                </Button>
              </Alert>
            )}
            {!report.isOpen && (
              <BusyButton
                mt="sm"
                variant="default"
                isBusy={acts.isPending && acts.variables?.act === 'begin'}
                onClick={() => acts.mutate({ act: 'begin' }, { onError: toastSaveFailed })}
              >
                {runPageText.begin}
              </BusyButton>
            )}
            {report.run !== null && !report.isOpen && report.run.failed.length > 0 && (
              <Failed run={report.run} acts={acts} />
            )}
          </>
        )}
      </section>
      {report !== undefined && report.waiting.length > 0 && (
        <WaitingList waiting={report.waiting} acts={acts} />
      )}
    </>
  )
}
