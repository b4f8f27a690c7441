/**
 * How each field of a product opens. A model names a function for the product or for each field; a function that
 * moves several sashes hands one to each field, bottom to top, left to right (trade handbook 2.2).
 */
import { functionOf } from '#domain/catalogue/catalogue'
import { openingFunctions } from '#domain/catalogue/data/functions'
import type { FrameType, Model, SashKind } from '#domain/catalogue/types'

export interface FieldOpening {
  /** The field's own function: 'SHV' in the left field of an 'SH2'. */
  readonly function: string
  /** Null where the frame holds the glass itself. */
  readonly sash: SashKind | null
  readonly opens: boolean
}

const fixedSash: SashKind = {
  component: 'MountedConfiguration',
  side: 'TOP',
  inOut: 'OUT',
  maxOpeningAngle: 0,
}

/** Fields that move in a sliding door; the other leaves stand. */
const slidingFields: Readonly<Record<string, readonly number[]>> = { SKV: [1], SKH: [0], SK4: [1, 2] }

const openingOf = (functionId: string, sash: SashKind | null): FieldOpening => ({
  function: functionId,
  sash,
  opens: sash !== null && sash.component !== 'MountedConfiguration',
})

const standing: FieldOpening = openingOf('FR', fixedSash)

/** The single-sash function that moves a sash this way, such as SHV for the left sash of SH2. */
const functionMoving = (sash: SashKind, otherwise: string): string =>
  openingFunctions.find(
    ({ sashes: [only, second] }) =>
      second === undefined &&
      only?.component === sash.component &&
      only.side === sash.side &&
      only.inOut === sash.inOut,
  )?.id ?? otherwise

const mirrored = (sash: SashKind, side: 'LEFT' | 'RIGHT'): SashKind => ({ ...sash, side })

/** One opening per field, `count` of them. */
export const openingsOf = (
  model: Model,
  frameType: FrameType,
  functionId: string,
  count: number,
): readonly FieldOpening[] => {
  const each = (openings: readonly FieldOpening[]): FieldOpening[] =>
    Array.from({ length: count }, (_, index) => openings[index] ?? openings.at(-1) ?? standing)
  const { sashes } = functionOf(functionId)
  const [first] = sashes
  if (model.fieldFunctions !== undefined)
    return each(model.fieldFunctions.map((id) => openingOf(id, functionOf(id).sashes[0] ?? null)))
  if (first === undefined) return each([openingOf(functionId, null)])
  if (frameType.sliding) {
    const moving = slidingFields[functionId] ?? []
    return Array.from({ length: count }, (_, index) => {
      const sash = sashes[moving.indexOf(index)]
      return sash === undefined ? standing : openingOf(functionId, sash)
    })
  }
  if (model.leaves === 2)
    return each([
      openingOf(functionId, mirrored(first, 'LEFT')),
      openingOf(functionId, mirrored(first, 'RIGHT')),
    ])
  if (sashes.length === 1) return each([openingOf(functionId, first)])
  return each(sashes.map((sash) => openingOf(functionMoving(sash, functionId), sash)))
}
