/** Keys that mean something to the page leave alone what they mean in a field. */
const TEXT_FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"]), [contenteditable="true"]'

export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(TEXT_FIELD)

/** Fields in which somebody has typed since they got the focus. */
const typed = new WeakSet<EventTarget>()
// Rendered without a browser nothing is typed.
if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => target && typed.add(target), true)
  document.addEventListener('focusout', ({ target }) => target && typed.delete(target), true)
}

const isEmpty = (field: EventTarget): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === ''

/**
 * One in which something is being typed has an undo of its own. One that is only stood in says so with `data-at-rest`, and an
 * empty one in which nothing has been typed has nothing to undo.
 */
export const isTypedIn = (target: EventTarget | null): boolean =>
  target !== null &&
  isTextField(target) &&
  !(target instanceof HTMLElement && target.matches('[data-at-rest]')) &&
  (typed.has(target) || !isEmpty(target))
