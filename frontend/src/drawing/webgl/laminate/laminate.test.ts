import { BufferGeometry, Float32BufferAttribute, MeshStandardMaterial, Texture } from 'three'
import { expect, test } from 'vitest'
import { errorScene } from '#domain/drawing/error-marker'
import { makeShelf } from '../materials.ts'
import { repeatsOver, tiled } from './tiled.ts'
import { laminateIn } from './use-laminate.ts'

test('D-153: a tile is 1300 by 3050 mm, and repeats over a leaf as often as it goes into it', () => {
  expect(repeatsOver(1300, 3050)).toEqual([1, 1])
  expect(repeatsOver(650, 2013)).toEqual([0.5, 0.66])
})

test('D-153: its lower left corner lies at that of the leaf, and its grain stands upright', () => {
  const leaf = new BufferGeometry().setAttribute(
    'position',
    new Float32BufferAttribute([36, 29, 0, 948, 29, 0, 948, 2051, 0], 3),
  )
  const share = tiled(leaf).getAttribute('uv')
  expect([share.getX(0), share.getY(0)]).toEqual([0, 0])
  expect(share.getX(2)).toBeCloseTo(912 / 1300, 6)
  expect(share.getY(2)).toBeCloseTo(2022 / 3050, 6)
})

const laminated = { finish: 'paint', rgbHex: '#7A5E45', laminate: 'L202' } as const

test('the leaf wears the picture once it is there, and its tint until then', () => {
  const picture = new Texture()
  const [before, after] = [makeShelf(), makeShelf(undefined, picture)].map((shelf) =>
    shelf.of(laminated, false),
  )
  if (!(before instanceof MeshStandardMaterial && after instanceof MeshStandardMaterial))
    throw new Error('no paint')
  expect([before.map, before.color.getHexString()]).toEqual([null, '7a5e45'])
  expect([after.map, after.color.getHexString()]).toEqual([picture, 'ffffff'])
})

test('paint of the same colour beside it wears none', () => {
  const shelf = makeShelf(undefined, new Texture())
  shelf.of(laminated, false)
  expect(shelf.of({ finish: 'paint', rgbHex: '#7A5E45' }, false)).toMatchObject({ map: null })
})

test('a drawing without a laminated part asks for no picture', () => {
  expect(laminateIn(errorScene({ side: 'outside', measurements: false }))).toBeNull()
})
