// What stands in the sets that IFC names, of windows and doors whose sides are not the same.
import { expect, test } from 'vitest'
import type { Configuration } from '#domain/rules/configuration'
import { configured } from '#tests/factories/configured'
import { ifcOf, within, writtenIfc } from '#tests/factories/written-ifc'

const setOf = (name: string, configuration: Configuration) => writtenIfc(ifcOf(configuration)).set(name)

test('a fire window says its class, its decibels and its share of glass in the set of windows', () => {
  expect(setOf('Pset_WindowCommon', configured(1302, { width: 1190, height: 1390 }))).toEqual({
    Reference: "IFCIDENTIFIER('1302')",
    IsExternal: 'IFCBOOLEAN(.T.)',
    FireRating: "IFCLABEL('EI30')",
    // The glass that it comes with is better than the 43 dB of its name.
    AcousticRating: "IFCLABEL('44\\X2\\00A0\\X0\\dB')",
    ThermalTransmittance: expect.stringMatching(/^IFCTHERMALTRANSMITTANCEMEASURE\(0\.\d+\)$/),
    // The frame shows 62 mm all round: 1066 × 1266 of 1190 × 1390.
    GlazingAreaFraction: 'IFCPOSITIVERATIOMEASURE(0.8159)',
    FireExit: 'IFCBOOLEAN(.F.)',
  })
})

test('a sound window that is in no fire class says its decibels alone', () => {
  const said = setOf('Pset_WindowCommon', configured(1304))
  expect(said.AcousticRating).toBe("IFCLABEL('40\\X2\\00A0\\X0\\dB')")
  expect(said).not.toHaveProperty('FireRating')
})

test('a fire door says its class, and its leaf without glass no share of it, in the set of doors', () => {
  const said = setOf('Pset_DoorCommon', configured(3201))
  expect(said).toMatchObject({
    Reference: "IFCIDENTIFIER('3201')",
    IsExternal: 'IFCBOOLEAN(.T.)',
    FireRating: "IFCLABEL('EI30')",
    AcousticRating: "IFCLABEL('35\\X2\\00A0\\X0\\dB')",
  })
  expect(said).not.toHaveProperty('GlazingAreaFraction')
})

test('a door with a closer closes by itself, one without does not, and of a window nothing is said of it', () => {
  const closes = (configuration: Configuration) => setOf('Pset_DoorCommon', configuration).SelfClosing
  expect(closes(configured(3001, { closerId: 'DL1' }))).toBe('IFCBOOLEAN(.T.)')
  expect(closes(configured(3001))).toBe('IFCBOOLEAN(.F.)')
  expect(setOf('Pset_WindowCommon', configured(1002))).not.toHaveProperty('SelfClosing')
})

test.each([
  [1002, 'Qto_WindowBaseQuantities', { width: 1190, height: 1390 }, ['1190.', '1390.', '5160.', '1.6541']],
  [3001, 'Qto_DoorBaseQuantities', { width: 890, height: 2090 }, ['890.', '2090.', '5960.', '1.8601']],
])('the base quantities of model %i stand in %s', (modelId, name, size, values) => {
  const [Width, Height, Perimeter, Area] = values
  expect(setOf(name, configured(modelId, size))).toEqual({ Width, Height, Perimeter, Area })
})

test('a slanted window has the rim and the area of its own outline, not those of a rectangle', () => {
  const { Perimeter, Area } = setOf(
    'Qto_WindowBaseQuantities',
    configured(1401, { width: 1190, height: 1190, height1: 590 }),
  )
  // Sides of 590 and 1190, a slant over 600 along 1190.
  expect(Number(Perimeter)).toBeCloseTo(1190 + 1190 + 590 + Math.hypot(1190, 600), 2)
  expect(Area).toBe('1.0591')
})

test('each set is that of all pieces of its row', () => {
  const file = writtenIfc(ifcOf(configured(1302), { numberOf: 3 }))
  const pieces = file.of('IFCWINDOW').map(({ reference }) => reference)
  const related = file
    .of('IFCRELDEFINESBYPROPERTIES')
    .map(({ attributes }) => [file.at(attributes[5]).attributes[2], within(attributes[4])])
  expect(pieces).toHaveLength(3)
  expect(Object.fromEntries(related)).toEqual({
    "'Pset_WindowCommon'": pieces,
    "'Qto_WindowBaseQuantities'": pieces,
    "'Lysv\\X2\\00E5\\X0\\g'": pieces,
  })
})

test('a lining and a flower board are told by their measures, and where there is none nothing is told of it', () => {
  const set = 'Lysv\\X2\\00E5\\X0\\g'
  const flowerBoard = { selected: true, material: '02', height: 28, depth: 200, extension: 50 }
  const extensionJamb = { mounted: true, featherSize: 12, material: '01', hasBottom: false }
  const told = {
    'Tykkelse p\\X2\\00E5\\X0\\ brett': 'IFCLENGTHMEASURE(28.)',
    'Dybde p\\X2\\00E5\\X0\\ brett': 'IFCLENGTHMEASURE(200.)',
    'Utstikk per side': 'IFCLENGTHMEASURE(50.)',
    'Fj\\X2\\00E6\\X0\\r': 'IFCLENGTHMEASURE(12.)',
    'Utforing ogs\\X2\\00E5\\X0\\ under': "IFCTEXT('Nei')",
  }
  expect(setOf(set, configured(1002, { flowerBoard, extensionJamb }))).toMatchObject(told)
  const plain = setOf(set, configured(1002))
  for (const name of Object.keys(told)) expect(plain).not.toHaveProperty([name])
})
