/** One window or door as a file has it, in plain values: what a worker hands over, and all that the rest works from. */
import type { PartialMeasure } from '#domain/schedule/tokens'

export type OpeningKind = 'WINDOW' | 'DOOR'

/** How it is divided and opens, in the words of IFC; null and empty where the file does not say. */
export interface FoundOpening {
  /** PartitioningType of a window. */
  readonly partitioning: string | null
  /** OperationType of each panel of a window, in the order of the file; null of one that does not say. */
  readonly panels: readonly (string | null)[]
  /** OperationType of a door. */
  readonly operation: string | null
}

/** What our own export says of the product (docs/formats/ifc.md). */
export interface OwnArticle {
  readonly modelId: number
  readonly reference: string
  /** The name of its opening function. */
  readonly opening: string
  /** Of a slanted frame: the number of its shape, and the measures that it is drawn with. */
  readonly shapeId: number | null
  readonly measures: Readonly<Partial<Record<PartialMeasure, number>>>
}

export interface FoundPiece {
  readonly globalId: string
  readonly kind: OpeningKind
  /** mm; null where the file does not say. */
  readonly width: number | null
  readonly height: number | null
  readonly name: string
  readonly tag: string
  readonly storey: string
  /** Of its type: the line that it stands in, and its name. */
  readonly typeLine: number | null
  readonly typeName: string
  /** SKYLIGHT, GATE and the like; null for an ordinary one. */
  readonly special: string | null
  readonly opening: FoundOpening
  readonly fire: string
  readonly sound: string
  /** W/(m²K). */
  readonly uValue: number | null
  readonly isExternal: boolean | null
  readonly own: OwnArticle | null
}

/** What a file came to. */
export interface FoundModel {
  readonly pieces: readonly FoundPiece[]
}
