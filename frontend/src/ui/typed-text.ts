/**
 * Text that belongs to the person who types it (decision 32). While it is typed nobody judges it and nobody writes to it; it is
 * judged when the field is left or confirmed. What can stand is saved, also after a pause in the typing, without touching the
 * text; what cannot stands there as it was typed until the person has made something else of it. Pure: what somebody does and
 * what the rules say give the next state and whether something is to be saved.
 */
export type TypedText =
  /** The field shows what is stored. */
  | { readonly is: 'at-rest' }
  | { readonly is: 'typing'; readonly text: string }
  /** Judged and not saved. */
  | { readonly is: 'refused'; readonly text: string }

/** When what is typed is looked at: nothing has been pressed for a while, the field was left, or Enter was pressed in it. */
export type Moment = 'pause' | 'left' | 'confirmed'

/** What the rules say of a text: it can stand as a value, it says nothing (an emptied number), or it cannot stand. */
export type Verdict<Value> =
  | { readonly is: 'value'; readonly value: Value }
  | { readonly is: 'nothing' }
  | { readonly is: 'refused' }

interface Step {
  readonly state: TypedText
  /** The value of the verdict is stored now. */
  readonly saves: boolean
}

export const AT_REST: TypedText = { is: 'at-rest' }

/** Whether the text is judged at this moment: not twice without being touched, unless the person asks for it with Enter. */
export const isJudgedAt = (state: TypedText, moment: Moment): boolean =>
  state.is === 'typing' || (state.is === 'refused' && moment === 'confirmed')

export const afterVerdict = (state: TypedText, moment: Moment, verdict: Verdict<unknown>): Step => {
  if (state.is === 'at-rest' || !isJudgedAt(state, moment)) return { state, saves: false }
  const saves = verdict.is === 'value'
  if (moment === 'pause') return { state, saves }
  if (verdict.is === 'refused') return { state: { is: 'refused', text: state.text }, saves: false }
  return { state: AT_REST, saves }
}
