import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import type { Choices } from '#domain/product/product'
import { buildScene } from '../build-scene.ts'
import type { LeafModel } from '../scene.ts'
import { doorModelNotices } from './notices.ts'

const noticesOf = (model: LeafModel, name: string) => doorModelNotices(model, { step: 'shown', name })

const leafModelOf = (modelId: number, choices: Partial<Choices> = {}): LeafModel => {
  const made = createProduct(modelId)
  if (!made.ok) throw new Error(made.code)
  const product = { ...made.value, choices: { ...made.value.choices, ...choices } }
  const scene = buildScene(configure(product, colorLists), colorLists, {
    side: 'outside',
    measurements: false,
  })
  if (!scene.leafModel) throw new Error(`${modelId} has no leaf model`)
  return scene.leafModel
}

const namesOf = ({ files }: LeafModel): string[] => files.map(({ name }) => name)

test('D-158: the eXtra leaf falls back to the Basic one, and the seller reads so in those words', () => {
  const skarvet = leafModelOf(3108)
  expect(namesOf(skarvet)).toEqual(['D8108T', 'DY108T'])
  expect(noticesOf(skarvet, 'DY108T')).toContain(
    'Skarvet eXtra 80mm door 3D model missing, Basic 60mm shown here',
  )
  expect(noticesOf(leafModelOf(3101), 'D8101T').join()).not.toContain('Basic 60mm')
})

test('a narrow leaf falls back to Y too; in an eXtra frame its Basic model is named as such', () => {
  expect(namesOf(leafModelOf(3011))).toEqual(['DF101T', 'DY101T'])
  expect(noticesOf(leafModelOf(3411), 'DF401G')[0]).toMatch(/^Sidefelt .*Basic 60mm shown here$/)
  expect(noticesOf(leafModelOf(3401), 'DF401G')).toEqual([])
})

test('D-159: a Basic leaf is asked for twice', () => {
  expect(namesOf(leafModelOf(3001))).toEqual(['DY101T', 'DY101T'])
})

test('D-165: a door in another size than its model is told to be scaled', () => {
  const scaled = 'Dørens 3D-modell er skalert. Standard dør er 990 x 2090 mm, smal dør 490 x 2090 mm.'
  expect(noticesOf(leafModelOf(3001, { width: 1090 }), 'DY101T')).toContain(scaled)
  expect(noticesOf(leafModelOf(3001), 'DY101T')).not.toContain(scaled)
  expect(noticesOf(leafModelOf(3011), 'DY101T')).toContain(scaled)
})

test('D-172, D-229: fittings may differ, which is said of doors that have any', () => {
  const differs = 'Tegning av håndtak, lås og sylinder kan avvike fra virkelig modell.'
  expect(noticesOf(leafModelOf(3001), 'DY101T')).toEqual([differs])
  expect(noticesOf(leafModelOf(3402), 'DF402T')).toEqual([])
})

test('nothing is said while no model is shown', () => {
  expect(doorModelNotices(leafModelOf(3108), { step: 'loading' })).toEqual([])
})

test('D-160: where neither model can be had, the seller is told that a plain one is shown', () => {
  expect(doorModelNotices(leafModelOf(3001), { step: 'failed' })).toEqual([
    'Dørens 3D-modell kunne ikke hentes. En enkel modell vises.',
  ])
})

test('hand, pose and lever are the product’s', () => {
  expect(leafModelOf(3001, { function: 'HU' })).toMatchObject({ hand: 'right', hasLever: true })
  expect(leafModelOf(3001, { doorHandleId: '00' }).hasLever).toBe(false)
  expect(leafModelOf(3401).pose).toBeUndefined()
  // Venstre innadslående: hinges on the left of who stands on the inside.
  expect(leafModelOf(3122)).toMatchObject({ hand: 'right', files: [{ name: 'I8104G' }, { name: 'IY104G' }] })
})
