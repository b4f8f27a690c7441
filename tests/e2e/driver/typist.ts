/**
 * Somebody who types what he knows by heart and does not look whether the page keeps up: one key after the other at his own
 * pace, with pauses where he thinks, on a slow machine or a slow line. Nothing here waits for the page.
 */
import type { CDPSession, Page } from '@playwright/test'

export interface Typing {
  /** From key to key, ms. */
  readonly keyMs: number
  /** Stops to think, anywhere. */
  readonly pauses: boolean
  /** How much slower than this machine. */
  readonly slowdown: 1 | 4
  /** Added to every answer, ms. */
  readonly latency: 0 | 400
}

export const saidTyping = ({ keyMs, pauses, slowdown, latency }: Typing): string =>
  `${keyMs} ms a key${pauses ? ' with pauses' : ''}, ${slowdown} x slowed, ${latency} ms latency`

/** `Ctrl+K`, `Enter`, or what a letter's key writes. */
export type Key = string

export const keysOf = (...parts: readonly (string | { readonly text: string })[]): readonly Key[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [part] : [...part.text]))

/** The same numbers for the same seed. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const CONTROL = 2
const NAMED: Readonly<Record<string, { code: string; number: number; text?: string }>> = {
  Enter: { code: 'Enter', number: 13, text: '\r' },
  Tab: { code: 'Tab', number: 9 },
  Escape: { code: 'Escape', number: 27 },
  ArrowDown: { code: 'ArrowDown', number: 40 },
  ArrowUp: { code: 'ArrowUp', number: 38 },
}

const press = (devtools: CDPSession, key: Key): readonly Promise<unknown>[] => {
  const named = NAMED[key.replace('Ctrl+', '')]
  const letter = key.startsWith('Ctrl+') ? key.slice('Ctrl+'.length).toLowerCase() : key
  const modifiers = key.startsWith('Ctrl+') ? CONTROL : 0
  // A sign has no code of its own: that of «(» would be the arrow down.
  const number = named?.number ?? (/^[a-z0-9]$/i.test(letter) ? letter.toUpperCase().charCodeAt(0) : 0)
  const of = {
    key: named ? named.code : letter,
    code: named?.code ?? '',
    windowsVirtualKeyCode: number,
    modifiers,
  }
  const text = modifiers > 0 ? undefined : named ? named.text : letter
  return [
    devtools.send('Input.dispatchKeyEvent', {
      ...of,
      type: text === undefined ? 'rawKeyDown' : 'keyDown',
      ...(text !== undefined && { text, unmodifiedText: text }),
    }),
    devtools.send('Input.dispatchKeyEvent', { ...of, type: 'keyUp' }),
  ]
}

/** One key in so many is followed by a pause. */
const PAUSE_EVERY = 9
const PAUSE_MS = 1_300

const rest = (milliseconds: number) => new Promise((next) => setTimeout(next, Math.max(0, milliseconds)))

export const sitDown = async (page: Page, { slowdown, latency }: Typing): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return devtools
}

/**
 * Every key has been pressed when this is answered; whether anything has come of it is another matter. Answers by how many ms
 * the latest key came late, because the machine had no time for the typist.
 */
export const typeBlindly = async (
  devtools: CDPSession,
  keys: readonly Key[],
  { keyMs, pauses }: Typing,
  random: () => number,
): Promise<number> => {
  const pressed: Promise<unknown>[] = []
  let due = performance.now()
  let late = 0
  for (const key of keys) {
    await rest(due - performance.now())
    late = Math.max(late, performance.now() - due)
    pressed.push(...press(devtools, key))
    due += keyMs + (pauses && random() < 1 / PAUSE_EVERY ? random() * PAUSE_MS : 0)
  }
  await Promise.all(pressed)
  return late
}
