import { expect, test } from 'vitest'
import type { ProductGroup, ProductModel } from '#domain/contracts/reference'
import { findModels } from './find-models.ts'

const model = (id: string, description: string): ProductModel => ({
  id,
  description,
  extra: false,
  basic: false,
  panelQuality: false,
  fastlane: false,
  fire: false,
  sound: false,
  imageUrl: '',
})

const groups: readonly ProductGroup[] = [
  {
    pk: 10,
    name: 'Vinduer Basic',
    description: 'Trevinduer med 105 mm karm',
    imageUrl: '',
    productModels: [model('1001', 'Skjær Fastkarm'), model('1002', 'Skjær Toppsving')],
  },
  {
    pk: 80,
    name: 'Ytterdører Basic 60',
    description: '60 mm dørblad',
    imageUrl: '',
    productModels: [model('1801', 'Tun Ytterdør')],
  },
]

const found = (query: string) =>
  findModels(groups, query).map(({ name, productModels }) => [name, productModels.map(({ id }) => id)])

test('every word counts, wherever it stands, and capitals do not matter', () => {
  expect(found('TOPPSVING skjær')).toEqual([['Vinduer Basic', ['1002']]])
  expect(found('basic')).toEqual([
    ['Vinduer Basic', ['1001', '1002']],
    ['Ytterdører Basic 60', ['1801']],
  ])
  expect(found('ØYTTER')).toEqual([])
  expect(found('ytterdør')).toEqual([['Ytterdører Basic 60', ['1801']]])
})

test('a model is found by its number', () => {
  expect(found('1801')).toEqual([['Ytterdører Basic 60', ['1801']]])
})

test('without words everything is shown', () => {
  expect(findModels(groups, '  ')).toBe(groups)
})
