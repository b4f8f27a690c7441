/** What widgets say wherever they stand. */
export const closeText = 'Lukk'
export const cancelText = 'Avbryt'

export const toastText = {
  fetchFailed: (reason: string) => `En feil har oppstått ved henting av data: ${reason}`,
  saveFailed: (reason: string) => `En feil har oppstått ved oppdatering av data: ${reason}`,
  refused: (reason: string, code: string) => `${reason} (Feilkode: ${code})`,
} as const

export const pagingText = {
  pages: 'Sider',
  range: (first: number, last: number, hasMore: boolean) => `${first}–${last} av ${hasMore ? 'flere' : last}`,
  pageSize: 'Rader per side',
  previous: 'Forrige side',
  next: 'Neste side',
} as const

export const unsavedWarning = 'Du har skrevet noe som ikke er lagret. Lagre det, eller trykk Avbryt.'

export const notFoundText = {
  title: '404 Siden finnes ikke',
  why: 'Adressen kan være skrevet feil, eller siden kan være flyttet.',
  home: 'Gå til forsiden',
} as const
