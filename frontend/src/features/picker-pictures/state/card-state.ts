/**
 * What one card is at: nothing, its new picture is being made, it is there, it is on its way to the server. Beside that this
 * browser may draw the product, to be compared with. Pure.
 */
import type { ApiPictureCard } from '#domain/contracts/pictures'

interface NewPicture {
  /** Where it is shown from: the preview of the row, or what this browser has drawn. */
  readonly src: string
  /** PNG as a data URL: what is handed in. */
  readonly png: string
}

export interface CardState {
  readonly step: 'idle' | 'generating' | 'ready' | 'uploading'
  readonly fresh: NewPicture | null
  /** What this browser draws: not asked for, asked for, drawn. */
  readonly client: 'none' | 'wanted' | { readonly png: string }
  readonly isClientShown: boolean
  /** The drawn one is wanted as the new picture as soon as it is there. */
  readonly usesClient: boolean
  /** Model of order 0 that gets the picture of another order's row, as it was typed. */
  readonly target: string
  readonly failure: string | null
  /** When the picture was handed in that is shown now; null until one is. */
  readonly modified: number | null
}

export const IDLE: CardState = {
  step: 'idle',
  fresh: null,
  client: 'none',
  isClientShown: false,
  usesClient: false,
  target: '',
  failure: null,
  modified: null,
}

export type CardEvent =
  | { readonly type: 'generate' | 'showClient' | 'hideClient' | 'useClient' | 'discard' | 'upload' }
  | { readonly type: 'made'; readonly picture: NewPicture }
  | { readonly type: 'clientDrawn'; readonly png: string }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'uploaded'; readonly modified: number }
  | { readonly type: 'aim'; readonly target: string }

const takeFresh = (state: CardState, fresh: NewPicture): CardState => ({
  ...state,
  step: 'ready',
  fresh,
  isClientShown: false,
  usesClient: false,
  failure: null,
})

export const nextCard = (state: CardState, event: CardEvent): CardState => {
  switch (event.type) {
    case 'generate':
      return state.step === 'uploading' ? state : { ...state, step: 'generating', fresh: null, failure: null }
    case 'made':
      return state.step === 'uploading' ? state : takeFresh(state, event.picture)
    case 'showClient':
      return {
        ...state,
        isClientShown: true,
        client: state.client === 'none' ? 'wanted' : state.client,
        failure: null,
      }
    case 'hideClient':
      return { ...state, isClientShown: false }
    case 'useClient':
      return typeof state.client === 'object'
        ? takeFresh(state, { src: state.client.png, png: state.client.png })
        : { ...state, client: 'wanted', usesClient: true, failure: null }
    case 'clientDrawn': {
      const drawn = { ...state, client: { png: event.png } }
      return state.usesClient ? takeFresh(drawn, { src: event.png, png: event.png }) : drawn
    }
    case 'discard':
      return { ...state, step: 'idle', fresh: null }
    case 'upload':
      return state.fresh === null ? state : { ...state, step: 'uploading', failure: null }
    case 'uploaded':
      return { ...state, step: 'idle', fresh: null, modified: event.modified }
    case 'failed':
      return {
        ...state,
        step: state.fresh === null ? 'idle' : 'ready',
        client: state.client === 'wanted' ? 'none' : state.client,
        isClientShown: state.client === 'wanted' ? false : state.isClientShown,
        usesClient: false,
        failure: event.reason,
      }
    case 'aim':
      return { ...state, target: event.target }
  }
}

/** Which model gets the picture; null while none is named (A-030, A-031, AD-21). */
export const targetOf = (
  orderNumber: number | null,
  { rowNumber }: Pick<ApiPictureCard, 'rowNumber'>,
  { target }: Pick<CardState, 'target'>,
): number | null => {
  if (orderNumber === null) return rowNumber
  return /^[1-9]\d{0,5}$/.test(target.trim()) ? Number(target.trim()) : null
}
