/** What the editor is told on the way to a row that has just been made: its first field takes the focus. */
export const NEW_ROW = { isNewRow: true } as const
/** The editor of a copy begins in its reference, which is that of its source, selected to be written over. */
export const COPIED_ROW = { isCopiedRow: true } as const

export const isCopiedRow = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCopiedRow' in state && state.isCopiedRow === true

export const isNewRow = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNewRow' in state && state.isNewRow === true

/** Keys are kept under this name from the choice of the model until the row's first field has the focus. */
export const NEW_ROW_KEYS = 'new-row'
