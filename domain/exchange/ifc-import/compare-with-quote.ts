/**
 * A new version of a model against the rows that came of an earlier one: what is the same, what has another size or count, what is new, and which rows
 * are of pieces that are gone. A piece is known by its GlobalId, whatever it is called and wherever it stands now. Pure.
 */
import type { PieceGroup } from './groups.ts'

/** A row of the quote, and the pieces of a model that it came of. */
export interface RowOfModel {
  readonly rowNumber: number
  readonly reference: string
  readonly width: number
  readonly height: number
  readonly numberOf: number
  readonly pieces: readonly string[]
}

interface Size {
  readonly width: number
  readonly height: number
}

export type GroupChange =
  | { readonly kind: 'new' }
  /** Pieces of a row that are no longer what its others are. */
  | { readonly kind: 'parted'; readonly rowNumber: number }
  | {
      readonly kind: 'known'
      readonly rowNumber: number
      /** What it was in the quote; null where that is the same. */
      readonly size: Size | null
      readonly count: number | null
    }

export interface ModelChanges {
  /** By the key of the group. */
  readonly groups: ReadonlyMap<string, GroupChange>
  /** Of whose pieces none is in the model. */
  readonly gone: readonly RowOfModel[]
}

const sameSize = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height

/** How many of a group's pieces each row has. */
const sharesOf = (
  group: PieceGroup,
  rowOf: ReadonlyMap<string, RowOfModel>,
): ReadonlyMap<RowOfModel, number> => {
  const shares = new Map<RowOfModel, number>()
  for (const piece of group.pieces) {
    const row = rowOf.get(piece)
    if (row !== undefined) shares.set(row, (shares.get(row) ?? 0) + 1)
  }
  return shares
}

const largest = <Of>(items: readonly Of[], of: (item: Of) => number): Of | undefined =>
  items.toSorted((one, other) => of(other) - of(one))[0]

/** Null where no row of the quote came of a model: everything would be new. */
export const compareWithQuote = (
  groups: readonly PieceGroup[],
  rows: readonly RowOfModel[],
): ModelChanges | null => {
  const ofModel = rows.filter(({ pieces }) => pieces.length > 0)
  if (ofModel.length === 0) return null
  const rowOf = new Map(ofModel.flatMap((row) => row.pieces.map((piece) => [piece, row] as const)))
  const shares = new Map(groups.map((group) => [group, sharesOf(group, rowOf)]))
  const ownerOf = (group: PieceGroup) => {
    const ofGroup = [...(shares.get(group) ?? [])]
    return largest(ofGroup, ([, count]) => count)?.[0]
  }
  const owned = Map.groupBy(groups, ownerOf)
  /** The group that a row goes on as: of its own size where there is one, else the one with most of its pieces. */
  const mainOf = (row: RowOfModel): PieceGroup | undefined => {
    const all = owned.get(row) ?? []
    const ofSize = all.filter((group) => sameSize(group, row))
    return largest(ofSize.length > 0 ? ofSize : all, (group) => shares.get(group)?.get(row) ?? 0)
  }
  const changes = groups.map((group): readonly [string, GroupChange] => {
    const row = ownerOf(group)
    if (row === undefined) return [group.key, { kind: 'new' }]
    const { rowNumber, width, height, numberOf } = row
    if (mainOf(row) !== group) return [group.key, { kind: 'parted', rowNumber }]
    return [
      group.key,
      {
        kind: 'known',
        rowNumber,
        size: sameSize(group, row) ? null : { width, height },
        count: group.pieces.length === numberOf ? null : numberOf,
      },
    ]
  })
  const inModel = new Set(groups.flatMap(({ pieces }) => pieces))
  return {
    groups: new Map(changes),
    gone: ofModel.filter(({ pieces }) => !pieces.some((piece) => inModel.has(piece))),
  }
}
