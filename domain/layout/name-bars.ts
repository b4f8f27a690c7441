/** Names of bars and their pieces: V1, V2 from the left, H1, H2 from the bottom; a cut piece adds its column. */
import type { BarPiece, GridBar } from './grid.ts'

interface NamedPiece<Bar extends GridBar> {
  readonly id: string
  /** The name that pieces of one bar share. */
  readonly bar: string
  readonly piece: BarPiece<Bar>
}

export const nameBars = <Bar extends GridBar>(
  prefix: string,
  pieces: readonly BarPiece<Bar>[],
): NamedPiece<Bar>[] => {
  const uprights = [...new Set(pieces.filter(({ column }) => column === 0).map(({ bar }) => bar))]
  const levels = [...new Set(pieces.filter(({ column }) => column > 0).map(({ bar }) => bar))]
  return pieces.map((piece) => {
    const { bar, column } = piece
    const name =
      column === 0 ? `${prefix}/V${uprights.indexOf(bar) + 1}` : `${prefix}/H${levels.indexOf(bar) + 1}`
    const isCut = column > 0 && uprights.length > 0
    return { id: isCut ? `${name}/c${column}` : name, bar: name, piece }
  })
}

/** The first piece of each bar, for what is told or counted by whole bars. */
export const wholeBars = <Piece extends { readonly bar: string }>(pieces: readonly Piece[]): Piece[] =>
  [...new Map(pieces.toReversed().map((piece) => [piece.bar, piece])).values()].toReversed()
