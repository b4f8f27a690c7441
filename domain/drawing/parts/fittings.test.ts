import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { boundsOf, heightOf, widthOf } from '#domain/geometry/polygon'
import { assortmentOf } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'
import { configured, defaultOf } from '#tests/factories/configured'
import { buildScene } from '../build-scene.ts'
import { elevation, windowOf } from '../elevation.fixture.ts'
import type { PartKind, Scene } from '../scene.ts'
import { svgText } from '../svg-text.ts'
import { toSvgNodes } from '../to-svg.ts'

const boxesOf = ({ parts }: Scene, kind: PartKind) =>
  parts.filter((part) => part.kind === kind).map(({ outlines: [outline] }) => boundsOf(outline ?? []))

const middles = (scene: Scene, kind: PartKind) =>
  boxesOf(scene, kind).map(({ minX, maxX, minY, maxY }) => [(minX + maxX) / 2, (minY + maxY) / 2])

/** The piece that a fitting is known by; feet, screws and keys are named after it. */
const bodiesIn = ({ parts }: Scene, kind: PartKind) =>
  parts
    .filter((part) => part.kind === kind && /\/(outside|inside)$/.test(part.id))
    .map(({ outlines: [outline] }) => boundsOf(outline ?? []))

describe('hinges', () => {
  const barrel = (scene: Scene) => boxesOf(scene, 'hinge').map((box) => [widthOf(box), heightOf(box)])[0]

  test('D-169: a barrel is 98 long with radius 6.75', () => {
    expect(barrel(elevation(1005))).toEqual([13.5, 98])
  })

  test('D-170: 120 and 8 on form B0001', () => {
    expect(barrel(elevation(2001))).toEqual([16, 120])
  })

  test('D-171: 60 and 4 lying along the head of a top-hung sash', () => {
    expect(barrel(elevation(1004))).toEqual([60, 8])
  })

  test('a side-hung sash has them 150 from its ends, on the axis in the joint', () => {
    // The sash of 590 × 1190 lies from 38 to 552 and from 38 to 1152.
    expect(middles(elevation(1005), 'hinge')).toEqual([
      [36, 188],
      [36, 1002],
    ])
    expect(middles(elevation(1005, { function: 'SHH' }), 'hinge')[0]).toEqual([554, 188])
  })

  test('a sash above 1390 gets a third in its middle', () => {
    expect(boxesOf(elevation(1005, { height: 1466 }), 'hinge')).toHaveLength(2)
    expect(middles(elevation(1005, { height: 1490 }), 'hinge')[1]).toEqual([36, 745])
  })

  test('a door has three: 200 from its ends and one 500 below the top', () => {
    const places = middles(elevation(3301), 'hinge').map(([, y]) => y)
    expect(places).toEqual([29 + 200, 2054 - 700, 2054 - 200])
  })

  test('a leaf above 2090 or 80 kg has a fourth at half its height', () => {
    const places = middles(elevation(3104, { height: 2290 }), 'hinge').map(([, y]) => y)
    expect(places).toHaveLength(4)
    expect(places).toContain(29 + 2222 / 2)
  })

  test('D-092: concealed ones are not drawn, nor those of gliding, sliding and fixed sashes', () => {
    expect(boxesOf(elevation(3104, { hingeId: 'HIDDEN' }), 'hinge')).toEqual([])
    for (const id of [1001, 1002, 1003, 2101]) expect(boxesOf(elevation(id), 'hinge')).toEqual([])
  })
})

describe('handles', () => {
  const handleOf = (scene: Scene, side: 'outside' | 'inside') =>
    scene.parts.find(({ id }) => id.endsWith(`handle/${side}1`))
  const middleOf = (scene: Scene, side: 'outside' | 'inside') => {
    const { minX, maxX, minY, maxY } = boundsOf(handleOf(scene, side)?.outlines[0] ?? [])
    return [(minX + maxX) / 2, (minY + maxY) / 2]
  }

  test('a window handle is inside only, in the middle of the lock-side stile', () => {
    const scene = elevation(1005, { doorHandleId: 'W01' })
    expect(handleOf(scene, 'outside')).toBeUndefined()
    expect(handleOf(scene, 'inside')?.onlySide).toBe('inside')
    expect(middleOf(scene, 'inside')).toEqual([552 - 34, 595])
  })

  test('of a top-swing window in the middle of the bottom rail', () => {
    expect(middleOf(elevation(1002, { doorHandleId: 'W01' }), 'inside')).toEqual([595, 38 + 34])
  })

  test('W06 sits 400 above the sash bottom', () => {
    const low = elevation(windowOf('I', 'SIV'), { doorHandleId: 'W06' })
    expect(middleOf(low, 'inside')[1]).toBe(44 + 400)
  })

  test('a door lever is 60 in from the lock edge and 1000 up, on both sides', () => {
    const scene = elevation(3104, { doorHandleId: 'V01' })
    for (const side of ['outside', 'inside'] as const) {
      const [x, y] = middleOf(scene, side)
      expect(x).toBeCloseTo(951 - 60, 0)
      expect(y).toBeCloseTo(1000, 0)
    }
    expect(middleOf(elevation(3104, { doorHandleId: 'V01', function: 'HU' }), 'inside')[0]).toBeCloseTo(99, 0)
  })

  test('D-174: each handle has its form and its metal, and 00 is none', () => {
    const looksOf = (doorHandleId: string, side: 'outside' | 'inside') =>
      elevation(3104, { doorHandleId })
        .parts.filter(({ id }) => id.includes(`handle/${side}`))
        .map(({ model, materialOutside }) => `${model?.mesh ?? 'drawn'} ${materialOutside.rgbHex}`)
    const steel = '#C9CBCC'
    const black = '#1C1C1C'
    expect(looksOf('V01', 'outside')).toEqual([`rose ${steel}`, `drawn ${steel}`, `lever ${steel}`])
    expect(looksOf('V03', 'outside')).toEqual([`rose ${black}`, `drawn ${black}`, `lever ${black}`])
    expect(looksOf('V02', 'inside')).toEqual([`drawn ${steel}`, `drawn ${steel}`, `lever ${steel}`])
    expect(looksOf('V07', 'outside')).toEqual(Array(3).fill(`drawn ${black}`))
    expect(looksOf('00', 'outside')).toEqual([])
  })

  test('a pull is a round bar that a hand can reach behind, on two feet', () => {
    const [bar, ...feet] = elevation(3104, { doorHandleId: 'V05' }).parts.filter(({ id }) =>
      id.includes('handle/outside'),
    )
    expect(bar?.z).toEqual([40, 72])
    expect(bar?.rounded).toBe(16)
    expect(feet).toHaveLength(2)
    for (const { z } of feet) {
      expect(z[0]).toBe(0)
      expect(z[1]).toBeGreaterThan(bar?.z[0] ?? Number.POSITIVE_INFINITY)
    }
  })

  test('V06 is a pull of 1200 outside and a lever inside', () => {
    const scene = elevation(3104, { doorHandleId: 'V06' })
    expect(heightOf(boundsOf(handleOf(scene, 'outside')?.outlines[0] ?? []))).toBeCloseTo(1232, 3)
    const lever = scene.parts.flatMap(({ id, model }) =>
      id.includes('handle/inside') && model ? [model.mesh] : [],
    )
    expect(lever).toEqual(['rose', 'lever'])
  })

  test('the handle of a sliding door is on the leaf that moves, at the edge it closes against', () => {
    const [x = 0] = middleOf(elevation(2101, { doorHandleId: 'S01' }), 'inside')
    expect(x).toBe(2390 - 42 - 60)
  })
})

describe('door fittings', () => {
  test('D-091 D-176: a kick plate on the side that has one: leaf less 60 wide, 30 above the leaf bottom', () => {
    const scene = elevation(3301, { kickplate: { outside: '25S', inside: '00' } })
    expect(bodiesIn(scene, 'kickplate')).toEqual([{ minX: 66, maxX: 824, minY: 59, maxY: 309 }])
    expect(scene.parts.find(({ kind }) => kind === 'kickplate')?.z).toEqual([0, 2])
    expect(bodiesIn(elevation(3301, { kickplate: { outside: '00', inside: '00' } }), 'kickplate')).toEqual([])
    expect(
      bodiesIn(elevation(3301, { kickplate: { outside: '15B', inside: '25S' } }), 'kickplate'),
    ).toHaveLength(2)
  })

  test('D-175: an extra lock sits 300 above the first', () => {
    const locks = (extralock: boolean) =>
      bodiesIn(elevation(3301, { doorHandleId: 'V01', cylinderId: 'C01', extralock }), 'lock')
    // One on each face.
    expect(locks(false)).toHaveLength(2)
    const [first, , second] = locks(true)
    expect(locks(true)).toHaveLength(4)
    expect((second?.minY ?? 0) - (first?.minY ?? 0)).toBeCloseTo(300, 6)
  })

  describe('D-173: a door has the lock and the cylinder that it comes with until others are chosen', () => {
    const drawn = (of: Configuration) => {
      const { parts } = buildScene(of, colorLists, { side: 'inside', measurements: false })
      return {
        bolts: parts.flatMap(({ id }) => /\/lock\/((?:latch|hook|cam)\d)$/.exec(id)?.[1]?.slice(0, -1) ?? []),
        // A cylinder is turned by hand from inside, or needs a key there too.
        turns: parts.filter(({ id }) => id.endsWith('/turn')).length,
        keyways: parts.filter(({ id }) => id.endsWith('/keyway')).length,
      }
    }
    const plain = { bolts: ['latch', 'latch'], turns: 1, keyways: 1 }

    test('what it comes with is the default of its model', () => {
      const asItComes = defaultOf(3301)
      const { lockId, cylinderId } = assortmentOf(asItComes.model)
      expect([lockId.start, cylinderId.start]).toEqual(['L10', 'C01'])
      expect(drawn(asItComes)).toEqual(plain)
    })

    test.each([
      ['another lock', 3301, { lockId: 'L20' }, { ...plain, bolts: ['latch', 'hook'] }],
      ['another cylinder', 3101, { cylinderId: 'C04' }, { turns: 0, keyways: 2 }],
      ['no cylinder', 3301, { cylinderId: '00' }, { ...plain, turns: 0, keyways: 0 }],
    ] as const)('%s on model %d', (_, model, choices, expected) => {
      expect(drawn(configured(model, choices))).toMatchObject(expected)
    })

    test('and has them again when the choice is taken back', () => {
      const asItComes = defaultOf(3101)
      const { lockId, cylinderId } = assortmentOf(asItComes.model)
      const others = { lockId: 'L31', cylinderId: 'C04' }
      const own = { lockId: lockId.start, cylinderId: cylinderId.start }
      expect(drawn(configured(3101, others))).not.toEqual(drawn(asItComes))
      expect(drawn(configured(3101, others, own))).toEqual(drawn(asItComes))
    })
  })

  test('the cylinder is 105 below a lever on a rose and 90 below one on a plate', () => {
    const heightOn = (doorHandleId: string): number =>
      middles(elevation(3301, { doorHandleId, cylinderId: 'C01' }), 'lock')[0]?.[1] ?? 0
    expect(heightOn('V01')).toBeCloseTo(895, 0)
    expect(heightOn('V02')).toBeCloseTo(910, 0)
  })

  test('D-098: a closer is drawn with its length and colour', () => {
    const scene = elevation(3301, { closerId: 'DL2', closerColor: '03' })
    expect(bodiesIn(scene, 'closer').map(widthOf)).toEqual([450])
    expect(bodiesIn(elevation(3301, { closerId: 'DL1' }), 'closer').map(widthOf)).toEqual([280])
    expect(bodiesIn(elevation(3301, { closerId: '00' }), 'closer')).toEqual([])
    expect(scene.parts.find(({ kind }) => kind === 'closer')?.materialInside.rgbHex).toBe('#1C1C1C')
  })

  test('a viewer is at 1500, the low one at 1200', () => {
    expect(middles(elevation(3301, { binocular: 'K1' }), 'viewer')[0]?.[1]).toBeCloseTo(1500, 0)
    expect(middles(elevation(3301, { binocular: 'K2' }), 'viewer')[0]?.[1]).toBeCloseTo(1200, 0)
  })
})

describe('a double door', () => {
  const closed = (side: 'outside' | 'inside') => elevation(2003, { function: 'HU' }, { side })
  const partOf = (scene: Scene, name: string) => {
    const part = scene.parts.find(({ id }) => id.endsWith(name))
    if (part === undefined) throw new Error(`no ${name}`)
    return part
  }
  const boxOf = (scene: Scene, name: string) => boundsOf(partOf(scene, name).outlines[0] ?? [])

  test('is closed where its leaves meet: a stile from the standing leaf up to the play of the other', () => {
    const scene = closed('outside')
    const [left, right] = [boxOf(scene, 'c1r1/sash/RIGHT'), boxOf(scene, 'c2r1/sash/LEFT')]
    const stile = boxOf(scene, '/stile')
    // HU: the right leaf opens first.
    expect([stile.minX, stile.maxX]).toEqual([left.maxX, right.minX - 4])
    expect([stile.minY, stile.maxY]).toEqual([left.minY, left.maxY])
    expect(partOf(scene, '/stile').pose).toBe('c1r1/pose')
  })

  test('each leaf takes its joint along: open, nothing would hold it where they meet', () => {
    const joints = closed('inside').parts.filter(({ id }) => id.endsWith('/joint'))
    expect(joints.map(({ pose }) => pose)).toEqual(['c1r1/pose', 'c2r1/pose'])
    const single = elevation(2001).parts.find(({ id }) => id.endsWith('/joint'))
    expect(single).toBeDefined()
    expect(single?.pose).toBeUndefined()
  })

  test('a strip laps over the joint on either side, on the leaf that takes it along', () => {
    const scene = closed('outside')
    const [outer, inner] = [partOf(scene, '/strip/outside'), partOf(scene, '/strip/inside')]
    expect([outer.pose, inner.pose]).toEqual(['c2r1/pose', 'c1r1/pose'])
    const joint = boxOf(scene, '/stile').maxX
    for (const name of ['/strip/outside', '/strip/inside']) {
      const { minX, maxX } = boxOf(scene, name)
      expect(minX).toBeLessThan(joint)
      expect(maxX).toBeGreaterThan(joint + 4)
    }
  })
})

describe('the edge of a door that stands open', () => {
  const onEdge = (scene: Scene) => scene.parts.filter(({ id }) => id.includes('/lock/'))
  const boltsOf = (lockId: string) =>
    onEdge(elevation(3101, { lockId })).flatMap(({ id }) => /lock\/(latch|hook|cam)/.exec(id)?.[1] ?? [])

  test('D-173: each lock shows its own bolts: a latch, hooks at one, three or five points', () => {
    expect(boltsOf('L10')).toEqual(['latch', 'latch'])
    expect(boltsOf('L20')).toEqual(['latch', 'hook'])
    expect(boltsOf('L30').filter((bolt) => bolt === 'hook')).toHaveLength(3)
    expect(boltsOf('L31').filter((bolt) => bolt === 'hook')).toHaveLength(5)
    expect(boltsOf('L40')).toEqual(['latch'])
    expect(boltsOf('00')).toEqual([])
  })

  test('the forend stands in the play at the lock side, along the whole edge where there are more points', () => {
    const forendOf = (lockId: string) => {
      const scene = elevation(3101, { lockId })
      const leaf = boundsOf(scene.parts.find(({ kind }) => kind === 'leaf')?.outlines[0] ?? [])
      const forend = boundsOf(onEdge(scene)[0]?.outlines[0] ?? [])
      return { leaf, forend }
    }
    const { leaf, forend } = forendOf('L30')
    const beyond = Math.max(leaf.minX - forend.minX, forend.maxX - leaf.maxX)
    expect(beyond).toBe(2)
    expect(heightOf(leaf) - heightOf(forend)).toBe(120)
    expect(heightOf(forendOf('L20').forend)).toBe(260)
  })

  describe('strike plates', () => {
    const strikesIn = (scene: Scene) => onEdge(scene).filter(({ id }) => id.includes('/strike'))
    const plates = (scene: Scene) => strikesIn(scene).filter(({ id }) => /\/strike\d+$/.test(id))

    test('stand on the frame across from the bolts, one round each or one round several, and stay there', () => {
      const scene = elevation(3101, { lockId: 'L30' })
      const leaf = boundsOf(scene.parts.find(({ kind }) => kind === 'leaf')?.outlines[0] ?? [])
      // The latch and the hook at the handle share one plate; the hooks above and below have one each.
      expect(plates(scene)).toHaveLength(3)
      for (const { outlines, pose } of plates(scene)) {
        const { minX, maxX } = boundsOf(outlines[0] ?? [])
        // On the frame's side of a play of 4 mm.
        expect(Math.min(Math.abs(minX - leaf.maxX), Math.abs(leaf.minX - maxX))).toBe(3)
        expect(maxX - minX).toBe(1)
        expect(pose).toBeUndefined()
      }
    })

    test('have a mortise for every bolt, larger than the bolt and in a plate', () => {
      const scene = elevation(3101, { lockId: 'L31' })
      const bolts = onEdge(scene).filter(({ id, pose }) => pose !== undefined && !id.endsWith('/forend'))
      const mortises = strikesIn(scene).filter((part) => !plates(scene).includes(part))
      expect(mortises).toHaveLength(bolts.length)
      const spans = plates(scene).map(({ outlines }) => boundsOf(outlines[0] ?? []))
      for (const [index, mortise] of mortises.entries()) {
        const [hole, bolt] = [mortise, bolts[index]].map((part) => boundsOf(part?.outlines[0] ?? []))
        if (!hole || !bolt) throw new Error('a bolt without a mortise')
        expect([bolt.minY - hole.minY, hole.maxY - bolt.maxY]).toEqual([3, 3])
        expect(spans.some(({ minY, maxY }) => minY < hole.minY && maxY > hole.maxY)).toBe(true)
      }
    })

    test('of a double door are on the leaf that follows, and go with it', () => {
      const scene = elevation(2003, { lockId: 'L50' })
      const [follows] = plates(scene).map(({ pose }) => pose)
      const [opens] = onEdge(scene).flatMap(({ id, pose }) => (id.endsWith('/forend') ? [pose] : []))
      expect(plates(scene).length).toBeGreaterThan(1)
      expect(scene.poses.map(({ id }) => id)).toContain(follows)
      expect(follows).not.toBe(opens)
    })

    test('a door without a lock has none', () => {
      expect(strikesIn(elevation(3101, { lockId: '00' }))).toEqual([])
    })
  })

  test('paper, which shows everything shut, has none of it', () => {
    const scene = elevation(3101, { lockId: 'L30' })
    const bare = { ...scene, parts: scene.parts.filter(({ id }) => !id.includes('/lock/')) }
    expect(onEdge(scene).length).toBeGreaterThan(1)
    expect(svgText(toSvgNodes(scene))).toBe(svgText(toSvgNodes(bare)))
  })
})

describe('D-135: aluminium cladding', () => {
  const clad = { aluminium: { selected: true, color: 'RAL 7016' } }
  const scene = elevation(1002, clad)
  const parts = scene.parts.filter(({ kind }) => kind === 'cladding')

  test('covers 37 of the frame and 27 of the sash, 9 proud of the wood', () => {
    const sightOf = (id: string): number =>
      widthOf(boundsOf(parts.find((part) => part.id === id)?.outlines[0] ?? []))
    expect(sightOf('frame/LEFT/cladding')).toBe(37)
    expect(sightOf('c1r1/sash/LEFT/cladding')).toBe(27)
    expect(new Set(parts.map(({ z: [back, front] }) => front - back))).toEqual(new Set([9]))
  })

  test('is outside only, in its own colour, and absent without it', () => {
    expect(new Set(parts.map(({ onlySide }) => onlySide))).toEqual(new Set(['outside']))
    expect(parts[0]?.materialOutside).toEqual({ finish: 'aluminium', rgbHex: '#383E42' })
    expect(elevation(1002).parts.some(({ kind }) => kind === 'cladding')).toBe(false)
  })

  test('leaves the threshold of a balcony door bare', () => {
    const ids = elevation(2001, clad)
      .parts.filter(({ kind }) => kind === 'cladding')
      .map(({ id }) => id)
    expect(ids).toContain('frame/TOP/cladding')
    expect(ids).not.toContain('frame/BOTTOM/cladding')
  })
})

describe('what is mounted on the frame', () => {
  test('vents of 400 × 12 sit in the visible head', () => {
    const [first] = boxesOf(elevation(1002, { numberOfVents: 1 }), 'vent')
    expect(first).toEqual({ minX: 395, maxX: 795, minY: 1190 - 17 - 6, maxY: 1190 - 17 + 6 })
  })

  test('D-148: a flower board is inside, below the frame, wider by its extension', () => {
    const board = { selected: true, material: '01', height: 28, depth: 200, extension: 50 }
    const scene = elevation(1002, { flowerBoard: board })
    expect(boxesOf(scene, 'flowerboard')).toEqual([{ minX: -50, maxX: 1240, minY: -28, maxY: 0 }])
    expect(scene.parts.find(({ kind }) => kind === 'flowerboard')?.onlySide).toBe('inside')
  })

  test('D-151: a mounted jamb extension lines head and jambs, 18 thick, inwards of the frame', () => {
    const extension = { mounted: true, featherSize: 12, material: '01', hasBottom: false }
    const scene = elevation(1002, { depth: 205, extensionJamb: extension })
    const jambs = scene.parts.filter(({ kind }) => kind === 'jamb')
    expect(jambs.map(({ id }) => id)).toEqual(['jamb/RIGHT', 'jamb/TOP', 'jamb/LEFT'])
    expect(jambs[0]?.z).toEqual([-205, -105])
  })
})

test('a folding door has one handle, on the leaf that closes it', () => {
  for (const [modelId, functionId, leaf] of [
    [2121, 'FLV', 'c3r1'],
    [2121, 'FLH', 'c1r1'],
    [2122, 'FLV', 'c5r1'],
  ] as const) {
    const { parts } = buildScene(configured(modelId, { function: functionId }), colorLists, {
      side: 'outside',
      measurements: false,
    })
    const leaves = new Set(parts.filter(({ kind }) => kind === 'handle').map(({ id }) => id.split('/')[0]))
    expect([modelId, functionId, ...leaves]).toEqual([modelId, functionId, leaf])
  }
})

test('V-04: a vent sits in the level part of the head, never in one that slopes', () => {
  const slanted = { frameShapeId: 19 as const, width: 1190, height: 1190, width2: 500, height2: 900 }
  const scene = elevation(1404, { ...slanted, numberOfVents: 1 })
  const [vent] = boxesOf(scene, 'vent')
  expect(vent?.minY).toBeGreaterThan(1190 - 100)
})
