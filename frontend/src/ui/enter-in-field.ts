/** Enter in a field of a form that has more of them: the way to the next one, as Tab is. */
import type { KeyboardEvent } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const NO_FIELDS = 'input:is([type="hidden"], [type="submit"], [type="button"], [type="reset"])'

const isField = (at: EventTarget): at is Field =>
  (at instanceof HTMLInputElement && !at.matches(NO_FIELDS)) ||
  at instanceof HTMLSelectElement ||
  at instanceof HTMLTextAreaElement

const isReached = (field: Field): boolean =>
  !field.matches(':disabled') && field.tabIndex >= 0 && field.checkVisibility?.() !== false

/** A new line, the end of a composition and what a list has taken are none of the form's. */
export const isEnterInField = (event: KeyboardEvent<HTMLFormElement>): boolean =>
  event.key === 'Enter' &&
  !event.isDefaultPrevented() &&
  !event.nativeEvent.isComposing &&
  isField(event.target) &&
  !(event.target instanceof HTMLTextAreaElement)

const fieldAfter = ({ target, currentTarget }: KeyboardEvent<HTMLFormElement>): Field | undefined => {
  const fields = [...currentTarget.elements].filter(
    (each) => each === target || (isField(each) && isReached(each)),
  )
  return fields.slice(fields.indexOf(target as Element) + 1).find(isField)
}

/** Whether there is a field to go on to. An Enter that is held goes nowhere. */
export const goToFieldAfter = (event: KeyboardEvent<HTMLFormElement>): boolean => {
  const next = fieldAfter(event)
  if (next === undefined) return false
  if (event.repeat) return true
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
  return true
}

/** From the last field it does what it does by itself, unless it is held. */
export const goOnByEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (isEnterInField(event) && (goToFieldAfter(event) || event.repeat)) event.preventDefault()
}
