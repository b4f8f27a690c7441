// Windows and doors of models that other programs have written: sizes, marks, storeys, classes, and everything that is wrong with a file.
import { describe, expect, test } from 'vitest'
import { importIfc } from '#tests/factories/import-ifc'
import { FEET, globalId, INCHES, METRES, MM, smallIfc } from '#tests/factories/small-ifc'
import type { PieceGroup } from './groups.ts'

const foundIn = async (text: string) => {
  const read = await importIfc(text)
  if (!read.ok) throw new Error(read.problem)
  return read
}
const problemOf = async (file: string | Uint8Array<ArrayBuffer>) => {
  const read = await importIfc(file)
  return read.ok ? null : read.problem
}
const sizeOf = ({ width, height }: PieceGroup) => [width, height]

test.each([
  ['millimetres', MM, ['1190.', '1490.']],
  ['metres', METRES, ['1.19', '1.48999999998']],
  ['inches', INCHES, ['46.850393701', '58.661417323']],
  ['feet', FEET, ['3.904199475', '4.888451444']],
])('a size in %s is the same in whole millimetres', async (_, unit, [width = '', height = '']) => {
  const { groups } = await foundIn(smallIfc({ unit, pieces: [{ id: 20, width, height }] }))
  expect(groups.map(sizeOf)).toEqual([[1190, 1490]])
})

const style = (operation: string) => [
  `#40=IFCWINDOWPANELPROPERTIES('${globalId(40)}',$,$,$,.${operation}.,.NOTDEFINED.,$,$,$);`,
  `#41=IFCWINDOWSTYLE('${globalId(41)}',$,'Vindu A',$,$,(#40),$,$,.NOTDEFINED.,.SINGLE_PANEL.,.F.,.F.);`,
  `#42=IFCRELDEFINESBYTYPE('${globalId(42)}',$,$,$,(#20,#21,#22),#41);`,
]
const storeys = [
  `#50=IFCBUILDINGSTOREY('${globalId(50)}',$,'Plan 1',$,$,$,$,$,.ELEMENT.,0.);`,
  `#51=IFCBUILDINGSTOREY('${globalId(51)}',$,'\\X2\\00D8\\X0\\verst',$,$,$,$,$,.ELEMENT.,3.);`,
  `#52=IFCRELCONTAINEDINSPATIALSTRUCTURE('${globalId(52)}',$,$,$,(#20,#21),#50);`,
  `#53=IFCRELCONTAINEDINSPATIALSTRUCTURE('${globalId(53)}',$,$,$,(#22),#51);`,
]
const classes = [
  "#60=IFCPROPERTYSINGLEVALUE('FireRating',$,IFCLABEL('EI 30'),$);",
  "#61=IFCPROPERTYSINGLEVALUE('AcousticRating',$,IFCLABEL('Rw 35 dB'),$);",
  "#62=IFCPROPERTYSINGLEVALUE('ThermalTransmittance',$,IFCTHERMALTRANSMITTANCEMEASURE(0.8),$);",
  "#63=IFCPROPERTYSINGLEVALUE('IsExternal',$,IFCBOOLEAN(.T.),$);",
  `#64=IFCPROPERTYSET('${globalId(64)}',$,'Pset_WindowCommon',$,(#60,#61,#62,#63,#99));`,
  `#65=IFCRELDEFINESBYPROPERTIES('${globalId(65)}',$,$,$,(#20,#21,#22),#64);`,
]

test('IFC2x3: windows of one style are one line, with storeys, classes and how they open', async () => {
  const three = [20, 21, 22].map((id) => ({ id, tag: 'V1', width: '1.19', height: '1.19' }))
  const lines = [...style('TOPHUNG'), ...storeys, ...classes]
  const { groups, leftOut } = await foundIn(
    smallIfc({ schema: 'IFC2X3', unit: METRES, pieces: three, lines }),
  )
  expect(leftOut).toEqual([])
  expect(groups).toHaveLength(1)
  expect(groups[0]).toMatchObject({
    kind: 'WINDOW',
    width: 1190,
    reference: 'V1',
    typeName: 'Vindu A',
    pieces: [20, 21, 22].map(globalId),
    storeys: [
      { name: 'Plan 1', count: 2 },
      { name: 'Øverst', count: 1 },
    ],
    opening: { partitioning: 'SINGLE_PANEL', panels: ['TOPHUNG'], operation: null },
    fire: 'EI 30',
    sound: 'Rw 35 dB',
    uValue: 0.8,
    isExternal: true,
  })
})

test('the name of the property where its value belongs asks for nothing, as programs write what nobody has filled in', async () => {
  const unfilled = classes.map((line) =>
    line.replace("'EI 30'", "'Fire Rating'").replace("'Rw 35 dB'", "'AcousticRating'"),
  )
  const { groups } = await foundIn(
    smallIfc({ pieces: [{ id: 20, width: 1190, height: 1190 }], lines: unfilled }),
  )
  expect(groups[0]).toMatchObject({ fire: '', sound: '', uValue: 0.8 })
})

test('IFC4: a door without a type says itself how it opens, and a skylight that it is one', async () => {
  const { groups } = await foundIn(
    smallIfc({
      pieces: [
        { entity: 'IFCDOOR', id: 20, width: 990, height: 2090, tail: ',.DOOR.,.SINGLE_SWING_LEFT.,$' },
        { id: 21, width: 780, height: 980, tail: ',.SKYLIGHT.,.SINGLE_PANEL.,$' },
      ],
    }),
  )
  expect(groups.map(({ kind, special, opening }) => [kind, special, opening.operation])).toEqual([
    ['WINDOW', 'SKYLIGHT', null],
    ['DOOR', null, 'SINGLE_SWING_LEFT'],
  ])
})

test('what another program numbers its objects by is no reference, and neither is a size', async () => {
  const { groups } = await foundIn(
    smallIfc({
      pieces: [
        { id: 20, name: 'M_Fixed:819mm x 759mm:148607', tag: '148607', width: 819, height: 759 },
        { id: 21, name: 'V-07', tag: 'D0F2AB11-0000-4000-8000-000000000000', width: 900, height: 900 },
      ],
    }),
  )
  expect(groups.map(({ reference }) => reference)).toEqual(['', 'V-07'])
})

describe('letters', () => {
  const windowNamed = (name: string) => smallIfc({ pieces: [{ id: 20, name, width: 990, height: 990 }] })

  test.each([
    ['\\X2\\00D8\\X0\\st', 'Øst'],
    ['\\X\\D8st', 'Øst'],
    ['\\S\\Xst', 'Øst'],
    ['Øst', 'Øst'],
    ["d''Or", "d'Or"],
    ['V1 \\X4\\0001F3E0\\X0\\', 'V1 🏠'],
    ['\\PA\\\\S\\Xst', 'Øst'],
    ['\\PE\\V\\S\\0', 'VА'],
  ])('%s is read', async (written, read) => {
    expect((await foundIn(windowNamed(written))).groups[0]?.reference).toBe(read)
  })

  test('as Windows writes them, which the standard does not allow, are read too', async () => {
    const read = await importIfc(new Uint8Array(Buffer.from(windowNamed('Øst'), 'latin1')))
    expect(read.ok && read.groups[0]?.reference).toBe('Øst')
  })
})

describe('a file that is not read says why', () => {
  const window = { id: 20, width: 990, height: 990 }
  const whole = smallIfc({ pieces: [window] })

  test.each([
    ['a letter', 'Kjære Kari', 'no-ifc'],
    ['nothing', '', 'no-ifc'],
    ['packed', 'PK\u0003\u0004ISO-10303-21', 'zip'],
    ['XML', '<?xml version="1.0"?><ifcXML/>', 'xml'],
    ['cut off', whole.slice(0, -40), 'truncated'],
    [
      'a head without a schema',
      'ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;',
      'broken',
    ],
    ['another schema', smallIfc({ schema: 'AUTOMOTIVE_DESIGN', pieces: [window] }), 'schema'],
    ['no windows', smallIfc({}), 'nothing'],
    [
      'no unit',
      smallIfc({ unit: ['#10=IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.);'], pieces: [window] }),
      'no-unit',
    ],
    [
      'a unit that is made of itself',
      smallIfc({
        unit: [
          '#9=IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(2.),#10);',
          "#10=IFCCONVERSIONBASEDUNIT($,.LENGTHUNIT.,'X',#9);",
        ],
        pieces: [window],
      }),
      'no-unit',
    ],
  ])('%s', async (_, file, problem) => {
    expect(await problemOf(file)).toBe(problem)
  })
})

describe('a file that is broken inside, between a whole head and a whole end,', () => {
  const brokenBy = (rubbish: string) =>
    smallIfc({
      pieces: [{ id: 20, tag: 'V1', width: 990, height: 990 }],
      lines: [rubbish, `#40=IFCWINDOW('${globalId(40)}',$,$,$,$,$,$,'V2',990.,1190.);`],
    })

  test('is broken where a text in it never ends: everything behind is of the text, the end too', async () => {
    expect(await problemOf(brokenBy(`#30=IFCWINDOW('${globalId(30)}',$,'Vin`))).toBe('broken')
  })

  test.each(['#30=', '%%&¤ rubbish ((( ))) ;;; @@'])(
    'is read but for «%s», which is nothing',
    async (rubbish) => {
      const { groups, leftOut } = await foundIn(brokenBy(rubbish))
      expect(groups.map(({ reference }) => reference)).toEqual(['V1', 'V2'])
      expect(leftOut).toEqual([])
    },
  )

  test('is told of where half a window takes the next one with it: it is left out for the size that it lacks', async () => {
    const { groups, leftOut } = await foundIn(brokenBy(`#30=IFCWINDOW('${globalId(30)}',$,$`))
    expect(groups.map(({ reference }) => reference)).toEqual(['V1'])
    expect(leftOut).toMatchObject([{ reason: 'no-size', count: 1 }])
  })
})

test('a file that says metres and is written in millimetres gives no window of a kilometre: it is told of with its unit', async () => {
  const { groups, leftOut } = await foundIn(
    smallIfc({ unit: METRES, pieces: [{ id: 20, tag: 'V1', width: 1190, height: 1190 }] }),
  )
  expect(groups).toEqual([])
  expect(leftOut).toEqual([
    { reason: 'too-large', count: 1, examples: [{ name: 'V1', width: 1_190_000, height: 1_190_000 }] },
  ])
})

test('two types of one size stay two lines, as the architect has made two of them', async () => {
  const styled = (id: number, name: string, pieces: string) => [
    `#${id}=IFCWINDOWSTYLE('${globalId(id)}',$,'${name}',$,$,$,$,$,.NOTDEFINED.,.SINGLE_PANEL.,.F.,.F.);`,
    `#${id + 1}=IFCRELDEFINESBYTYPE('${globalId(id + 1)}',$,$,$,(${pieces}),#${id});`,
  ]
  const { groups } = await foundIn(
    smallIfc({
      schema: 'IFC2X3',
      pieces: [20, 21, 22].map((id) => ({ id, width: 990, height: 1190 })),
      lines: [...styled(40, 'Med ventil', '#20,#22'), ...styled(50, 'Uten ventil', '#21')],
    }),
  )
  expect(groups.map(({ typeName, width, pieces }) => [typeName, width, pieces.length])).toEqual([
    ['Med ventil', 990, 2],
    ['Uten ventil', 990, 1],
  ])
})

test('pieces that cannot be a line are counted by the reason, and the others are lines', async () => {
  const { groups, leftOut } = await foundIn(
    smallIfc({
      pieces: [
        { id: 20, width: 990, height: 990 },
        { id: 21, globalId: globalId(20), width: 990, height: 990 },
        { id: 22, globalId: 'kort', width: 990, height: 990 },
        { id: 23, width: '$', height: 990 },
        { id: 24, name: 'Glugge', width: 3, height: 4 },
        { id: 25, width: 30_000, height: 990 },
      ],
    }),
  )
  expect(groups.map(({ pieces }) => pieces)).toEqual([[globalId(20)]])
  expect(leftOut.map(({ reason, count }) => [reason, count])).toEqual([
    ['same-id', 1],
    ['no-id', 1],
    ['no-size', 1],
    ['too-small', 1],
    ['too-large', 1],
  ])
  expect(leftOut[3]?.examples).toEqual([{ name: 'Glugge', width: 3, height: 4 }])
})

test('placements that lead in a circle and lines that are not there keep nothing from being read', async () => {
  const lines = [
    '#30=IFCLOCALPLACEMENT(#31,$);',
    '#31=IFCLOCALPLACEMENT(#30,$);',
    `#32=IFCWINDOW('${globalId(32)}',$,$,$,$,#30,#98,'V9',990.,1190.,$,$,$);`,
    `#33=IFCRELDEFINESBYTYPE('${globalId(33)}',$,$,$,(#32,#97),#96);`,
    `#34=IFCRELDEFINESBYPROPERTIES('${globalId(34)}',$,$,$,(#32),#32);`,
    `#35=IFCRELCONTAINEDINSPATIALSTRUCTURE('${globalId(35)}',$,$,$,(#32),#35);`,
  ]
  const { groups } = await foundIn(smallIfc({ lines }))
  expect(groups.map(({ reference, width, storeys }) => [reference, width, storeys])).toEqual([
    ['V9', 1190, []],
  ])
})

test('a window at the end of ten thousand placements and beyond the end of the world keeps its size', async () => {
  const first = 1000
  const chain = Array.from(
    { length: 10_000 },
    (_, index) => `#${first + index}=IFCLOCALPLACEMENT(${index === 0 ? '$' : `#${first + index - 1}`},#30);`,
  )
  const lines = [
    '#29=IFCCARTESIANPOINT((1.E300,-1.E300,1.E300));',
    '#30=IFCAXIS2PLACEMENT3D(#29,$,$);',
    ...chain,
    `#40=IFCWINDOW('${globalId(40)}',$,$,$,$,#${first + 9999},$,'V9',990.,1190.);`,
  ]
  const { groups, leftOut } = await foundIn(smallIfc({ lines }))
  expect([groups.map(({ reference, width }) => [reference, width]), leftOut]).toEqual([[['V9', 1190]], []])
})

test('20,000 windows and doors are read, and one more is too many', async () => {
  const pieces = Array.from({ length: 20_000 }, (_, index) => ({ id: 100 + index, width: 990, height: 990 }))
  const { groups } = await foundIn(smallIfc({ pieces }))
  expect(groups.map(({ pieces: of }) => of.length)).toEqual([20_000])
  expect(await problemOf(smallIfc({ pieces: [{ id: 20, width: 990, height: 990 }, ...pieces] }))).toBe(
    'too-many-pieces',
  )
})

test('five thousand pieces of forty sizes are forty lines', async () => {
  const pieces = Array.from({ length: 5000 }, (_, index) => ({
    id: 100 + index,
    width: 490 + 10 * (index % 40),
    height: 990,
  }))
  const { groups } = await foundIn(smallIfc({ pieces }))
  expect(groups).toHaveLength(40)
  expect(groups.every(({ pieces: of }) => of.length === 125)).toBe(true)
})
