import { describe, expect, test } from 'vitest'
import { rulingOf } from './place-ruling.ts'
import type { Zone } from './postal-zone.ts'

describe('what the zone of a postal code decides', () => {
  const at = (zone: Zone) => rulingOf({ code: '0150', name: 'OSLO', zone })

  test('Q-229 Q-362: zone 0 has no private delivery and cannot be saved', () => {
    expect(at(0)).toEqual({
      blocksSaving: true,
      offersCrane: false,
      sentence: 'Privat levering er ikke tilgjengelig for 0150 OSLO',
    })
  })

  test('Q-231 Q-362: the crane is offered in zone 1 only', () => {
    expect(at(1)).toEqual({ blocksSaving: false, offersCrane: true, sentence: null })
  })

  test('Q-230: elsewhere the crane is not available', () => {
    expect(at(2)).toEqual({
      blocksSaving: false,
      offersCrane: false,
      sentence: 'Kranbil er ikke tilgjengelig for 0150 OSLO',
    })
  })

  test('QD-32: a register that does not answer stops nobody', () => {
    expect(at(null)).toEqual({ blocksSaving: false, offersCrane: false, sentence: null })
  })
})
