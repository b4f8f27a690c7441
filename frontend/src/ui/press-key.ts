/**
 * Presses a key for a person who pressed it a moment too early: what listens to keys hears it, and then happens what a browser
 * does with the key by itself, where the focus is by then. The same for what was pasted.
 */
import { flushSync } from 'react-dom'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>

/** Presses that were made here; whoever keeps keys lets them pass. */
const made = new WeakSet<Event>()
export const isMadeHere = (event: Event): boolean => made.has(event)

const focused = (): Element => document.activeElement ?? document.body

type TextField = HTMLInputElement | HTMLTextAreaElement
const TYPED_INTO = new Set(['text', 'search', 'tel', 'email', 'url', 'password', 'number'])

const isTextField = (at: Element): at is TextField =>
  (at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && TYPED_INTO.has(at.type))) &&
  !at.readOnly &&
  !at.disabled

/** React remembers the value that it has set; only the prototype's own setter makes it see another one. */
const setValue = (field: TextField, value: string) => {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
}

type TextCommand = 'insertText' | 'delete' | 'forwardDelete'

/** The browser's own command keeps caret, selection and undo; a field without a caret of its own gets the text at its end. */
const write = (field: TextField, command: TextCommand, text = '') => {
  if (document.execCommand?.(command, false, text)) return
  const { value } = field
  const [from, to] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length]
  const start = command === 'delete' && from === to ? Math.max(0, from - 1) : from
  const end = command === 'forwardDelete' && from === to ? to + 1 : to
  const next = value.slice(0, start) + text + value.slice(end)
  if (next === value || (field.maxLength >= 0 && next.length > field.maxLength)) return
  setValue(field, next)
  if (field.selectionStart !== null) field.setSelectionRange(start + text.length, start + text.length)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: command }))
}

const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Tab stays in a dialog. */
const moveFocus = (from: Element, by: 1 | -1) => {
  const within = from.closest('[aria-modal="true"]') ?? document.body
  const stops = [...within.querySelectorAll<HTMLElement>(REACHED)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility?.() !== false,
  )
  // The page itself has the keyboard and is no stop: from there it goes to the next one before it or after it.
  const isBefore = (each: Element) =>
    (from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const at = stops.indexOf(from as HTMLElement)
  const place = at >= 0 ? at : stops.filter(isBefore).length - (by > 0 ? 1 : 0)
  const next = stops.at((place + by) % stops.length)
  next?.focus()
  if (next instanceof HTMLInputElement && isTextField(next)) next.select()
}

const submitFrom = (field: HTMLInputElement) => {
  const button = field.form?.querySelector<HTMLElement>('[type="submit"], button:not([type])')
  if (button) button.click()
  else field.form?.requestSubmit()
}

const isPressable = (at: Element): at is HTMLElement =>
  at.matches('button, summary, a[href], [type="checkbox"]')

/** What the key does where nothing has taken it. */
const moveOn = ({ key, shiftKey }: KeyPress) => {
  const at = focused()
  if (key === 'Tab') moveFocus(at, shiftKey ? -1 : 1)
  else if (isPressable(at) && (key === 'Enter' || key === ' ')) at.click()
  else if (!isTextField(at)) return
  else if (key === 'Enter' && at instanceof HTMLInputElement) submitFrom(at)
  else if (key === 'Enter') write(at, 'insertText', '\n')
  else if (key === 'Backspace') write(at, 'delete')
  else if (key === 'Delete') write(at, 'forwardDelete')
  else if (key.length === 1) write(at, 'insertText', key)
}

/** Ctrl and Alt together write a letter on many keyboards. */
const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyPress): boolean => (ctrlKey || metaKey) && !altKey

/** What hears of pasting may do something else with the text than write it, as quick entry does with a table. */
export const pasteInto = (text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', {
    clipboardData,
    bubbles: true,
    cancelable: true,
    composed: true,
  })
  made.add(event)
  flushSync(() => {
    const at = focused()
    if (at.dispatchEvent(event) && isTextField(at)) write(at, 'insertText', text)
  })
}

export const pressKey = (press: KeyPress): void => {
  const event = (type: 'keydown' | 'keyup') => {
    const pressed = new KeyboardEvent(type, { ...press, bubbles: true, cancelable: true, composed: true })
    made.add(pressed)
    return pressed
  }
  flushSync(() => {
    if (focused().dispatchEvent(event('keydown')) && !isShortcut(press)) moveOn(press)
  })
  focused().dispatchEvent(event('keyup'))
}
