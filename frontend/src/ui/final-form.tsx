/**
 * A form of what cannot be undone: an order, a mail, what is deleted for good. Only its own button does it, pressed by somebody who has
 * had time to see what it asks. Enter in a field goes on to the next one, and from the last to the button, which puts a phone's keyboard
 * away; on the button no key counts that was typed ahead of the form, that is held, or that came in the moment in which the form opened.
 */
import { type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent, useState } from 'react'
import { goToFieldAfter, isEnterInField } from './enter-in-field.ts'
import { isMadeHere } from './press-key.ts'

/** A question is not read in less: a key that comes sooner was meant for what stood there before. */
const READ_AFTER_MS = 400

type Press = Pick<KeyboardEvent['nativeEvent'], 'repeat' | 'timeStamp'>

/** Whether a key on the button was pressed by somebody who saw it. */
export const isMeant = ({ repeat, timeStamp }: Press, openedAt: number, isTypedAhead: boolean): boolean =>
  !isTypedAhead && !repeat && timeStamp - openedAt >= READ_AFTER_MS

const SUBMIT = '[type="submit"]'

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>(SUBMIT)

const isOnButton = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest(SUBMIT) !== null

interface Props {
  readonly ref?: Ref<HTMLFormElement>
  readonly className?: string | undefined
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

export const FinalForm = ({ onSubmit, ...form }: Props) => {
  const [openedAt] = useState(() => performance.now())
  const hear = (event: KeyboardEvent<HTMLFormElement>) => {
    const { nativeEvent: press } = event
    if (isEnterInField(event)) {
      event.preventDefault()
      if (!goToFieldAfter(event) && !press.repeat) buttonOf(event.currentTarget)?.focus()
    } else if (isOnButton(event) && !isMeant(press, openedAt, isMadeHere(press))) event.preventDefault()
  }
  return (
    <form
      {...form}
      noValidate
      onKeyDown={hear}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
    />
  )
}
