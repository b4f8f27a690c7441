/**
 * How far a job has come, reported from when somebody who waits could begin to wonder: most drawings are made sooner than they
 * are reported. One that is tried again is reported at once, because the try before may have taken the whole worker down, and the
 * last try must know.
 */
import type { Artefacts } from './artefacts.ts'

const WONDERS_AFTER_MS = 400

export const followProgress = (
  artefact: Pick<ReturnType<Artefacts>, 'report'>,
  { isFirst }: { readonly isFirst: boolean },
) => {
  let percent = 10
  let isFollowed = false
  let reported: Promise<unknown> = Promise.resolve()
  /** In order, and never in the way: a job does not fail because its progress could not be reported. */
  const report = (): void => {
    const state = { state: 'running', percent } as const
    reported = reported.then(() => artefact.report(state)).catch(() => undefined)
  }
  const follow = (): void => {
    isFollowed = true
    report()
  }
  const timer = setTimeout(follow, isFirst ? WONDERS_AFTER_MS : 0)
  return {
    reach: (reached: number): void => {
      percent = reached
      if (isFollowed) report()
    },
    /** Nothing is reported after this, so that what is reported next comes last. */
    end: async (): Promise<void> => {
      clearTimeout(timer)
      await reported
    },
  }
}
