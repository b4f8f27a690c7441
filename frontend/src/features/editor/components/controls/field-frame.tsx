/**
 * The frame around every control: its label, a dot when the value is not the model's own (pressing it brings that back),
 * and below it why an edit was refused or what a rule has put in its place.
 */
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useWholeInSight } from '../../../../ui/use-whole-in-sight.ts'
import { editorText } from '../../text.ts'
import classes from './field.module.css'

/** What every control is told about its field. */
export interface FieldInfo {
  readonly id: string
  readonly label: string
  readonly locked: boolean
  /** Why an edit could not stand. */
  readonly refused?: string | undefined
  /** What a rule has put in its place. */
  readonly note?: string | undefined
  /** Absent where the value is the model's own. */
  readonly onReset?: (() => void) | undefined
  /** Sends what waits; called when the field is left. */
  readonly onLeave: () => void
}

interface FieldFrameProps {
  readonly info: FieldInfo
  /** The same is said aloud at another place. */
  readonly isEcho?: boolean | undefined
  /** What stands in the field is not what is stored. */
  readonly unsaved?: boolean
  /** The value that is stored, and how to bring it back in place of the text that was refused. */
  readonly back?: { readonly to: string; readonly go: () => void } | undefined
  readonly inline?: boolean
  readonly children: ReactNode
}

export const messageIdOf = (id: string): string => `${id}-message`

/** Tab goes from field to field, past the dots; this key does what pressing the dot does. */
const isReset = ({ altKey, key }: KeyboardEvent): boolean => altKey && key === 'Backspace'

export const FieldFrame = ({
  info: { id, label, locked, refused, note, onReset },
  isEcho,
  unsaved,
  back,
  inline,
  children,
}: FieldFrameProps) => {
  const frame = useRef<HTMLDivElement>(null)
  useWholeInSight(frame, refused)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is heard from the control inside
    <div
      ref={frame}
      className={`${classes.field} ${inline ? classes.inline : ''}`}
      onKeyDown={(event) => {
        if (!onReset || locked || !isReset(event)) return
        event.preventDefault()
        onReset()
      }}
    >
      <span className={classes.label}>
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {onReset ? <ChangedDot label={label} onReset={onReset} locked={locked} /> : null}
      </span>
      {children}
      {refused || note ? (
        <p
          id={messageIdOf(id)}
          role={refused && !isEcho ? 'alert' : undefined}
          className={`${classes.message} ${refused ? classes.refused : classes.note}`}
        >
          {refused && unsaved ? <strong>{editorText.notSaved} </strong> : null}
          {refused ?? note}
        </p>
      ) : null}
      {back === undefined ? null : (
        <button type="button" className={classes.back} onClick={back.go}>
          {editorText.backTo(back.to)}
        </button>
      )}
    </div>
  )
}

interface ChangedDotProps {
  readonly label: string
  readonly onReset: () => void
  readonly locked: boolean
}

const ChangedDot = ({ label, onReset, locked }: ChangedDotProps) => (
  <button
    type="button"
    className={classes.dot}
    tabIndex={-1}
    aria-label={editorText.resetField(label)}
    data-hint={editorText.changedFromDefault}
    disabled={locked}
    onClick={onReset}
  />
)
