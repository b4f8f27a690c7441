/**
 * Pieces that are one line of a schedule: of one kind, type, size, opening and classes. What cannot be one is left out with the reason, and nothing is
 * left out in silence.
 */
import type { FoundOpening, FoundPiece, OpeningKind, OwnArticle } from './found-piece.ts'
import { referenceOf } from './piece-reference.ts'

export interface PieceGroup {
  /** The same for the same group of the same file. */
  readonly key: string
  readonly kind: OpeningKind
  /** Whole millimetres. */
  readonly width: number
  readonly height: number
  readonly typeName: string
  readonly reference: string
  /** GlobalIds, in the order of the file: as many as there are pieces. */
  readonly pieces: readonly string[]
  readonly storeys: readonly { readonly name: string; readonly count: number }[]
  readonly special: string | null
  readonly opening: FoundOpening
  readonly fire: string
  readonly sound: string
  readonly uValue: number | null
  readonly isExternal: boolean | null
  readonly own: OwnArticle | null
}

type LeftOutPieceReason = 'no-id' | 'same-id' | 'no-size' | 'too-small' | 'too-large'

/** Pieces that are left out for one reason. */
export interface LeftOutPieces {
  readonly reason: LeftOutPieceReason
  readonly count: number
  /** What some of them are called, with their size. */
  readonly examples: readonly {
    readonly name: string
    readonly width: number | null
    readonly height: number | null
  }[]
}

/** mm. Nothing that is a window or door is smaller or larger, whatever a file in another unit than it says comes to. */
const SMALLEST = 100
const LARGEST = 20_000
const EXAMPLES = 3

const GLOBAL_ID = /^[0-3][0-9A-Za-z_$]{21}$/

const reasonOf = ({ globalId, width, height }: FoundPiece, isKnown: boolean): LeftOutPieceReason | null => {
  if (!GLOBAL_ID.test(globalId)) return 'no-id'
  if (isKnown) return 'same-id'
  if (width === null || height === null || width <= 0 || height <= 0) return 'no-size'
  if (Math.min(width, height) < SMALLEST) return 'too-small'
  return Math.max(width, height) > LARGEST ? 'too-large' : null
}

const whole = (length: number | null): number => Math.round(length ?? 0)

const keyOf = ({ kind, width, height, typeLine, typeName, special, opening, ...piece }: FoundPiece): string =>
  JSON.stringify([
    ...[kind, whole(width), whole(height), typeLine ?? typeName, special, opening],
    ...[piece.fire, piece.sound, piece.uValue, piece.isExternal, piece.own],
  ])

const counted = (names: readonly string[]): PieceGroup['storeys'] =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => ({ name, count: all.length }))
    .filter(({ name }) => name !== '')

const groupOf = (key: string, pieces: readonly FoundPiece[]): PieceGroup[] => {
  const [first] = pieces
  if (first === undefined) return []
  const { kind, width, height, typeName, special, opening, fire, sound, uValue, isExternal, own } = first
  return [
    {
      key,
      ...{ kind, typeName, special, opening, fire, sound, uValue, isExternal, own },
      width: whole(width),
      height: whole(height),
      reference: own?.reference ?? referenceOf(pieces),
      pieces: pieces.map(({ globalId }) => globalId),
      storeys: counted(pieces.map(({ storey }) => storey)),
    },
  ]
}

export const groupPieces = (
  pieces: readonly FoundPiece[],
): { readonly groups: readonly PieceGroup[]; readonly leftOut: readonly LeftOutPieces[] } => {
  const known = new Set<string>()
  const kept: FoundPiece[] = []
  const left = new Map<LeftOutPieceReason, FoundPiece[]>()
  for (const piece of pieces) {
    const reason = reasonOf(piece, known.has(piece.globalId))
    known.add(piece.globalId)
    if (reason === null) kept.push(piece)
    else left.set(reason, [...(left.get(reason) ?? []), piece])
  }
  return {
    groups: [...Map.groupBy(kept, keyOf)].flatMap(([key, of]) => groupOf(key, of)),
    leftOut: [...left].map(([reason, of]) => ({
      reason,
      count: of.length,
      examples: of
        .slice(0, EXAMPLES)
        .map(({ name, tag, width, height }) => ({ name: name || tag, width, height })),
    })),
  }
}
