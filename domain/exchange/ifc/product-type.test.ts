// The type of a row as it is written: sides, division and opening, lining and panels, shapes and materials.
import { describe, expect, test } from 'vitest'
import type { Configuration } from '#domain/rules/configuration'
import { configured } from '#tests/factories/configured'
import { ifcOf, within, writtenIfc } from '#tests/factories/written-ifc'

const post = { panel: '', direction: 'VERTICAL', typeId: 'P86', position: 800 } as const
const transom = { panel: '', direction: 'HORIZONTAL', typeId: 'L86', position: 1890 } as const

/** Top swing, 800 mm to the middle of its post from the left seen from outside. */
const twoFields = configured(1002, { width: 1190, height: 1390, dividers: [post] })
/** Balcony door with a light over it. */
const lightOver = configured(2011, { width: 1090, height: 2490, dividers: [transom] })

const read = (configuration: Configuration) => writtenIfc(ifcOf(configuration))

/** Attributes from this one on of the only entity of its name. */
const tailOf = (configuration: Configuration, entity: string, from: number): readonly string[] => {
  const [only, ...others] = read(configuration).of(entity)
  if (only === undefined || others.length > 0) throw new Error(`not one ${entity}`)
  return only.attributes.slice(from)
}

const tailsOf = (configuration: Configuration, entity: string, from: number) =>
  read(configuration)
    .of(entity)
    .map(({ attributes }) => attributes.slice(from))

describe('as IFC4 orders its attributes', () => {
  test('OverallHeight stands before OverallWidth, and the piece leaves the rest to its type', () => {
    expect(tailOf(twoFields, 'IFCWINDOW', 8)).toEqual(['1390.', '1190.', '$', '$', '$'])
    expect(tailOf(lightOver, 'IFCDOOR', 8)).toEqual(['2490.', '1090.', '$', '$', '$'])
  })

  test('a window says that it is one and how it is divided', () => {
    expect(tailOf(twoFields, 'IFCWINDOWTYPE', 9)).toEqual(['.WINDOW.', '.DOUBLE_PANEL_VERTICAL.', '.F.', '$'])
    expect(tailOf(configured(1008), 'IFCWINDOWTYPE', 9)).toEqual([
      '.WINDOW.',
      '.DOUBLE_PANEL_HORIZONTAL.',
      '.F.',
      '$',
    ])
  })

  test('a door says that it is one and how it opens', () => {
    const hung = (id: string) => tailOf(configured(3001, { function: id }), 'IFCDOORTYPE', 9)
    expect(hung('VU')).toEqual(['.DOOR.', '.SINGLE_SWING_RIGHT.', '.F.', '$'])
    expect(hung('HU')).toEqual(['.DOOR.', '.SINGLE_SWING_LEFT.', '.F.', '$'])
  })

  test('a window that IFC has no word for is its own, by the name of its model', () => {
    const four = configured(1002, {
      width: 1590,
      height: 1390,
      dividers: [post, { ...transom, position: 900 }],
    })
    expect(tailOf(four, 'IFCWINDOWTYPE', 9)).toEqual([
      '.WINDOW.',
      '.USERDEFINED.',
      '.F.',
      "'Skj\\X2\\00E6\\X0\\r Toppsving'",
    ])
  })
})

describe('lining and panels', () => {
  test('the post of a window that opens outwards is measured from the right seen from outside', () => {
    // Lining 105 deep and 52 thick; no transom, a post of 86; its middle at (1190 − 800) / 1190 of the width.
    expect(tailOf(twoFields, 'IFCWINDOWLININGPROPERTIES', 4)).toEqual([
      '105.',
      '52.',
      '$',
      '86.',
      '$',
      '$',
      '0.3277',
      '$',
      '$',
      '0.',
      '$',
      '$',
    ])
    expect(tailsOf(twoFields, 'IFCWINDOWPANELPROPERTIES', 4)).toEqual([
      ['.TOPHUNG.', '.RIGHT.', '78.', '68.', '$'],
      ['.TOPHUNG.', '.LEFT.', '78.', '68.', '$'],
    ])
  })

  test('the same post in a window that opens inwards is measured from the left', () => {
    const inwards = configured(1202, { width: 1190, height: 1390, dividers: [{ ...post, position: 700 }] })
    expect(tailOf(inwards, 'IFCWINDOWLININGPROPERTIES', 10)[0]).toBe('0.5882')
  })

  test('three fields have two posts, the nearer one first', () => {
    const three = configured(1009, { width: 2390, height: 1190, dividers: [] })
    expect(tailOf(three, 'IFCWINDOWLININGPROPERTIES', 6)).toEqual([
      '$',
      '86.',
      '$',
      '$',
      '0.3335',
      '0.6665',
      '$',
      '0.',
      '$',
      '$',
    ])
  })

  test('a transom is measured from the bottom', () => {
    // Of 1990 mm two fifths are the fixed field.
    expect(tailOf(configured(1008), 'IFCWINDOWLININGPROPERTIES', 6)).toEqual([
      '86.',
      '$',
      '0.4',
      '$',
      '$',
      '$',
      '$',
      '0.',
      '$',
      '$',
    ])
  })

  test('a door with a light over it has a threshold, a transom at its height, and one panel', () => {
    // Lining 115 deep and 52 thick, threshold 115 × 25, transom 86 whose middle is at 1890.
    expect(tailOf(lightOver, 'IFCDOORLININGPROPERTIES', 4)).toEqual([
      '115.',
      '52.',
      '115.',
      '25.',
      '86.',
      '1890.',
      '0.',
      '$',
      '$',
      '$',
      '$',
      '$',
      '$',
    ])
    expect(tailsOf(lightOver, 'IFCDOORPANELPROPERTIES', 4)).toEqual([
      ['80.', '.SWINGING.', '1.', '.NOTDEFINED.', '$'],
    ])
    expect(tailOf(lightOver, 'IFCDOORTYPE', 10)[0]).toBe('.SINGLE_SWING_RIGHT.')
  })

  test('a door that fills its frame has no transom', () => {
    expect(tailOf(configured(2011), 'IFCDOORLININGPROPERTIES', 8).slice(0, 2)).toEqual(['$', '$'])
  })

  test('a sliding door has a panel that stands and one that slides, each with its share of the width', () => {
    expect(tailsOf(configured(2101, { function: 'SKV' }), 'IFCDOORPANELPROPERTIES', 4)).toEqual([
      ['68.', '.FIXEDPANEL.', '0.5', '.LEFT.', '$'],
      ['68.', '.SLIDING.', '0.5', '.RIGHT.', '$'],
    ])
  })

  test('the type refers to its lining and its panels', () => {
    const file = read(twoFields)
    const [type] = file.of('IFCWINDOWTYPE')
    const sets = ['IFCWINDOWLININGPROPERTIES', 'IFCWINDOWPANELPROPERTIES'].flatMap((entity) =>
      file.of(entity),
    )
    expect(within(type?.attributes[5])).toEqual(sets.map(({ reference }) => reference))
  })
})

describe('shapes', () => {
  test.each([
    ['window', 'IFCWINDOW', twoFields],
    ['door', 'IFCDOOR', lightOver],
  ])('each piece of a %s is a copy of the solids and of the plan symbol of its type', (_, entity, made) => {
    const file = writtenIfc(ifcOf(made, { numberOf: 3 }))
    const [type] = file.of(`${entity}TYPE`)
    const maps = within(type?.attributes[6])
    const ofType = maps.map((map) => file.at(file.at(map).attributes[1]))
    expect(ofType.map(({ attributes }) => attributes.slice(1, 3))).toEqual([
      ["'Body'", "'SweptSolid'"],
      ["'FootPrint'", "'GeometricCurveSet'"],
    ])
    const pieces = file.of(entity)
    expect(pieces).toHaveLength(3)
    for (const { attributes } of pieces) {
      const shapes = within(file.at(attributes[6]).attributes[2]).map((shape) => file.at(shape).attributes)
      expect(shapes.map(([, name, kind]) => [name, kind])).toEqual([
        ["'Body'", "'MappedRepresentation'"],
        ["'FootPrint'", "'MappedRepresentation'"],
      ])
      expect(shapes.map((shape) => file.at(within(shape[3])[0]).attributes[0])).toEqual(maps)
    }
  })

  test('the plan symbol is one set of curves in a context of its own, which is seen in plans', () => {
    const file = read(configured(3001))
    const [symbol, ...others] = file
      .of('IFCSHAPEREPRESENTATION')
      .filter(({ attributes }) => attributes[2] === "'GeometricCurveSet'")
    const [set, ...moreSets] = file.of('IFCGEOMETRICCURVESET')
    expect([others, moreSets]).toEqual([[], []])
    expect(symbol?.attributes[3]).toBe(`(${set?.reference})`)
    const context = file.at(symbol?.attributes[0]).attributes
    expect([context[0], context[8]]).toEqual(["'FootPrint'", '.PLAN_VIEW.'])
    // Two jambs, two faces, one leaf, the leaf as it stands open, and the quarter that its edge goes.
    const curves = within(set?.attributes[0]).map((curve) => file.at(curve).attributes[1])
    expect(curves).toHaveLength(7)
    expect(curves.at(-1)).toBe('(IFCARCINDEX((1,2,3)))')
  })
})

describe('materials', () => {
  const constituentsOf = (configuration: Configuration) => {
    const file = read(configuration)
    const [relation, ...others] = file.of('IFCRELASSOCIATESMATERIAL')
    expect(others).toEqual([])
    const set = file.at(relation?.attributes[5])
    const said = within(set.attributes[2]).map((constituent) => {
      const { attributes } = file.at(constituent)
      const [material, , category] = file.at(attributes[2]).attributes
      return [attributes[0], material, category]
    })
    const [type] = [...file.of('IFCWINDOWTYPE'), ...file.of('IFCDOORTYPE')]
    return { said, types: relation?.attributes[4], type: `(${type?.reference})` }
  }

  test('a window in aluminium cladding is of wood, glass and aluminium, and its type says so', () => {
    const { said, types, type } = constituentsOf(
      configured(1002, { aluminium: { selected: true, color: null } }),
    )
    expect(said).toEqual([
      ["'Lining'", "'Furu'", "'wood'"],
      ["'Framing'", "'Furu'", "'wood'"],
      ["'Glazing'", "'4E-18Ar-4-18Ar-E4'", "'glass'"],
      ["'Cladding'", "'Aluminium'", "'aluminium'"],
    ])
    expect(types).toBe(type)
  })

  test('without it there is no aluminium, the wood is the one chosen, and a leaf without glass has none', () => {
    expect(constituentsOf(configured(1001, { woodtypeId: 2 })).said).toEqual([
      ["'Lining'", "'Malmfuru'", "'wood'"],
      ["'Glazing'", "'4E-18Ar-4-18Ar-E4'", "'glass'"],
    ])
    expect(constituentsOf(configured(3001)).said.map(([role]) => role)).toEqual(["'Lining'", "'Framing'"])
  })
})
