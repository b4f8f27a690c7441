/**
 * Begins a run over the pictures of models: of those whose scene is another than the one drawn last, or of those that somebody has
 * named. There is one at a time: whoever comes second finds the first. A run in which there is nothing to draw is told, and nothing else.
 */
import { nightOf } from '#domain/administration/pictures/night'
import { type DrawnScene, modelsToDraw } from '#domain/administration/pictures/picture'
import { models } from '#domain/catalogue/data/models'
import { listPictures } from '../data/pictures/picture-repository.ts'
import {
  type BegunRun,
  findOpenRun,
  findRun,
  insertDrawings,
  insertRun,
  listDrawings,
  listRuns,
  moveDrawing,
  openRun,
  reopenRun,
} from '../data/pictures/run-repository.ts'
import { sceneHashOf } from './model-scene.ts'

/** Sorted as text they are sorted by time; a night has one, however often it is begun. */
const idOf = (kind: BegunRun['kind'], at: Date): string =>
  kind === 'night' ? `${nightOf(at.toISOString())}T00-night` : `${at.toISOString()}-hand`

interface Wanted {
  readonly kind: BegunRun['kind']
  readonly startedBy?: string
  /** These are drawn whatever their scenes say. */
  readonly models?: readonly number[]
}

/** A scene that cannot be built is another one each time, so that the model is tried and its failure told. */
const sceneOf = (modelId: number): DrawnScene => {
  try {
    return { modelId, sceneHash: sceneHashOf(modelId) }
  } catch {
    return { modelId, sceneHash: '' }
  }
}

interface Plan {
  readonly toDraw: readonly DrawnScene[]
  readonly unchanged: number
}

const planFor = async ({ models: named }: Pick<BegunRun, 'models'>): Promise<Plan> => {
  if (named !== undefined) return { toDraw: named.map(sceneOf), unchanged: 0 }
  const pictures = await listPictures()
  const scenes = models.map(({ id }) => sceneOf(id))
  const before = new Map([...pictures].map(([id, { sceneHash }]) => [id, sceneHash]))
  const toDraw = modelsToDraw(scenes, before)
  return { toDraw, unchanged: scenes.length - toDraw.length }
}

/** Also of a run that was begun by a process that is no more: the same again changes nothing. */
export const prepareRun = async (begun: BegunRun, plan?: Plan): Promise<void> => {
  if ((await findRun(begun.runId)) !== null) return
  const { toDraw, unchanged } = plan ?? (await planFor(begun))
  await insertDrawings(begun, toDraw)
  await insertRun({ ...begun, unchanged })
}

/** The run that is open afterwards, or the one that has told that there was nothing to draw. */
export const beginRun = async ({ kind, startedBy, models: named }: Wanted, at: Date): Promise<BegunRun> => {
  const startedAt = at.toISOString()
  const run: BegunRun = {
    runId: idOf(kind, at),
    kind,
    startedAt,
    ...(startedBy !== undefined && { startedBy }),
    ...(named !== undefined && { models: [...named] }),
  }
  const plan = await planFor(run)
  if (plan.toDraw.length === 0) {
    await insertRun({ ...run, unchanged: plan.unchanged, finishedAt: startedAt })
    return run
  }
  if (!(await openRun(run))) return (await findOpenRun()) ?? beginRun({ kind, startedBy, models: named }, at)
  await prepareRun(run, plan)
  return run
}

/** The night's own run, unless it has been. */
export const beginNight = async (at: Date): Promise<void> => {
  if (nightOf(at.toISOString()) === null || (await findOpenRun()) !== null) return
  if ((await findRun(idOf('night', at))) === null) await beginRun({ kind: 'night' }, at)
}

/** Opens the last run again for what failed in it; false when another one is open. */
export const retryFailed = async (): Promise<boolean> => {
  const [last] = await listRuns(1)
  if (last === undefined) return true
  const failed = (await listDrawings(last.runId)).filter(({ state }) => state === 'failed')
  if (failed.length === 0) return true
  const { runId, kind, startedAt } = last
  if (!(await openRun({ runId, kind, startedAt }))) return false
  await reopenRun(runId)
  for (const drawing of failed) await moveDrawing(drawing, { state: 'queued', failures: 0 })
  return true
}
