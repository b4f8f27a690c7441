/** Pieces of a building model that become one line: one window of 1190 x 1190 of which the file says nothing more, but for what is given. */
import type { PieceGroup } from '#domain/exchange/ifc-import/groups'

export const makePieceGroup = (given: Partial<PieceGroup> = {}): PieceGroup => ({
  key: 'a',
  kind: 'WINDOW',
  width: 1190,
  height: 1190,
  typeName: '',
  reference: '',
  pieces: ['1'],
  storeys: [],
  special: null,
  opening: { partitioning: null, panels: [], operation: null },
  fire: '',
  sound: '',
  uValue: null,
  isExternal: null,
  own: null,
  ...given,
})
