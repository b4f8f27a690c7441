/**
 * Waits for a picture's input (D-020): the page looks every 5 ms whether the tool that takes pictures has left one, and
 * stops looking when it has. A warm page is handed the next one by a call.
 */
import { listenForInput } from '../render-port.ts'

const LOOK_EVERY = 5

/** Returns how to stop. */
export const awaitInput = (receive: (input: unknown) => void): (() => void) => {
  let looking: ReturnType<typeof setInterval> | undefined
  const accept = (input: unknown) => {
    clearInterval(looking)
    looking = undefined
    receive(input)
  }
  const stop = listenForInput(accept)
  if (window.__renderInput === undefined) {
    looking = setInterval(() => {
      if (window.__renderInput !== undefined) window.__setRenderInput?.(window.__renderInput)
    }, LOOK_EVERY)
  }
  return () => {
    clearInterval(looking)
    stop()
  }
}
