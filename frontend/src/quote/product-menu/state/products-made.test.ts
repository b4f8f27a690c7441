import { describe, expect, test } from 'vitest'
import { createProduct } from '#domain/configurator/create'
import type { ApiProductGroup, ApiProductsMade } from '#domain/contracts/reference'
import { choicesLike, madeBefore } from './products-made.ts'

const model = (id: string) => ({
  id,
  description: `Modell ${id}`,
  extra: false,
  basic: false,
  panelQuality: false,
  fastlane: false,
  fire: false,
  sound: false,
  imageUrl: '',
})

const groups: readonly ApiProductGroup[] = [
  { pk: 10, name: 'Vinduer', description: '', imageUrl: '', productModels: [model('1001'), model('1002')] },
]

const startChoices = () => {
  const made = createProduct(1002)
  if (!made.ok) throw new Error(made.code)
  return made.value.choices
}

const row = (modelId: string): ApiProductsMade['last'][number] => ({
  modelId,
  orderNumber: 100_031,
  rowNumber: 1,
  width: 990,
  height: 1390,
  glassCode: '306',
  colorName: 'Sort',
  imageUrl: '',
  choices: { ...startChoices(), width: 990, glassCode: '306' },
})

describe('what the menu begins with', () => {
  test('are models of the range in the order of their use', () => {
    const made = madeBefore(groups, { most: ['1002', '1001'], last: [row('1002')] })
    expect(made.most.map(({ id }) => id)).toEqual(['1002', '1001'])
    expect(made.last.map(({ model: { description } }) => description)).toEqual(['Modell 1002'])
  })

  test('leaves out a model that is no longer made', () => {
    expect(madeBefore(groups, { most: ['4711'], last: [row('4711')] })).toEqual({ most: [], last: [] })
  })

  test('is nothing while it is not known', () => {
    expect(madeBefore(groups, undefined)).toEqual({ most: [], last: [] })
  })
})

test('a row like the last one is the model with what was chosen there, and with nothing else', () => {
  expect(choicesLike(row('1002'))).toEqual({ width: 990, glassCode: '306' })
})
