import { expect, test } from 'vitest'
import { baseSizeOf, doorModelIdOf, doorModelPath, doorModels, fallbackOf, fileNameOf } from './files.ts'

/** Trade handbook 8.1, word for word. */
const FILES =
  'D8101T D8102T D8103G D8104G D8105T D8106G D8107G D8109G D8110T D8201T D8202T D8203G DF101T DF103G DF401G DF402T ' +
  'DF403G DY101T DY102T DY103G DY104G DY105T DY106G DY107G DY108T DY109G DY110T DY111G DY201T DY202T DY203G DY301T ' +
  'DY302G I8101T I8104G IY101T IY104G'

test('the models that are made are those of the trade handbook, and no others', () => {
  expect([...doorModels.keys()]).toEqual(FILES.split(' '))
})

test.each([
  [{ frameType: 'C', doorType: '8', patternId: 101 }, 'D8101T'],
  [{ frameType: 'C', doorType: '8', patternId: 103 }, 'D8103G'],
  [{ frameType: 'L', doorType: '8', patternId: 104 }, 'I8104G'],
  [{ frameType: 'D', doorType: 'F', patternId: 401 }, 'DF401G'],
  [{ frameType: 'D', doorType: 'Y', patternId: 301 }, 'DY301T'],
] as const)('D-155, D-156, D-157: %o is drawn from %s', (model, name) => {
  const id = doorModelIdOf(model)
  expect(id && fileNameOf(id)).toBe(name)
  expect(doorModelPath(name)).toBe(`/reactassets/3dmodels/${name}.glb`)
})

test('a window has no door model', () => {
  expect(doorModelIdOf({ frameType: 'E' })).toBeNull()
})

test('D-158: the eXtra leaves that are not made have a Basic one to stand in for them', () => {
  for (const patternId of [108, 111]) {
    const id = { opens: 'D', doorType: '8', patternId } as const
    expect(doorModels.has(fileNameOf(id))).toBe(false)
    expect(doorModels.has(fileNameOf(fallbackOf(id)))).toBe(true)
  }
})

test('D-107, D-162, D-163: a leaf is made for a frame of 990 × 2090, a narrow one for 490 × 2090', () => {
  expect(baseSizeOf('Y')).toEqual({ width: 990, height: 2090 })
  expect(baseSizeOf('8')).toEqual({ width: 990, height: 2090 })
  expect(baseSizeOf('F')).toEqual({ width: 490, height: 2090 })
})
