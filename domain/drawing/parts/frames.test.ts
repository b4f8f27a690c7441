import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { frameTypes } from '#domain/catalogue/data/frame-types'
import { models } from '#domain/catalogue/data/models'
import { boundsOf } from '#domain/geometry/polygon'
import { defaultOf } from '#tests/factories/configured'
import { buildScene } from '../build-scene.ts'
import { elevation, windowOf } from '../elevation.fixture.ts'
import type { Scene } from '../scene.ts'

const boxOf = ({ parts }: Scene, id: string) => {
  const part = parts.find((each) => each.id === id)
  if (part === undefined) throw new Error(`no ${id}`)
  return boundsOf(part.outlines[0] ?? [])
}

describe('D-044: every frame type', () => {
  test.each(frameTypes.map(({ id, kind }) => [id, kind] as const))(
    '%s, a %s, has a frame all round',
    (id) => {
      const model = models.find(
        ({ frameType, isConstructionPart }) => frameType === id && !isConstructionPart,
      )
      if (model === undefined) throw new Error(`no model has a frame of type ${id}`)
      const of = defaultOf(model.id)
      const scene = buildScene(of, colorLists, { side: 'outside', measurements: false })
      const members = scene.parts.filter(({ kind }) => kind === 'frame' || kind === 'threshold')
      expect(new Set(members.map((part) => part.id.split('/')[1]))).toEqual(
        new Set(['LEFT', 'RIGHT', 'TOP', 'BOTTOM']),
      )
      for (const side of ['side', 'top', 'bottom'] as const) {
        const box = boxOf(scene, `frame/${{ side: 'LEFT', top: 'TOP', bottom: 'BOTTOM' }[side]}`)
        const sight = side === 'side' ? box.maxX - box.minX : box.maxY - box.minY
        const member = of.layout.frame.find(
          (each) => each.side === { side: 'LEFT', top: 'TOP', bottom: 'BOTTOM' }[side],
        )
        expect(sight).toBe(member?.profile.sight)
      }
    },
  )
})

test('an eXtra frame shows that it is folded once more, a Basic one does not', () => {
  const hasFold = (scene: Scene) => scene.parts.some(({ id }) => id.endsWith('/fold'))
  expect([hasFold(elevation(1102)), hasFold(elevation(1002))]).toEqual([true, false])
  // The line begins where the fold of 18 ends.
  expect(boxOf(elevation(1102), 'frame/LEFT/fold').minX).toBe(18)
})

describe('D-129: sashes have 4 mm of play', () => {
  test('between the rebate of the frame and the sash', () => {
    const scene = elevation(1002)
    expect(boxOf(scene, 'c1r1/sash/LEFT').minX - boxOf(scene, 'frame/LEFT/rebate').maxX).toBe(4)
    expect(boxOf(scene, 'c1r1/sash/BOTTOM').minY - boxOf(scene, 'frame/BOTTOM/rebate').maxY).toBe(4)
  })

  test('between a post and the sashes beside it, and between the two leaves of a folding door', () => {
    const pair = elevation(1006)
    const post = boxOf(pair, 'divider/V1/rebate')
    expect(post.minX - boxOf(pair, 'c1r1/sash/RIGHT').maxX).toBe(4)
    expect(boxOf(pair, 'c2r1/sash/LEFT').minX - post.maxX).toBe(4)
    const folding = elevation(2121)
    expect(boxOf(folding, 'c2r1/sash/LEFT').minX - boxOf(folding, 'c1r1/sash/RIGHT').maxX).toBe(4)
  })
})

test('D-127: sashes that are hinged, tilt and turn, glide and slide are drawn, and each moves in its way', () => {
  const motionOf = (scene: Scene) => {
    const [pose] = scene.poses
    const moved = scene.parts.filter(({ kind, pose: id }) => kind === 'sash' && id === pose?.id)
    return [pose?.motion, moved.length]
  }
  expect(motionOf(elevation(1005))).toEqual(['hinge', 4])
  expect(motionOf(elevation(windowOf('I', 'DKV')))).toEqual(['tilt-turn', 4])
  expect(motionOf(elevation(1002))).toEqual(['glide', 4])
  expect(motionOf(elevation(2101))).toEqual(['slide', 4])
})
