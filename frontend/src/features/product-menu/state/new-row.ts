/** What the editor is told on the way to a row that has just been made: its first field takes the focus. */
export const NEW_ROW = { isNewRow: true } as const

export const isNewRow = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNewRow' in state && state.isNewRow === true
