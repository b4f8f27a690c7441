/**
 * A form of what cannot be undone: an order, a mail, what is deleted for good. Only its own button does it, pressed by somebody who has
 * had time to see what it asks. Enter in a field goes on to the next one; on the button no key counts that was typed ahead of the form,
 * that is held, or that came in the moment in which the form opened.
 */
import { type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent, useState } from 'react'
import { goOnByEnter, isEnterInField } from './enter-in-field.ts'
import { isMadeHere } from './press-key.ts'

/** A question is not read in less: a key that comes sooner was meant for what stood there before. */
const READ_AFTER_MS = 400

type Press = Pick<KeyboardEvent['nativeEvent'], 'repeat' | 'timeStamp'>

/** Whether a key on the button was pressed by somebody who saw it. */
export const isMeant = ({ repeat, timeStamp }: Press, openedAt: number, isTypedAhead: boolean): boolean =>
  !isTypedAhead && !repeat && timeStamp - openedAt >= READ_AFTER_MS

const isOnButton = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest('[type="submit"]') !== null

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
      goOnByEnter(event)
      event.preventDefault()
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
