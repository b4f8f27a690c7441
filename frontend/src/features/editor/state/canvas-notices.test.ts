import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { buildScene } from '#domain/drawing/build-scene'
import { defaultOf } from '#tests/factories/configured'
import { canvasNotices } from './canvas-notices.ts'

const leafModelOf = (modelId: number) =>
  buildScene(defaultOf(modelId), colorLists, { side: 'outside', measurements: false }).leafModel

const noticesOf = (shown: Partial<Parameters<typeof canvasNotices>[0]>) =>
  canvasNotices({
    isRoom: false,
    leafModel: undefined,
    leaf: { step: 'none' },
    decorLaminate: '00',
    ...shown,
  })

test('nothing is said of a product that is drawn as it is', () => {
  expect(noticesOf({})).toEqual([])
  expect(noticesOf({ isRoom: true })).toEqual([])
})

test('D-043, D-227: a decor laminate on paper is missed, in the words of the requirements', () => {
  expect(noticesOf({ decorLaminate: '12' })).toEqual(['Decor laminate cannot be shown in 2D view'])
})

test('D-228: whoever sees a laminate in the room is told that paper may lack it', () => {
  expect(noticesOf({ isRoom: true, decorLaminate: '12' })).toEqual([
    'Bilder av laminat kan mangle i 2D-visning.',
  ])
})

test('D-043, D-229: of a door’s model in the room one is told what differs, and on paper nothing', () => {
  const shown = { leafModel: leafModelOf(3108), leaf: { step: 'shown', name: 'DY108T' } as const }
  expect(noticesOf({ ...shown, isRoom: true })).toEqual([
    'Skarvet eXtra 80mm door 3D model missing, Basic 60mm shown here',
    'Tegning av håndtak, lås og sylinder kan avvike fra virkelig modell.',
  ])
  expect(noticesOf(shown)).toEqual([])
})
