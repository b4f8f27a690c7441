/** Keys that mean something to the row leave alone what they mean in a field. */
const TEXT_FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"])'

export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(TEXT_FIELD)

/** One in which something is being typed has an undo of its own; those that are only stood in say so with `data-at-rest`. */
export const isTypedIn = (target: EventTarget | null): boolean =>
  isTextField(target) && !(target instanceof HTMLElement && target.matches('[data-at-rest]'))
