/** What widgets say wherever they stand. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('ui')

export const dialogText = texts('ui.dialog', {
  close: 'Lukk',
  cancel: 'Avbryt',
  unsaved: 'Du har skrevet noe som ikke er lagret. Lagre det, eller trykk Avbryt.',
} as const)

export const noAccessText = texts('ui.no-access', { toQuotes: 'Gå til tilbudene' } as const)

/** On a page that is a form. */
export const formPageText = texts('ui.form-page', {
  unsaved: 'Du har skrevet noe som ikke er lagret. Lagre det, eller trykk Nullstill.',
} as const)

export const toastText = texts('ui.toast', {
  fetchFailed: (reason: string) => say`En feil har oppstått ved henting av data: ${reason}`,
  saveFailed: (reason: string) => say`En feil har oppstått ved oppdatering av data: ${reason}`,
  refused: (reason: string, code: string) => say`${reason} (Feilkode: ${code})`,
} as const)

export const pagingText = texts('ui.paging', {
  pages: 'Sider',
  range: (first: number, last: number, hasMore: boolean) =>
    say`${first}–${last} av ${hasMore ? say`flere` : last}`,
  pageSize: 'Rader per side',
  previous: 'Forrige side',
  next: 'Neste side',
} as const)

export const notFoundText = texts('ui.not-found', {
  title: '404 Siden finnes ikke',
  why: 'Adressen kan være skrevet feil, eller siden kan være flyttet.',
  home: 'Gå til forsiden',
} as const)
