/**
 * Works on the open run for a while: draws what is queued, some at a time, and ends the run when nothing is left. Whoever calls it may be
 * killed at any moment, and several may call it at once: each model moves once.
 */
import {
  closeRun,
  type Drawing,
  findOpenRun,
  finishRun,
  listDrawings,
} from '../data/pictures/run-repository.ts'
import { prepareRun } from './begin-run.ts'
import { drawPicture } from './draw-picture.ts'

/** Enough that a worker never waits for the next one, and few enough that a person's print waits a second or two. */
const AT_ONCE = 4

interface Turn {
  /** The next model, or null when the time is up or none is left. */
  readonly next: () => Drawing | null
  readonly timeLeft: () => number
}

const drawOneAfterTheOther = async (
  { next, timeLeft }: Turn,
  now: () => Date,
): Promise<readonly unknown[]> => {
  const errors: unknown[] = []
  for (let drawing = next(); drawing !== null; drawing = next())
    await drawPicture(drawing, timeLeft(), now()).catch((error: unknown) => errors.push(error))
  return errors
}

const drawQueued = async (
  queued: readonly Drawing[],
  timeLeft: () => number,
  now: () => Date,
): Promise<readonly unknown[]> => {
  const left = [...queued]
  const next = () => (timeLeft() > 0 ? (left.shift() ?? null) : null)
  const lanes = Array.from({ length: AT_ONCE }, () => drawOneAfterTheOther({ next, timeLeft }, now))
  return (await Promise.all(lanes)).flat()
}

/** What went wrong, for the log; the models that it concerns tell their reasons themselves. */
export const workOnRun = async (milliseconds: number, now: () => Date): Promise<readonly unknown[]> => {
  const until = performance.now() + milliseconds
  const timeLeft = () => until - performance.now()
  const errors: unknown[] = []
  const open = await findOpenRun()
  if (open === null) return errors
  await prepareRun(open)
  while (true) {
    const queued = (await listDrawings(open.runId)).filter(({ state }) => state === 'queued')
    if (queued.length === 0) {
      await finishRun(open.runId, now().toISOString())
      await closeRun(open.runId)
      return errors
    }
    if (timeLeft() <= 0) return errors
    errors.push(...(await drawQueued(queued, timeLeft, now)))
  }
}
