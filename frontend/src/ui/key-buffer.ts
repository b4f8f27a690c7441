/**
 * Keys that are pressed while something opens belong to what is opening, and so does what is pasted. From `holdKeys` until `releaseKeys` they are kept,
 * in their order, and then pressed where the focus is, one after the other; what one of them opens holds the rest back again.
 * So whoever knows the way need not wait for the page. Escape and the mouse forget what was kept; shortcuts of the browser pass.
 * What came before this was loaded has been kept by the page itself (index.html), whose rule of what is kept is used here too.
 */
import { isMadeHere, type KeyPress, pasteInto, pressKey } from './press-key.ts'

declare global {
  interface Window {
    /** Missing where the page's own script may not run, as in the render worker, where nobody types. */
    readonly earlyInput?: {
      readonly isBuffered: (event: KeyboardEvent) => boolean
      /** Keeps nothing more, and answers what it has kept. */
      readonly stop: () => readonly (KeyboardEvent | Pasted)[]
    }
  }
}

interface Pasted {
  readonly text: string
}

/** Something that never opens must not keep the keyboard. */
const AT_MOST_MS = 30_000

const pressOf = ({ key, code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): KeyPress => ({
  key,
  code,
  ctrlKey,
  shiftKey,
  altKey,
  metaKey,
})

/** One press, however long it lasts: what it opens is not answered by it. */
const isHeldEnter = ({ key, repeat }: KeyboardEvent): boolean => key === 'Enter' && repeat

const opening = new Map<string, ReturnType<typeof setTimeout>>()
let buffer: (KeyPress | Pasted)[] = []
let isDelivering = false

/** As many turns as it takes until everything that listens to the key has done what it does at once. */
const TURNS = 10

/** No other work comes between two keys: it would be begun anew with each of them. */
const settled = async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve()
}

const deliver = async () => {
  if (isDelivering) return
  isDelivering = true
  await settled()
  while (opening.size === 0) {
    const next = buffer.shift()
    if (next === undefined) break
    if ('text' in next) pasteInto(next.text)
    else pressKey(next)
    await settled()
  }
  isDelivering = false
}

/** Nothing of what was typed is for what comes now. */
export const dropKeys = (): void => {
  buffer = []
}

/** The place that the keys belong to has the focus. */
export const releaseKeys = (name: string): void => {
  clearTimeout(opening.get(name))
  if (opening.delete(name) && opening.size === 0) void deliver()
}

/** Something opens, and what is typed is for it. Holding twice under one name is holding once. */
export const holdKeys = (name: string): void => {
  clearTimeout(opening.get(name))
  const giveUp = () => {
    dropKeys()
    releaseKeys(name)
  }
  opening.set(name, setTimeout(giveUp, AT_MOST_MS))
}

/** The key itself is for what opens, too. */
export const holdKeysFrom = (name: string, event: KeyboardEvent): void => {
  holdKeys(name)
  buffer.unshift(pressOf(event))
}

/** What was opening does not open, and what was typed for it goes nowhere else. */
export const forgetKeys = (name: string): void => {
  if (opening.has(name)) dropKeys()
  releaseKeys(name)
}

const hear = (event: KeyboardEvent) => {
  if (isMadeHere(event) || event.isComposing) return
  if (opening.size === 0 && !isDelivering) return
  if (event.key === 'Escape') return dropKeys()
  if (window.earlyInput?.isBuffered(event) !== true) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!isHeldEnter(event)) buffer.push(pressOf(event))
}

const hearPaste = (event: ClipboardEvent) => {
  if (isMadeHere(event) || (opening.size === 0 && !isDelivering)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  buffer.push({ text: event.clipboardData?.getData('text/plain') ?? '' })
}

const isIn = (dialog: Element): boolean => dialog.contains(document.activeElement)
const openDialogs = (): readonly Element[] => [...document.querySelectorAll('[aria-modal="true"]')]

/** A dialog takes the focus a moment after it has come. */
const watchDialogs = () => {
  const look = () => {
    const dialog = openDialogs().at(-1)
    if (dialog === undefined || isIn(dialog)) releaseKeys('dialog')
    else if (!opening.has('dialog')) holdKeys('dialog')
  }
  const concerns = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
    [...addedNodes, ...removedNodes].some(
      (node) =>
        node instanceof Element && (node.matches('[aria-modal]') || node.querySelector('[aria-modal]')),
    )
  const watcher = new MutationObserver((records) => {
    if (records.some(concerns)) look()
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', () => {
    if (opening.has('dialog')) look()
  })
}

/** Without the script of the page everything works but typing ahead. */
export const startKeyBuffer = (): void => {
  if (window.earlyInput === undefined) return
  buffer = window.earlyInput
    .stop()
    .filter((input) => 'text' in input || !isHeldEnter(input))
    .map((input) => ('text' in input ? input : pressOf(input)))
  window.addEventListener('keydown', hear, true)
  window.addEventListener('paste', hearPaste, true)
  window.addEventListener('pointerdown', dropKeys, true)
  watchDialogs()
}
