import { describe, expect, test } from 'vitest'
import type { RowObstacle } from '#domain/messages/fastlane'
import type { Patch } from '#domain/product/product'
import type { DerivedFacts } from '#domain/rules/configuration'
import { configured } from '#tests/factories/configured'

const fact = <Name extends keyof DerivedFacts>(name: Name, ...edits: Parameters<typeof configured>) =>
  configured(...edits).facts[name]

describe('Svanemerket', () => {
  test('a window at 0.79 carries it; worse glass, aluminium spacers and oak do not', () => {
    expect(fact('swan', 1002)).toBe(true)
    expect(fact('swan', 1002, { glassCode: '201' })).toBe(false)
    expect(fact('swan', 1001, { spacerColor: '04' })).toBe(false)
    expect(fact('swan', 1001, { innerColor: 'BEIS-01' }, { woodtypeId: 3 })).toBe(false)
    expect(fact('swan', 1004)).toBe(false)
  })
})

describe('an escape window', () => {
  test('opens 500 by 600 mm and 1 500 mm in sum', () => {
    expect(fact('emergencyExit', 1005, { width: 690 })).toBe(true)
    // 612 − 112 leaves exactly 500
    expect(fact('emergencyExit', 1005, { width: 612 })).toBe(true)
    expect(fact('emergencyExit', 1005, { width: 611 })).toBe(false)
    // 988 − 112 and 690 − 112 make 1 454
    expect(fact('emergencyExit', 1005, { width: 690, height: 988 })).toBe(false)
    expect(fact('emergencyExit', 1003)).toBe(false)
    expect(fact('emergencyExit', 1001)).toBe(false)
  })

  test('a top-hung window is one only with the escape fitting', () => {
    const large: Patch = { width: 1190, height: 890 }
    expect(fact('emergencyExit', 1004, large)).toBe(false)
    expect(fact('emergencyExit', 1004, large, { misc: [103] })).toBe(true)
  })
})

describe('Fastlane', () => {
  const clad = (color: string) => ({ aluminium: { selected: true, color } })
  const upright = (typeId: string, panel = '') => ({
    panel,
    direction: 'VERTICAL' as const,
    typeId,
    position: null,
  })

  test.each<[string, RowObstacle | null, number, ...Patch[]]>([
    ['a top-swing window as it comes', null, 1002],
    ['a model without the badge', 'model', 1008],
    ['cladding in 7016', null, 1002, clad('RAL 7016')],
    ['cladding in 9005', 'color', 1002, clad('RAL 9005')],
    ['a special colour inside', 'color', 1002, { innerColor: 'RAL 7016' }],
    ['rare glass', 'glass', 1002, { glassCode: '321' }],
    ['a deeper frame', 'depth', 1002, { depth: 130 }],
    [
      'a post',
      'posts',
      1001,
      { dividers: [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }] },
    ],
    [
      'bars in the glass',
      null,
      1001,
      { crossbars: [{ panel: '', direction: 'VERTICAL', typeId: 'A18', position: null }] },
    ],
    [
      'through-going bars',
      'crossbars',
      1001,
      { crossbars: [{ panel: '', direction: 'VERTICAL', typeId: 'S28', position: null }] },
    ],
    [
      'through-going bars of a field that is gone',
      null,
      1001,
      { width: 1790, dividers: [upright('P60')], crossbars: [upright('S28', 'c2r1')] },
      { dividers: [] },
    ],
    [
      'a post within a field that is gone',
      null,
      1001,
      { width: 1790, dividers: [upright('P60')] },
      { dividers: [upright('P60'), upright('P60', 'c2r1')] },
      { dividers: [upright('P60', 'c2r1')] },
    ],
    ['better wood', 'wood', 1001, { woodtypeId: 2 }],
    ['laminate', 'laminate', 3104, { decorLaminate: 'L301' }],
  ])('%s: %s', (_, obstacle, model, ...patches) => {
    expect(fact('fastlaneObstacle', model, ...patches)).toBe(obstacle)
  })
})

test('sound is that of the glass less what the opening and vents cost, capped by the frame', () => {
  expect(fact('soundDb', 1001)).toBe(32)
  expect(fact('soundDb', 1002)).toBe(31)
  expect(fact('soundDb', 1002, { numberOfVents: 1 })).toBe(29)
  expect(fact('soundDb', 1002, { numberOfVents: 1, misc: [109] })).toBe(30)
  expect(fact('soundDb', 1002, { glassCode: '323' })).toBe(42)
  expect(fact('soundDb', 2101)).toBe(32)
  expect(fact('soundDb', 3104)).toBe(31)
})

test('a product is described by its model and size, counted as window or door, and warranted by its outside', () => {
  expect(fact('description', 1002)).toBe('Skjær Toppsving 1\u00a0190\u00a0×\u00a01\u00a0190')
  expect([fact('discountCategory', 2101), fact('discountCategory', 3301)]).toEqual(['windows', 'doors'])
  expect(fact('warrantyYears', 1001)).toBe(20)
  expect(fact('warrantyYears', 1001, { aluminium: { selected: true, color: null } })).toBe(30)
})

test('mounting that is not chosen, or coupled to nothing, is not in order', () => {
  expect(fact('mountingType', 1001)).toEqual({ description: 'Skruefeste gjennom karm', ok: true })
  expect(fact('mountingType', 1001, { mountingId: 4 })).toEqual({ description: 'Ikke valgt', ok: false })
  expect(fact('mountingType', 1001, { mountingId: 3 }).ok).toBe(false)
})

test('the properties of all panes are gathered, those of the glass and those that were chosen', () => {
  expect(
    fact('panelPropertiesUnion', 1001, { glassCode: '311', panelProperties: [{ panel: 'c1r1', id: 6 }] }),
  ).toEqual([
    { id: 1, name: 'Energiglass' },
    { id: 2, name: 'Laminert sikkerhetsglass' },
    { id: 6, name: 'Frostet glass' },
  ])
})
