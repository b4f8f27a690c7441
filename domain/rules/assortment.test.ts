import { expect, test } from 'vitest'
import { findModel } from '#domain/catalogue/catalogue'
import { models } from '#domain/catalogue/data/models'
import { isEntranceDoor, isWindow } from '#domain/catalogue/model-kind'
import { assortmentOf } from './assortment.ts'

/** Handle, lock and cylinder that a model comes with. */
const hardwareOf = (modelId: number): readonly string[] => {
  const model = findModel(modelId)
  if (model === null) throw new Error(`no model ${modelId}`)
  const { doorHandleId, lockId, cylinderId } = assortmentOf(model)
  return [doorHandleId.start, lockId.start, cylinderId.start]
}

test('a glazed door comes with the handle and espagnolette of a balcony door, whatever its type', () => {
  const glazed = models.filter(({ group }) => group === 60).map(({ id }) => id)
  expect(glazed).toContain(2012)
  for (const id of glazed) expect([id, ...hardwareOf(id)]).toEqual([id, 'B01', 'L50', '00'])
})

test.each([
  [3001, ['V01', 'L20', 'C01']],
  [3104, ['V01', 'L30', 'C01']],
  [3121, ['V01', 'L30', 'C01']],
  [3301, ['V01', 'L10', 'C01']],
  [3411, ['00', '00', '00']],
  [2101, ['S01', 'L60', '00']],
  [1002, ['W01', '00', '00']],
  [3422, ['00', '00', '00']],
])('the hardware of %i is that of its kind', (id, hardware) => {
  expect(hardwareOf(id)).toEqual(hardware)
})

test.each([
  [1101, 'P60'],
  [1102, 'P86'],
  [1001, 'P60'],
  [1002, 'P86'],
])('a division of %i begins with the post %s, of a fixed frame or between sashes', (modelId, post) => {
  const model = findModel(modelId)
  expect(model && assortmentOf(model).dividerTypes[0]?.id).toBe(post)
})

test('only a door with a leaf comes with a cylinder', () => {
  const others = models.filter((model) => !isEntranceDoor(model))
  expect(others.length).toBeGreaterThan(0)
  for (const { id } of others) expect([id, hardwareOf(id)[2]]).toEqual([id, '00'])
})

const offersOf = (modelId: number) => {
  const model = findModel(modelId)
  if (model === null) throw new Error(`no model ${modelId}`)
  return assortmentOf(model)
}

test('no solid panel takes the place of glass that was tested against fire or sound', () => {
  const fills = (modelId: number) => offersOf(modelId).panelProperties.some(({ value }) => value === 14)
  const rated = models.filter(({ fireClass, soundDb }) => fireClass !== undefined || soundDb !== undefined)
  expect(rated.map(({ id }) => id)).toContain(1301)
  expect(rated.map(({ id }) => id)).toContain(1305)
  expect(rated.filter(({ id }) => fills(id))).toEqual([])
  expect(fills(1001)).toBe(true)
})

test('only a window and a side panel are without a lock, and a side panel has no kick plate either', () => {
  const withoutLock = models.filter(({ id }) =>
    offersOf(id).lockId.values.some(({ value }) => value === '00'),
  )
  expect(withoutLock.filter((model) => !isWindow(model))).toEqual([])
  expect(offersOf(3411).kickplate.values).toEqual([])
  expect(offersOf(3104).kickplate.values.length).toBeGreaterThan(1)
})
