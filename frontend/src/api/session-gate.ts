/**
 * Whether the session has ended under a page that somebody works on. Such a page stays as it is, with all that is typed into
 * it, and its calls wait until the person is in again: only where no page asks for that does a lost session lead to the
 * login page.
 */
/** `disabled`: an administrator has deactivated the person, who gets in again when that has been undone. */
export type WhyOut = 'ended' | 'disabled'

export const makeSessionGate = () => {
  let hasEnded: WhyOut | null = null
  const watchers = new Set<() => void>()
  let waiting: (() => void)[] = []

  const notify = (why: WhyOut | null) => {
    hasEnded = why
    for (const listener of watchers) listener()
  }

  return {
    /** Null while the session lasts. */
    whyEnded: (): WhyOut | null => hasEnded,
    /** Called by the part of the page that can ask the person to log in without leaving it. */
    watch: (listener: () => void) => {
      watchers.add(listener)
      return () => {
        watchers.delete(listener)
        if (watchers.size > 0) return
        hasEnded = null
        waiting = []
      }
    },
    /** Resolves when the same person is in again; null when nobody watches, so that they must be led to the login page. */
    end: (why: WhyOut): Promise<void> | null => {
      if (watchers.size === 0) return null
      // Who has been kept out is told so until he is in again, also when his session is gone by the next call in the background.
      if (hasEnded !== why && hasEnded !== 'disabled') notify(why)
      return new Promise((resolve) => waiting.push(resolve))
    },
    renew: (): void => {
      notify(null)
      for (const resume of waiting.splice(0)) resume()
    },
  }
}

export const sessionGate = makeSessionGate()
