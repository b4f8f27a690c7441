// Left and right, as Norwegians say them and as IFC does.
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { openingFunctions } from '#domain/catalogue/data/functions'
import { models } from '#domain/catalogue/data/models'
import { drawableOf } from '#domain/drawing/drawable'
import { configured } from '#tests/factories/configured'
import { ifcOf, writtenIfc } from '#tests/factories/written-ifc'
import { hands, ifcHandOf } from './handing.ts'
import { localFrameOf } from './local-frame.ts'
import { doorOperation, windowPanelOperation } from './operations.ts'

const hinged = openingFunctions.flatMap(({ id, hand, sashes: [sash, ...others] }) =>
  hand && sash && others.length === 0 && sash.component !== 'SlideConfiguration' ? [{ id, hand, sash }] : [],
)

test('every hinged function of the range is the hand in the table that its name says', () => {
  expect(hinged.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['SHV', 'SHH', 'SIV', 'SIH', 'DKV', 'DKH', 'VU', 'HU', 'VI', 'HI', 'FLV', 'FLH']),
  )
  for (const { hand, sash } of hinged)
    expect(hands.find(({ side, inOut }) => side === sash.side && inOut === sash.inOut)?.norwegian).toBe(
      hand.side,
    )
})

test('a door that Norwegians, like DIN, call left is SINGLE_SWING_RIGHT, and the other way round (IfcDoor, table of mappings)', () => {
  const published = { LEFT: 'RIGHT', RIGHT: 'LEFT' } as const
  expect(hands).toHaveLength(4)
  for (const { norwegian, ifc } of hands) expect(ifc).toBe(published[norwegian])
})

const withFunction = (id: string) => models.find(({ functions }) => functions.includes(id))?.id ?? 0

test.each(hinged.map(({ id }) => id))(
  '%s has its hinges on the side that its hand says, seen in the direction in which it opens',
  (id) => {
    const drawable = drawableOf(configured(withFunction(id), { function: id }), colorLists)
    const frame = localFrameOf(drawable)
    const [moving] = drawable.moving
    if (moving === undefined) throw new Error(`${id} opens nothing`)
    const { kind, box } = moving
    const [near, far] = [frame.across(box.minX), frame.across(box.maxX)]
    const hinge = kind.side === 'LEFT' ? near : far
    expect(ifcHandOf(kind)).toBe(hinge < (near + far) / 2 ? 'LEFT' : 'RIGHT')
    // The face that it opens to lies farther along y.
    const [outer, inner] = [frame.through(0), frame.through(-frame.depth)]
    expect(kind.inOut === 'OUT' ? outer : inner).toBe(frame.depth)
    expect(kind.inOut === 'OUT' ? inner : outer).toBeCloseTo(0)
  },
)

test('sashes on arms and hinges are hung where they turn', () => {
  const operationOf = (id: string) =>
    windowPanelOperation(openingFunctions.find((each) => each.id === id)?.sashes[0] ?? null)
  expect(
    Object.fromEntries(
      ['FK', 'TS', 'TH', 'BI', 'SSV', 'SHV', 'SHH', 'SIV', 'SIH', 'DKV', 'DKH'].map((id) => [
        id,
        operationOf(id),
      ]),
    ),
  ).toEqual({
    FK: 'FIXEDCASEMENT',
    TS: 'TOPHUNG',
    TH: 'TOPHUNG',
    BI: 'BOTTOMHUNG',
    SSV: 'SIDEHUNGRIGHTHAND',
    SHV: 'SIDEHUNGRIGHTHAND',
    SHH: 'SIDEHUNGLEFTHAND',
    SIV: 'SIDEHUNGRIGHTHAND',
    SIH: 'SIDEHUNGLEFTHAND',
    DKV: 'TILTANDTURNRIGHTHAND',
    DKH: 'TILTANDTURNLEFTHAND',
  })
})

// IfcDoorTypeOperationEnum: seen in the direction of y, which is where a leaf on hinges opens to. Of what opens outwards our left is therefore the right;
// a sliding door has y inwards, so its left is ours. The panels follow from the lower left seen from outside.
test.each([
  ['VU', 3001, 'SINGLE_SWING_RIGHT', ['SWINGING NOTDEFINED']],
  ['HU', 3001, 'SINGLE_SWING_LEFT', ['SWINGING NOTDEFINED']],
  ['VI', 3121, 'SINGLE_SWING_RIGHT', ['SWINGING NOTDEFINED']],
  ['HI', 3121, 'SINGLE_SWING_LEFT', ['SWINGING NOTDEFINED']],
  ['VU', 2003, 'DOUBLE_DOOR_SINGLE_SWING', ['SWINGING RIGHT', 'SWINGING LEFT']],
  ['HU', 2003, 'DOUBLE_DOOR_SINGLE_SWING', ['SWINGING RIGHT', 'SWINGING LEFT']],
  // What slides to the left stands at the right of what does not move.
  ['SKV', 2101, 'SLIDING_TO_LEFT', ['FIXEDPANEL LEFT', 'SLIDING RIGHT']],
  ['SKH', 2101, 'SLIDING_TO_RIGHT', ['SLIDING LEFT', 'FIXEDPANEL RIGHT']],
  ['SKV', 2111, 'SLIDING_TO_LEFT', ['FIXEDPANEL LEFT', 'SLIDING RIGHT']],
  ['SKH', 2111, 'SLIDING_TO_RIGHT', ['SLIDING LEFT', 'FIXEDPANEL RIGHT']],
  [
    'SK4',
    2102,
    'DOUBLE_DOOR_SLIDING',
    ['FIXEDPANEL NOTDEFINED', 'SLIDING NOTDEFINED', 'SLIDING NOTDEFINED', 'FIXEDPANEL NOTDEFINED'],
  ],
  // Folds to the left seen from outside, and opens outwards.
  ['FLV', 2121, 'FOLDING_TO_RIGHT', ['FOLDING RIGHT', 'FOLDING MIDDLE', 'FOLDING LEFT']],
  ['FLH', 2121, 'FOLDING_TO_LEFT', ['FOLDING RIGHT', 'FOLDING MIDDLE', 'FOLDING LEFT']],
])('the door type of %s (model %i) is %s', (id, modelId, operation, panels) => {
  const file = writtenIfc(ifcOf(configured(modelId, { function: id })))
  expect(file.of('IFCDOORTYPE').map(({ attributes }) => attributes[10])).toEqual([`.${operation}.`])
  const written = file.of('IFCDOORPANELPROPERTIES').map(({ attributes }) => [attributes[5], attributes[7]])
  expect(written.map((said) => said.join(' ').replaceAll('.', ''))).toEqual(panels)
})

// No model of the range has a post beside its leaf; a light at its side is a row of its own.
test.each([
  ['LEFT', 'OUT', 'SWING_FIXED_RIGHT'],
  ['RIGHT', 'OUT', 'SWING_FIXED_LEFT'],
  ['RIGHT', 'IN', 'SWING_FIXED_RIGHT'],
  ['LEFT', 'IN', 'SWING_FIXED_LEFT'],
] as const)(
  'a leaf with hinges at the %s seen from outside that opens %s beside a field that stands is %s',
  (side, inOut, operation) => {
    const panel = { box: { minX: 0, maxX: 900, minY: 0, maxY: 2000 }, framing: null }
    const leaf = {
      ...panel,
      kind: { component: 'HingeConfiguration', side, inOut, maxOpeningAngle: 90 },
    } as const
    const field = { ...panel, kind: null }
    expect(doorOperation([leaf, field], false)).toBe(operation)
    expect(doorOperation([field, leaf], false)).toBe(operation)
    expect(doorOperation([field, leaf, field], false)).toBe('USERDEFINED')
  },
)
