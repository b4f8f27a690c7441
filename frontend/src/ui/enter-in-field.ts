/** Enter in a field of a form that has more of them: the way to the next one, as Tab is. */
import type { KeyboardEvent } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const NO_FIELDS = 'input:is([type="hidden"], [type="submit"], [type="button"], [type="reset"])'

const isField = (at: EventTarget): at is Field =>
  (at instanceof HTMLInputElement && !at.matches(NO_FIELDS)) ||
  at instanceof HTMLSelectElement ||
  at instanceof HTMLTextAreaElement

const isReached = (field: Field): boolean =>
  !field.disabled && field.tabIndex >= 0 && field.checkVisibility?.() !== false

/** A new line, the end of a composition and what a list has taken are none of the form's. */
export const isEnterInField = (event: KeyboardEvent<HTMLFormElement>): boolean =>
  event.key === 'Enter' &&
  !event.isDefaultPrevented() &&
  !event.nativeEvent.isComposing &&
  isField(event.target) &&
  !(event.target instanceof HTMLTextAreaElement)

/** Undefined from the last one. */
const fieldAfter = ({ target, currentTarget }: KeyboardEvent<HTMLFormElement>): Field | undefined => {
  const fields = [...currentTarget.elements].filter(
    (each) => each === target || (isField(each) && isReached(each)),
  )
  return fields.slice(fields.indexOf(target as Element) + 1).find(isField)
}

/** From the last field it does what it does by itself, unless it is held. */
export const goOnByEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (!isEnterInField(event)) return
  const next = fieldAfter(event)
  if (next !== undefined || event.repeat) event.preventDefault()
  if (next === undefined || event.repeat) return
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
}
