/**
 * The one way in which a field of the application holds what is typed (typed-text.ts), joined to React, the keyboard and the
 * clock. The field shows `text`; whatever is stored meanwhile, by whom it may be, is shown only when the person is not typing.
 */
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { AT_REST, afterVerdict, isJudgedAt, type Moment, type TypedText, type Verdict } from './typed-text.ts'

/** Stores a refused text, so that it outlives the field; without a store it is lost with the field. */
export interface RefusedTextStore {
  readonly text: string | null
  readonly save: (text: string) => void
  readonly drop: () => void
}

interface TypedTextParts<Value> {
  /** What is stored, as the field writes it. */
  readonly stored: string
  readonly judge: (text: string) => Verdict<Value>
  /** Why a text is refused, in words; asked only of what has been. */
  readonly explain: (text: string) => string
  /** Stores a value; `isOver` when the field is left or confirmed, not at a pause. */
  readonly save: (value: Value, isOver: boolean) => void
  /** Milliseconds without a key after which what can stand is saved; null where only leaving and Enter save. */
  readonly pause: number | null
  readonly refusedText?: RefusedTextStore | undefined
  /** Every key, before anything is judged. */
  readonly onText?: ((text: string) => void) | undefined
  readonly onTyping?: ((isTyping: boolean) => void) | undefined
  /** The field was left, also with nothing typed. */
  readonly onLeave?: (() => void) | undefined
  /** Enter has been taken; false where the text was refused and is now selected. */
  readonly onConfirmed?: ((field: HTMLInputElement, isStored: boolean) => void) | undefined
  /** Escape: what is typed is gone; `before` stood in the field when the typing began, and a pause may have saved something since. */
  readonly onReverted?: ((before: string) => void) | undefined
}

const useOwnText = (): RefusedTextStore => {
  const [text, setText] = useState<string | null>(null)
  return { text, save: setText, drop: () => setText(null) }
}

export const useTypedText = <Value>(parts: TypedTextParts<Value>) => {
  const { stored, judge, explain, save, pause, onText, onTyping, onLeave, onConfirmed, onReverted } = parts
  const own = useOwnText()
  const store = parts.refusedText ?? own
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was stored when the typing began. */
  const before = useRef<string | null>(null)

  const state: TypedText =
    typed !== null
      ? { is: 'typing', text: typed }
      : store.text !== null
        ? { is: 'refused', text: store.text }
        : AT_REST

  const go = (next: TypedText) => {
    if (next.is === 'typing') return
    setTyped(null)
    before.current = null
    onTyping?.(false)
    if (next.is === 'refused') store.save(next.text)
    else if (store.text !== null) store.drop()
  }

  /** False where what stands in the field is refused. */
  const settle = (moment: Moment): boolean => {
    clearTimeout(timer.current)
    if (state.is === 'at-rest' || !isJudgedAt(state, moment)) return state.is !== 'refused'
    const verdict = judge(state.text)
    const step = afterVerdict(state, moment, verdict)
    go(step.state)
    if (step.saves && verdict.is === 'value') {
      if (moment === 'pause') {
        // Nothing waits for the field to be left any more, though it is still typed in.
        onTyping?.(false)
        if (store.text !== null) store.drop()
      }
      save(verdict.value, moment !== 'pause')
    }
    return step.state.is !== 'refused'
  }
  const revert = () => {
    clearTimeout(timer.current)
    const first = before.current ?? stored
    go(AT_REST)
    onReverted?.(first)
  }

  // The clock and a page that is left call what is true then, not what was true when the key was pressed.
  const latest = useRef(settle)
  latest.current = settle
  useEffect(
    () => () => {
      latest.current('left')
    },
    [],
  )

  const type = (text: string) => {
    if (typed === null) before.current = stored
    setTyped(text)
    onTyping?.(true)
    onText?.(text)
    clearTimeout(timer.current)
    if (pause !== null) timer.current = setTimeout(() => latest.current('pause'), pause)
  }

  const refusedText = state.is === 'refused' ? state.text : null
  const said = useMemo(
    () => (refusedText === null || judge(refusedText).is !== 'refused' ? null : explain(refusedText)),
    [refusedText, judge, explain],
  )

  return {
    text: state.is === 'at-rest' ? stored : state.text,
    revert,
    isTyping: state.is === 'typing',
    isRefused: state.is === 'refused',
    /** Why a refused text cannot stand; null also where it could by now. */
    said,
    type,
    /** Nothing is typed any more: the value has come in another way. */
    clear: () => {
      clearTimeout(timer.current)
      go(AT_REST)
    },
    field: {
      value: state.is === 'at-rest' ? stored : state.text,
      autoComplete: 'off',
      'data-at-rest': state.is === 'at-rest' || undefined,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value),
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
      onBlur: () => {
        settle('left')
        onLeave?.()
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') {
          // The field is left with nothing typed in it, or leaving it would make the edit a second time.
          const isStored = flushSync(() => settle('confirmed'))
          if (!isStored) event.currentTarget.select()
          onConfirmed?.(event.currentTarget, isStored)
        } else if (event.key === 'Escape' && state.is !== 'at-rest') {
          event.stopPropagation()
          revert()
        }
      },
    },
  } as const
}
