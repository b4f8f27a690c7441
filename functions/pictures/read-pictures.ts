/**
 * How far the pictures of models are: the run that is open, or else the last one, and the pictures that wait for a person. Read from what
 * the run itself keeps. Whoever is on duty asks `readLastNight`.
 */
import { countStates } from '#domain/administration/pictures/picture'
import { findModel } from '#domain/catalogue/catalogue'
import type { ApiPictureReport, ApiPictureRun, ApiWaitingPicture } from '#domain/contracts/pictures'
import { listPictures } from '../data/pictures/picture-repository.ts'
import { findOpenRun, listDrawings, listRuns, type PictureRun } from '../data/pictures/run-repository.ts'
import { pictureUrl } from './picture-url.ts'

const nameOf = (modelId: number): string => findModel(modelId)?.name ?? String(modelId)

const readRun = async (run: PictureRun): Promise<ApiPictureRun> => {
  const drawings = await listDrawings(run.runId)
  return {
    runId: run.runId,
    kind: run.kind,
    startedAt: run.startedAt,
    startedBy: run.startedBy ?? null,
    finishedAt: run.finishedAt ?? null,
    unchanged: run.unchanged,
    counts: countStates(drawings.map(({ state }) => state)),
    failed: drawings
      .filter(({ state }) => state === 'failed')
      .map(({ modelId, reason = '' }) => ({ modelId, description: nameOf(modelId), reason })),
  }
}

const listWaitingPictures = async (): Promise<ApiWaitingPicture[]> =>
  [...(await listPictures()).values()].flatMap(({ modelId, waiting, waitingSince = '', shown, differing }) =>
    waiting === undefined
      ? []
      : [
          {
            modelId,
            description: nameOf(modelId),
            hash: waiting,
            beforeUrl: shown === undefined ? null : pictureUrl(shown),
            afterUrl: pictureUrl(waiting),
            differing: differing ?? null,
            waitingSince,
          },
        ],
  )

export const readPictures = async (): Promise<ApiPictureReport> => {
  const [[last], open, waiting] = await Promise.all([listRuns(1), findOpenRun(), listWaitingPictures()])
  return { run: last === undefined ? null : await readRun(last), isOpen: open !== null, waiting }
}

const RUNS_LOOKED_AT = 50

/** The last run that the clock began; null where there has been none. */
export const readLastNight = async (): Promise<ApiPictureRun | null> => {
  const night = (await listRuns(RUNS_LOOKED_AT)).find(({ kind }) => kind === 'night')
  return night === undefined ? null : readRun(night)
}
