/** A chosen value in words, for a person who compares two versions of a row. */
import { findFunction, findGlass } from '#domain/catalogue/catalogue'
import { fittings } from '#domain/catalogue/data/fittings'
import type { FittingKind } from '#domain/catalogue/types'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import type { ChoiceField } from '#domain/product/product'

const kinds: Partial<Record<ChoiceField, FittingKind>> = {
  doorHandleId: 'doorHandle',
  hingeId: 'hinge',
  lockId: 'lock',
  cylinderId: 'cylinder',
  smartlockId: 'smartlock',
  closerId: 'closer',
  binocular: 'binocular',
}

const NOTHING = '–'

export const sayValue = (field: ChoiceField, value: unknown): string => {
  if (value === null || value === '' || value === '00') return NOTHING
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nei'
  if (typeof value === 'number') return field === 'frameShapeId' ? shapeOf(value).name : String(value)
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : `${value.length} stk`
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([, member]) => member !== false && member !== null && member !== '00')
      .map(([, member]) => (member === true ? 'Ja' : String(member)))
      .join(', ')
  }
  const code = String(value)
  const kind = kinds[field]
  const fitting = kind && fittings[kind].find((item) => item.code === code)?.name
  if (field === 'function') return findFunction(code)?.name ?? code
  if (field === 'glassCode') return findGlass(code)?.name ?? code
  return fitting ?? code
}
