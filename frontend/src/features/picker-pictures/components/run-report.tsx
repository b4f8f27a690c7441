/** The run over the whole range: begun by hand, followed, and told; and the pictures that wait for a person, before and after. */
import { Alert, Button, Progress } from '@mantine/core'
import { drawingStates } from '#domain/administration/pictures/picture'
import type { ApiPictureReport, ApiPictureRun, ApiWaitingPicture } from '#domain/contracts/pictures'
import { formatMoment } from '../../../ui/format.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { toastSaveFailed } from '../../../ui/toasts.ts'
import { useReportAct } from '../api/pictures.ts'
import classes from '../picker-pictures-page.module.css'
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
          <strong>{description}</strong> {reason}
        </li>
      ))}
    </ul>
    <Button
      variant="default"
      mt="sm"
      onClick={() => acts.mutate({ act: 'retry' }, { onError: toastSaveFailed })}
    >
      {runPageText.retry}
    </Button>
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

const Waiting = ({ picture, acts }: { readonly picture: ApiWaitingPicture; readonly acts: Acts }) => {
  const { description, beforeUrl, afterUrl, differing, modelId } = picture
  const answer = (act: 'approve' | 'decline') => acts.mutate({ act, picture }, { onError: toastSaveFailed })
  return (
    <li className={classes.waiting} aria-label={description}>
      <p className={classes.name}>
        {description} <span className={classes.soft}>{modelId}</span>
      </p>
      <div className={classes.sides}>
        <Picture
          label={runPageText.before}
          src={beforeUrl}
          alt={pickerPicturesText.of(runPageText.before, description)}
        />
        <Picture
          label={runPageText.after}
          src={afterUrl}
          alt={pickerPicturesText.of(runPageText.after, description)}
        />
      </div>
      {differing !== null && (
        <p className={classes.label}>{runPageText.differing(share.format(differing))}</p>
      )}
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          aria-label={runPageText.approveOf(description)}
          onClick={() => answer('approve')}
        >
          {runPageText.approve}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={runPageText.declineOf(description)}
          onClick={() => answer('decline')}
        >
          {runPageText.decline}
        </Button>
      </div>
    </li>
  )
}

const WaitingList = ({ waiting, acts }: Pick<ApiPictureReport, 'waiting'> & { readonly acts: Acts }) => {
  const approveAll = async () => {
    for (const picture of waiting) await acts.mutateAsync({ act: 'approve', picture })
  }
  return (
    <section aria-labelledby="waiting">
      <div className={classes.head}>
        <h2 id="waiting" className={classes.heading}>
          {runPageText.waiting(waiting.length)}
        </h2>
        {waiting.length > 1 && (
          <Button loading={acts.isPending} onClick={() => void approveAll().catch(toastSaveFailed)}>
            {runPageText.approveAll(waiting.length)}
          </Button>
        )}
      </div>
      <ul className={classes.waitingList}>
        {waiting.map((picture) => (
          <Waiting key={picture.hash} picture={picture} acts={acts} />
        ))}
      </ul>
    </section>
  )
}

export const RunReport = () => {
  const { query, problem, proceed } = useRun()
  const acts = useReportAct()
  const report = query.data
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
              <Button
                mt="sm"
                variant="default"
                loading={acts.isPending && acts.variables?.act === 'begin'}
                onClick={() => acts.mutate({ act: 'begin' }, { onError: toastSaveFailed })}
              >
                {runPageText.begin}
              </Button>
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
