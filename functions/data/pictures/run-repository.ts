/**
 * Runs over the pictures of models. One is open at a time: whoever lays the item «open» first begins it. A run has an item of its own and
 * one for each model that it draws; whatever process ends in between, the next one finds what is left to do. Questions: the open run; the
 * last runs, newest first; what a run draws. A run is forgotten after three months.
 */
import { Entity, type EntityItem } from 'electrodb'
import { type DrawingState, drawingStates, runKinds } from '#domain/administration/pictures/picture'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds } from '../expiry.ts'
import { writeAll } from '../write-all.ts'

const LIFE_SECONDS = 90 * 24 * 3600

/** When it began comes first in an id, so that the newest is the last. */
const begun = {
  runId: { type: 'string', required: true },
  kind: { type: runKinds, required: true },
  startedAt: { type: 'string', required: true },
  /** Who began it by hand. */
  startedBy: { type: 'string' },
  /** Draws the models that are named, or all, whatever their scenes say; none where scenes decide. */
  models: { type: 'list', items: { type: 'number' } },
} as const

const openEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'openpicturerun', version: '1' },
        attributes: begun,
        indexes: {
          only: {
            pk: { field: 'pk', composite: [], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const runEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'picturerun', version: '1' },
        attributes: {
          ...begun,
          /** Models whose scene is the one that was drawn last. */
          unchanged: { type: 'number', required: true },
          finishedAt: { type: 'string' },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          byTime: {
            pk: { field: 'pk', composite: [], casing: 'none' },
            sk: { field: 'sk', composite: ['runId'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const drawingEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'picturedrawing', version: '1' },
        attributes: {
          runId: { type: 'string', required: true },
          modelId: { type: 'number', required: true },
          sceneHash: { type: 'string', required: true },
          state: { type: drawingStates, required: true },
          failures: { type: 'number', required: true },
          /** Why it failed, in words for a person. */
          reason: { type: 'string' },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          ofRun: {
            pk: { field: 'pk', composite: ['runId'], casing: 'none' },
            sk: { field: 'sk', composite: ['modelId'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export type BegunRun = EntityItem<ReturnType<typeof openEntity>>
export type PictureRun = Omit<EntityItem<ReturnType<typeof runEntity>>, 'expiresAt'>
export type Drawing = Omit<EntityItem<ReturnType<typeof drawingEntity>>, 'expiresAt'>

export const findOpenRun = async (): Promise<BegunRun | null> =>
  (await openEntity().get({}).go({ consistent: true })).data

/** False when another run is open. */
export const openRun = (run: BegunRun): Promise<boolean> => happens(openEntity().create(run).go())

export const closeRun = (runId: string): Promise<boolean> =>
  happens(
    openEntity()
      .remove({})
      .where((open, { eq }) => eq(open.runId, runId))
      .go(),
  )

const expiring = ({ startedAt }: Pick<PictureRun, 'startedAt'>) => ({
  expiresAt: epochSeconds(new Date(startedAt)) + LIFE_SECONDS,
})

/** False when the run is there already. */
export const insertRun = (run: PictureRun): Promise<boolean> =>
  happens(
    runEntity()
      .create({ ...run, ...expiring(run) })
      .go(),
  )

export const findRun = async (runId: string): Promise<PictureRun | null> =>
  (await runEntity().get({ runId }).go({ consistent: true })).data

export const listRuns = async (limit: number): Promise<readonly PictureRun[]> =>
  (await runEntity().query.byTime({}).go({ order: 'desc', limit, consistent: true })).data

export const finishRun = (runId: string, finishedAt: string): Promise<boolean> =>
  happens(
    runEntity()
      .patch({ runId })
      .set({ finishedAt })
      .where((run, { notExists }) => notExists(run.finishedAt))
      .go(),
  )

/** Goes on where it had ended, with what failed. */
export const reopenRun = async (runId: string): Promise<void> => {
  await runEntity().patch({ runId }).remove(['finishedAt']).go()
}

export const insertDrawings = (
  run: Pick<PictureRun, 'runId' | 'startedAt'>,
  drawings: readonly Pick<Drawing, 'modelId' | 'sceneHash'>[],
): Promise<void> =>
  writeAll(
    drawings.map((drawing) => ({
      ...drawing,
      runId: run.runId,
      state: 'queued' as const,
      failures: 0,
      ...expiring(run),
    })),
    async (some) => drawingEntity().put(some).go(),
    ({ modelId }) => String(modelId),
  )

export const listDrawings = async (runId: string): Promise<readonly Drawing[]> =>
  (await drawingEntity().query.ofRun({ runId }).go({ pages: 'all', consistent: true })).data

/** Only from the very state that was looked at; false when somebody else has moved it. */
export const moveDrawing = (
  { runId, modelId, state, failures }: Drawing,
  to: { readonly state: DrawingState; readonly failures?: number; readonly reason?: string },
): Promise<boolean> =>
  happens(
    drawingEntity()
      .patch({ runId, modelId })
      .set({ ...to })
      .where((drawing, { eq }) => `${eq(drawing.state, state)} AND ${eq(drawing.failures, failures)}`)
      .go(),
  )
