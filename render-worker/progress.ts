/**
 * How far a job has come, told to whoever follows it from when he could begin to wonder: most drawings are made sooner than they
 * are told of. One that is tried again is told of at once, because the try before may have taken the whole worker down, and the
 * last try must know.
 */
import type { Artefacts } from './artefacts.ts'

const WONDERS_AFTER_MS = 400

export const followProgress = (
  artefact: Pick<ReturnType<Artefacts>, 'tell'>,
  { isFirst }: { readonly isFirst: boolean },
) => {
  let percent = 10
  let isFollowed = false
  let told: Promise<unknown> = Promise.resolve()
  /** In order, and never in the way: a job does not fail because nobody could be told of it. */
  const tell = (): void => {
    const state = { state: 'running', percent } as const
    told = told.then(() => artefact.tell(state)).catch(() => undefined)
  }
  const follow = (): void => {
    isFollowed = true
    tell()
  }
  const timer = setTimeout(follow, isFirst ? WONDERS_AFTER_MS : 0)
  return {
    reach: (reached: number): void => {
      percent = reached
      if (isFollowed) tell()
    },
    /** Nothing is told after this, so that what is told next comes last. */
    end: async (): Promise<void> => {
      clearTimeout(timer)
      await told
    },
  }
}
