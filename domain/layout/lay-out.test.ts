import { describe, expect, test } from 'vitest'
import { models } from '#domain/catalogue/data/models'
import type { Model } from '#domain/catalogue/types'
import { areaOf, boundsOf, heightOf, rectangle, widthOf } from '#domain/geometry/polygon'
import type { Bar, Choices } from '#domain/product/product'
import { layOut } from './lay-out.ts'
import { panesOf } from './panes.ts'
import type { Layout } from './parts.ts'
import { modelOf, plainChoices } from './plain-choices.fixture.ts'

const laidOut = (modelId: number, overrides: Partial<Choices> = {}): Layout => {
  const model = modelOf(modelId)
  return layOut(plainChoices(model, overrides), model)
}

const bar = (
  typeId: string,
  direction: Bar['direction'],
  position: number | null = null,
  panel = '',
): Bar => ({ typeId, direction, position, panel })

const sizeOf = (polygon: Parameters<typeof boundsOf>[0]): readonly [number, number] => {
  const box = boundsOf(polygon)
  return [widthOf(box), heightOf(box)]
}

describe('a top-swing window of 1230 × 1480', () => {
  const { fields, frame, outline } = laidOut(1002, { width: 1230, height: 1480 })
  const [field] = fields

  test('has a sash of 1154 × 1404, a daylight of 1018 × 1268 and a pane of 1046 × 1296', () => {
    expect(sizeOf(field?.sash?.outer ?? [])).toEqual([1154, 1404])
    expect(sizeOf(field?.panes[0]?.daylight ?? [])).toEqual([1018, 1268])
    expect(sizeOf(field?.panes[0]?.glassEdge ?? [])).toEqual([1046, 1296])
  })

  test('is one field at c1r1 that swings about its top', () => {
    expect(fields.map(({ address, function: opens }) => [address, opens])).toEqual([['c1r1', 'TS']])
    expect(field?.sash?.kind).toMatchObject({ component: 'GlideConfiguration', side: 'TOP', inOut: 'OUT' })
    expect(field?.sash?.opens).toBe(true)
  })

  test('D-088: its frame has four members, jambs running through', () => {
    expect(frame.map(({ name, endType }) => `${name} ${endType}`)).toEqual([
      'BOTTOM BUTT',
      'RIGHT THROUGH',
      'TOP BUTT',
      'LEFT THROUGH',
    ])
    expect(outline).toEqual(rectangle({ minX: 0, minY: 0, maxX: 1230, maxY: 1480 }))
  })

  test('is mitred once it is clad in aluminium', () => {
    const clad = laidOut(1002, { aluminium: { selected: true, color: 'RAL 7016' } })
    expect(new Set(clad.frame.map(({ endType }) => endType))).toEqual(new Set(['MITRE']))
  })
})

describe('fixed glazing', () => {
  test('an eXtra frame with glass in it shows 58 mm, with a sash in it 54', () => {
    expect(sizeOf(laidOut(1106).fields[0]?.cavity ?? [])).toEqual([2190 - 116, 1890 - 116])
  })

  test('the slanted window of the trade handbook, 3, has its daylight', () => {
    const [field] = laidOut(1401, { height1: 590 }).fields
    expect(areaOf(field?.panes[0]?.daylight ?? []) / 1e6).toBeCloseTo(0.8391, 4)
  })
})

describe('D-137: posts', () => {
  test('a post at 800 mm leaves a field of 800 and one of 390, each with its own sash', () => {
    const { fields, dividers } = laidOut(1002, { dividers: [bar('P86', 'VERTICAL', 800)] })
    expect(fields.map(({ address, outer }) => [address, ...sizeOf(outer)])).toEqual([
      ['c1r1', 800, 1190],
      ['c2r1', 390, 1190],
    ])
    // From the frame edge 38, from the post's centre line 43 − 18 + 4 = 29.
    expect(sizeOf(fields[0]?.sash?.outer ?? [])).toEqual([800 - 38 - 29, 1190 - 76])
    expect(dividers).toMatchObject([
      { id: 'divider/V1', typeId: 'P86', position: 800, length: 1190, fixed: false, choiceIndex: 0 },
    ])
  })

  test('D-136: a post in a fixed frame shows 60 mm about its position', () => {
    const { dividers, fields } = laidOut(1001, { dividers: [bar('P60', 'VERTICAL', 500)] })
    expect(boundsOf(dividers[0]?.outline ?? [])).toEqual({ minX: 470, maxX: 530, minY: 54, maxY: 1136 })
    expect(boundsOf(fields[0]?.panes[0]?.glassEdge ?? []).maxX).toBe(500 - 16)
  })

  test('upright posts run through and level ones are cut between them', () => {
    const { dividers, fields } = laidOut(1001, {
      dividers: [bar('P60', 'HORIZONTAL'), bar('P60', 'VERTICAL')],
    })
    expect(dividers.map(({ id, bar: whole, length }) => [id, whole, length])).toEqual([
      ['divider/V1', 'divider/V1', 1190],
      ['divider/H1/c1', 'divider/H1', 595],
      ['divider/H1/c2', 'divider/H1', 595],
    ])
    expect(fields.map(({ address }) => address)).toEqual(['c1r1', 'c2r1', 'c1r2', 'c2r2'])
  })

  test('posts without a position share the width in whole millimetres', () => {
    const { dividers } = laidOut(1002, {
      width: 1490,
      dividers: [bar('P86', 'VERTICAL'), bar('P86', 'VERTICAL')],
    })
    expect(dividers.map(({ position }) => position)).toEqual([497, 993])
  })

  test('a post can divide one field only', () => {
    const { fields } = laidOut(1001, {
      dividers: [bar('P60', 'VERTICAL', 600), bar('P60', 'HORIZONTAL', 500, 'c2r1')],
    })
    expect(fields.map(({ address }) => address)).toEqual(['c1r1', 'c2r1/c1r1', 'c2r1/c1r2'])
    expect(sizeOf(fields[1]?.outer ?? [])).toEqual([590, 500])
  })

  test('a bar inside a sash divides the glass and not the frame', () => {
    const { fields, dividers } = laidOut(1002, { dividers: [bar('D68', 'HORIZONTAL', null, 'c1r1')] })
    expect(fields).toHaveLength(1)
    expect(fields[0]?.panes.map(({ address }) => address)).toEqual(['c1r1/c1r1', 'c1r1/c1r2'])
    expect(sizeOf(fields[0]?.panes[0]?.daylight ?? [])).toEqual([978, (978 - 68) / 2])
    expect(dividers[0]).toMatchObject({ id: 'c1r1/divider/H1', panel: 'c1r1', splitsFrame: false })
  })
})

describe('models with posts of their own', () => {
  test('a combined window has its transom at 0.4 of the height: fixed below, top-swing above', () => {
    const { fields, dividers } = laidOut(1008)
    expect(dividers).toMatchObject([{ position: 796, fixed: true, choiceIndex: null }])
    expect(fields.map(({ address, function: opens, sash }) => [address, opens, sash?.opens])).toEqual([
      ['c1r1', 'FR', false],
      ['c1r2', 'TS', true],
    ])
  })

  test('a chosen bar moves the transom and does not add another', () => {
    const { dividers } = laidOut(1008, { dividers: [bar('P86', 'HORIZONTAL', 700)] })
    expect(dividers).toMatchObject([{ position: 700, fixed: true, choiceIndex: 0 }])
  })

  test('SH2 hands its left and right sash to its two fields', () => {
    const twoSashes: Model = { ...modelOf(1005), functions: ['SH2'], defaultFunction: 'SH2', posts: 'v1' }
    const { fields } = layOut(plainChoices(twoSashes, { width: 1190 }), twoSashes)
    expect(fields.map(({ function: opens, sash }) => [opens, sash?.kind.side])).toEqual([
      ['SHV', 'LEFT'],
      ['SHH', 'RIGHT'],
    ])
  })

  test('the leaves of a double door meet without a post', () => {
    const double: Model = { ...modelOf(2001), leaves: 2 }
    const { fields, dividers, meetings } = layOut(plainChoices(double, { width: 1690 }), double)
    expect(fields.map(({ sash }) => sash?.kind.side)).toEqual(['LEFT', 'RIGHT'])
    expect(dividers).toEqual([])
    expect(meetings).toMatchObject([{ direction: 'VERTICAL', position: 845, length: 2090 }])
  })
})

describe('a sliding door', () => {
  const { fields, meetings, dividers } = laidOut(2101)

  test('D-083: slides its right leaf to the left, and the left one stands', () => {
    expect(fields.map(({ sash }) => [sash?.opens, sash?.kind.component])).toEqual([
      [false, 'MountedConfiguration'],
      [true, 'SlideConfiguration'],
    ])
    expect(laidOut(2101, { function: 'SKH' }).fields.map(({ sash }) => sash?.opens)).toEqual([true, false])
  })

  test('its leaves overlap by one stile, each 1200.5 mm wide', () => {
    expect(fields.map(({ sash }) => sizeOf(sash?.outer ?? []))).toEqual([
      [1200.5, 2019],
      [1200.5, 2019],
    ])
    const [left, right] = fields.map(({ sash }) => boundsOf(sash?.outer ?? []))
    expect((left?.maxX ?? 0) - (right?.minX ?? 0)).toBe(95)
    expect(meetings).toMatchObject([{ position: 1195 }])
    expect(dividers).toEqual([])
  })

  test('the overlapping stiles are meeting stiles', () => {
    const kinds = fields.map(({ sash }) =>
      sash?.members.filter(({ kind }) => kind === 'MEETING_STILE').map(({ side }) => side),
    )
    expect(kinds).toEqual([['RIGHT'], ['LEFT']])
  })
})

describe('an entrance door', () => {
  const door = laidOut(3104)

  test('has a leaf of 912 × 2022 in a frame of 990 × 2090', () => {
    expect(sizeOf(door.leaf?.outline ?? [])).toEqual([912, 2022])
    expect(door.leaf?.hingeSide).toBe('LEFT')
  })

  test('D-088: stands on a threshold between its jambs', () => {
    expect(door.frame[0]).toMatchObject({ name: 'BOTTOM', kind: 'THRESHOLD', endType: 'BUTT' })
    expect(laidOut(3301).leaf?.outline).toEqual(rectangle({ minX: 36, minY: 29, maxX: 854, maxY: 2054 }))
  })

  test('its long glass is on the lock side: it changes side with the hinges', () => {
    expect(door.leaf?.glass.map(({ daylight }) => boundsOf(daylight))).toEqual([
      { minX: 640, maxX: 800, minY: 330, maxY: 1830 },
    ])
    const hingedRight = laidOut(3104, { function: 'HU' })
    expect(hingedRight.leaf?.glass.map(({ daylight }) => boundsOf(daylight))).toEqual([
      { minX: 190, maxX: 350, minY: 330, maxY: 1830 },
    ])
  })

  test('its pattern is scaled with the product and stays on the leaf', () => {
    const small = laidOut(3301, { width: 790, height: 1890 })
    const leaf = boundsOf(small.leaf?.outline ?? [])
    expect(small.leaf?.features).toHaveLength(7)
    for (const { outline } of small.leaf?.features ?? []) {
      const box = boundsOf(outline)
      expect(box.minY).toBeGreaterThanOrEqual(leaf.minY)
      expect(box.maxX).toBeLessThanOrEqual(leaf.maxX)
      expect(widthOf(box)).toBeCloseTo((8 * 790) / 990, 9)
    }
  })

  test('its glass counts once among all panes', () => {
    expect(panesOf(door).map(({ address }) => address)).toEqual(['c1r1'])
  })

  test('an oak threshold of 45 mm lifts the leaf', () => {
    expect(boundsOf(laidOut(3301, { misc: [112] }).leaf?.outline ?? []).minY).toBe(49)
  })
})

describe('D-138: glazing bars', () => {
  test('two level bars of 28 mm leave three equal panes', () => {
    const { fields, crossbars } = laidOut(1005, {
      crossbars: [bar('S28', 'HORIZONTAL'), bar('S28', 'HORIZONTAL')],
    })
    const heights = fields[0]?.panes.map(({ daylight }) => sizeOf(daylight)[1])
    expect(heights).toEqual([307, 308, 307])
    expect(crossbars.map(({ kind, panel }) => [kind, panel])).toEqual([
      ['SOLID', 'c1r1'],
      ['SOLID', 'c1r1'],
    ])
  })

  test('bars between the panes cross one pane and leave it whole', () => {
    const { fields, crossbars } = laidOut(1001, {
      crossbars: [bar('A26', 'VERTICAL'), bar('A26', 'HORIZONTAL')],
    })
    expect(fields[0]?.panes).toHaveLength(1)
    expect(crossbars.map(({ id, bar: whole }) => [id, whole])).toEqual([
      ['c1r1/crossbar/V1', 'c1r1/crossbar/V1'],
      ['c1r1/crossbar/H1/c1', 'c1r1/crossbar/H1'],
      ['c1r1/crossbar/H1/c2', 'c1r1/crossbar/H1'],
    ])
    expect(crossbars.reduce((sum, { length }) => sum + length, 0)).toBe(1082 + 1082)
  })

  test('a bar for one field leaves the others alone, one for all crosses each', () => {
    const dividers = [bar('P60', 'VERTICAL')]
    const one = laidOut(1001, { dividers, crossbars: [bar('C28', 'HORIZONTAL', null, 'c2r1')] })
    expect(one.crossbars.map(({ panel }) => panel)).toEqual(['c2r1'])
    const all = laidOut(1001, { dividers, crossbars: [bar('C28', 'HORIZONTAL')] })
    expect(all.crossbars.map(({ panel }) => panel)).toEqual(['c1r1', 'c2r1'])
  })
})

describe('panels', () => {
  test('property 14 puts a solid panel in the place of one pane', () => {
    const { fields } = laidOut(1001, {
      dividers: [bar('P60', 'VERTICAL')],
      panelProperties: [
        { panel: 'c1r1', id: 14 },
        { panel: 'c2r1', id: 6 },
      ],
    })
    expect(fields.flatMap(({ panes }) => panes).map(({ kind, properties }) => [kind, properties])).toEqual([
      ['PANEL', [14]],
      ['GLASS', [1, 6]],
    ])
  })

  test('glazing bars stand in glass; those on the outside cross what is filled too', () => {
    const crossed = (typeId: string, filled: string) =>
      laidOut(1001, {
        dividers: [bar('P60', 'VERTICAL')],
        crossbars: [bar(typeId, 'VERTICAL')],
        panelProperties: [{ panel: filled, id: 14 }],
      }).crossbars.map(({ panel }) => panel)
    for (const typeId of ['A18', 'S28']) {
      expect([typeId, crossed(typeId, 'c1r1')]).toEqual([typeId, ['c2r1']])
      expect([typeId, crossed(typeId, '')]).toEqual([typeId, []])
    }
    expect(crossed('C28', '')).toEqual(['c1r1', 'c2r1'])
  })

  test('breastwork of 700 is a panel of 550 above the bottom rail, and a rail of 60', () => {
    const withBreastwork: Model = { ...modelOf(2001), breastwork: true }
    const { fields, breastworks } = layOut(
      plainChoices(withBreastwork, { breastworkHeight: 700 }),
      withBreastwork,
    )
    expect(fields[0]?.panes.map(({ kind, address }) => [address, kind])).toEqual([
      ['c1r1/c1r1', 'PANEL'],
      ['c1r1/c1r2', 'GLASS'],
    ])
    expect(sizeOf(breastworks[0]?.panel ?? [])).toEqual([618, 550])
    expect(sizeOf(breastworks[0]?.rail ?? [])).toEqual([618, 60])
    expect(sizeOf(breastworks[0]?.undivided ?? [])).toEqual([646, 1803])
  })
})

describe('what the rules refuse', () => {
  test.each(models)('model $id laid out at 200 × 200 does not throw', (model) => {
    expect(() => layOut(plainChoices(model, { width: 200, height: 200 }), model)).not.toThrow()
  })

  test('a sash that does not fit has an empty polygon', () => {
    const [field] = laidOut(1002, { width: 200, height: 200 }).fields
    expect(field?.panes[0]?.daylight).toEqual([])
  })

  test('a construction part is an outline without fields', () => {
    const post: Model = { ...modelOf(1001), isConstructionPart: true }
    expect(layOut(plainChoices(post, { width: 20, height: 2000 }), post)).toMatchObject({
      fields: [],
      frame: [],
    })
  })
})
