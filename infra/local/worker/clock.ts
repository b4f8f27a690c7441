/** Calls something at once, for what the last run left, and then again and again. What fails is said, and is tried the next time. */
import { setTimeout as pause } from 'node:timers/promises'

interface Timed {
  readonly name: string
  readonly everyMinutes: number
  readonly call: () => Promise<unknown>
}

export const startClock = ({ name, everyMinutes, call }: Timed) => {
  const stop = new AbortController()
  const run = async () => {
    while (!stop.signal.aborted) {
      await call().catch((error: unknown) => {
        if (!stop.signal.aborted) console.error(`${name}:`, error)
      })
      await pause(everyMinutes * 60_000, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    close: async () => {
      stop.abort()
      await running
    },
  }
}
