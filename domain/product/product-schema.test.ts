import { expect, test } from 'vitest'
import { models } from '#domain/catalogue/data/models'
import { defaultOf, refused } from '#tests/factories/configured'
import type { Choices, Patch } from './product.ts'
import { choicesSchema, patchSchema } from './product-schema.ts'

const junk: readonly (readonly [what: string, patch: unknown, path: string])[] = [
  ['text for a number', { width: '1190' }, 'width'],
  ['a number for text', { glassCode: 304 }, 'glassCode'],
  ['null', { misc: null }, 'misc'],
  ['a list of junk', { misc: ['x', {}, null] }, 'misc.0'],
  ['a list for a record', { kickplate: [] }, 'kickplate'],
  ['half a record', { kickplate: { outside: '00' } }, 'kickplate.inside'],
  ['an unknown field', { price: 1 }, ''],
  ['a shape that does not exist', { frameShapeId: 6 }, 'frameShapeId'],
  [
    'a bar without direction',
    { dividers: [{ panel: '', typeId: 'P60', position: null }] },
    'dividers.0.direction',
  ],
  ['no patch at all', null, ''],
  ['text', 'width=1190', ''],
]

test.each(junk)('%s is no choice, and the place is named', (_, patch, path) => {
  const read = patchSchema.safeParse(patch)
  expect(read.success).toBe(false)
  expect(read.error?.issues[0]?.path.join('.')).toBe(path)
})

const numbers = [-1, 0, 0.5, 1, 3, 4, 10, 11, 999, 20_000, 20_001, 1e9, Number.NaN] as const
const numberFields = (Object.entries(defaultOf(1002).product.choices) as [keyof Choices, unknown][])
  // A shape is one of a closed list, which the compiler holds.
  .filter(([field, value]) => typeof value === 'number' && field !== 'frameShapeId')
  .map(([field]) => field)

test.each(numberFields)('no number that the schema refuses as %s is taken by the engine', (field) => {
  for (const { id } of models)
    for (const value of numbers) {
      const patch = { [field]: value } as Patch
      if (patchSchema.safeParse(patch).success) continue
      expect(refused(id, patch), `${field} ${value} of model ${id}`).not.toBeNull()
    }
})

test('what the engine makes of a model is what the schema takes', () => {
  for (const { id } of models)
    expect(choicesSchema.safeParse(defaultOf(id).product.choices).success).toBe(true)
})
