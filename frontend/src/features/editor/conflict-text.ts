/** A row that somebody else has changed meanwhile. */
import { sayIn, texts } from '#domain/texts/texts'
import { type ChangedElsewhere, changedWhere, whoChanged } from './who-changed-text.ts'

const say = sayIn('editor/conflict')

export const rowConflictText = texts('editor/conflict', {
  title: (conflict: ChangedElsewhere) => say`${whoChanged(conflict)} raden${changedWhere(conflict)}`,
  text: 'Endringene dine er tatt vare på her, men ikke lagret. Velg hva som skal gjelde.',
  field: 'Felt',
  before: 'Før',
  theirs: ({ byViewer, changedBy }: ChangedElsewhere) => (byViewer ? say`Et annet sted` : changedBy),
  mine: ({ byViewer }: ChangedElsewhere) => (byViewer ? say`Her` : say`Mitt`),
  keepMine: 'Behold mine endringer',
  discardMine: 'Forkast mine endringer',
} as const)
