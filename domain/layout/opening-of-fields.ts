/**
 * How each field of a product opens. A model names a function for the product or for each field; a function that
 * moves several sashes hands one to each field, bottom to top, left to right (trade handbook 2.2). Where the model leaves
 * it open, a person may choose another function for a field of a divided product; a field above a door stands.
 */
import { frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import { openingFunctions } from '#domain/catalogue/data/functions'
import { isEntranceDoor, isFixedFunction } from '#domain/catalogue/model-kind'
import type { FrameType, Model, SashKind } from '#domain/catalogue/types'
import type { Choices } from '#domain/product/product'
import type { PanelAddress } from './parts.ts'

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

/** A sash that does not open. */
const FIXED_SASH = 'FR'
const fixedOpening: FieldOpening = openingOf(FIXED_SASH, fixedSash)

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

/** Where the model decides: one opening per field, `count` of them. */
const openingsByModel = (
  model: Model,
  frameType: FrameType,
  functionId: string,
  count: number,
): readonly FieldOpening[] => {
  const each = (openings: readonly FieldOpening[]): FieldOpening[] =>
    Array.from({ length: count }, (_, index) => openings[index] ?? openings.at(-1) ?? fixedOpening)
  const { sashes } = functionOf(functionId)
  const [first] = sashes
  if (model.fieldFunctions !== undefined)
    return each(model.fieldFunctions.map((id) => openingOf(id, functionOf(id).sashes[0] ?? null)))
  if (first === undefined) return each([openingOf(functionId, null)])
  if (frameType.sliding) {
    const moving = slidingFields[functionId] ?? []
    return Array.from({ length: count }, (_, index) => {
      const sash = sashes[moving.indexOf(index)]
      return sash === undefined ? fixedOpening : openingOf(functionId, sash)
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

/** How an undivided product opens. */
export const soleOpeningOf = (model: Model, frameType: FrameType, functionId: string): FieldOpening =>
  openingsByModel(model, frameType, functionId, 1)[0] ?? fixedOpening

/**
 * The functions that a field of a divided product may have. None where the model decides: its fields have functions of
 * their own, its sashes work together, or nothing in it opens.
 */
export const functionsOfFields = (model: Model): readonly string[] => {
  const { sliding, folding, sash } = frameTypeOf(model.frameType)
  const isDecided =
    model.fieldFunctions !== undefined ||
    model.leaves === 2 ||
    sliding ||
    folding ||
    sash === null ||
    isEntranceDoor(model) ||
    model.functions.some((each) => functionOf(each).sashes.length !== 1 || isFixedFunction(each))
  return isDecided ? [] : [...model.functions, FIXED_SASH]
}

/** Row of a field in the frame, from the bottom. */
const rowOf = (address: PanelAddress): number => Number(/^c\d+r(\d+)/.exec(address)?.[1] ?? 1)

/** One opening per field, in the order of their addresses. */
export const openingsOf = (
  model: Model,
  frameType: FrameType,
  values: Pick<Choices, 'function' | 'fieldFunctions'>,
  addresses: readonly PanelAddress[],
): readonly FieldOpening[] => {
  const byModel = openingsByModel(model, frameType, values.function, addresses.length)
  const possible = addresses.length > 1 ? functionsOfFields(model) : []
  return addresses.map((address, index) => {
    const chosen = values.fieldFunctions.find(({ panel }) => panel === address)
    if (chosen !== undefined && possible.includes(chosen.function))
      return openingOf(chosen.function, functionOf(chosen.function).sashes[0] ?? null)
    if (frameType.kind === 'DOOR' && rowOf(address) > 1) return fixedOpening
    return byModel[index] ?? fixedOpening
  })
}
