/**
 * Which models open as a file says: what our own export would say of each, looked up the other way (operations.ts, and handing.ts with its hands).
 * A door that opens in and one that opens out are one in IFC, where the placement alone tells them apart.
 */
import { frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import type { SashKind } from '#domain/catalogue/types'
import { type Variant, variants } from '#domain/schedule/variants'
import { doorOperation, windowPanelOperation } from '../ifc/operations.ts'
import type { FoundOpening, OpeningKind } from './found-piece.ts'

const opens = ({ component, maxOpeningAngle }: SashKind): boolean =>
  component === 'SlideConfiguration' || maxOpeningAngle > 0

const other: Readonly<Record<string, SashKind['side']>> = { LEFT: 'RIGHT', RIGHT: 'LEFT' }

/** What opens, and null for each field that does not. */
const sashesOf = ({ model, functionId }: Variant): readonly (SashKind | null)[] => {
  const sashes = (model.fieldFunctions ?? [functionId]).flatMap((each): readonly (SashKind | null)[] => {
    const ofField = functionOf(each).sashes
    return ofField.length === 0 ? [null] : ofField.map((sash) => (opens(sash) ? sash : null))
  })
  const [first] = sashes
  const { folding } = frameTypeOf(model.frameType)
  return model.leaves === 2 && first && !folding
    ? [first, { ...first, side: other[first.side] ?? first.side }]
    : sashes
}

const kindOf = ({ model }: Variant, sashes: readonly (SashKind | null)[]): OpeningKind =>
  frameTypeOf(model.frameType).kind === 'DOOR' && sashes.some((sash) => sash !== null) ? 'DOOR' : 'WINDOW'

const NOWHERE = { minX: 0, minY: 0, maxX: 0, maxY: 0 }

const windowKey = (operations: readonly string[]): string => operations.toSorted().join(' ')

interface Opener {
  readonly variant: Variant
  readonly kind: OpeningKind
  readonly key: string
  readonly panels: number
}

const openerOf = (variant: Variant): Opener => {
  const sashes = sashesOf(variant)
  const kind = kindOf(variant, sashes)
  const panels = sashes.map((sash) => ({ box: NOWHERE, kind: sash, framing: null }))
  const key =
    kind === 'DOOR'
      ? doorOperation(panels, frameTypeOf(variant.model.frameType).folding)
      : windowKey(sashes.map(windowPanelOperation))
  return { variant, kind, key, panels: sashes.length }
}

const openers: readonly Opener[] = variants()
  .filter(({ model }) => model.isConstructionPart !== true)
  .map(openerOf)

/** Null where the file does not say how it opens. */
const keyOf = ({ panels, operation }: FoundOpening): string | null => {
  if (operation !== null) return operation
  const said = panels.flatMap((panel) => panel ?? [])
  return said.length === 0 || said.length < panels.length ? null : windowKey(said)
}

const COUNTS: readonly (readonly [begins: string, panels: number])[] = [
  ['SINGLE', 1],
  ['DOUBLE', 2],
  ['TRIPLE', 3],
]

/** Null where the file does not say how many panels there are. */
const countOf = ({ partitioning }: FoundOpening): number | null =>
  COUNTS.find(([begins]) => partitioning?.startsWith(begins) === true)?.[1] ?? null

/** Every way in which our models open that is what the file says; all of the kind, with as many panels, where it does not. */
export const variantsOpeningAs = (kind: OpeningKind, opening: FoundOpening): readonly Variant[] => {
  const key = keyOf(opening)
  const count = countOf(opening)
  const isSo = (opener: Opener): boolean =>
    key === null ? count === null || opener.panels === count : opener.key === key
  return openers.filter((opener) => opener.kind === kind && isSo(opener)).map(({ variant }) => variant)
}

export const isOpeningKnown = (opening: FoundOpening): boolean => keyOf(opening) !== null
