// Left and right, as Norwegians say them and as IFC does.
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { openingFunctions } from '#domain/catalogue/data/functions'
import { models } from '#domain/catalogue/data/models'
import { drawableOf } from '#domain/drawing/drawable'
import { configured } from '#tests/factories/configured'
import { hands, ifcHandOf } from './handing.ts'
import { localFrameOf } from './local-frame.ts'
import { windowPanelOperation } from './operations.ts'

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
