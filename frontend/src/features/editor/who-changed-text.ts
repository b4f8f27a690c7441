/** Who has changed a row that is edited here, in words. */
import type { RowConflict } from '#domain/contracts/product'
import { sayIn } from '#domain/texts/texts'

const say = sayIn('editor/who-changed')

/** Somebody else, or the same person in another tab or on another machine. */
export type ChangedElsewhere = Pick<RowConflict, 'changedBy' | 'byViewer'>
export const whoChanged = ({ changedBy, byViewer }: ChangedElsewhere): string =>
  say`${byViewer ? say`Du` : changedBy} har endret`
export const changedWhere = ({ byViewer }: ChangedElsewhere): string => (byViewer ? say` et annet sted` : '')
