// A field without a name would be called by its English key wherever a person reads of it.
import { expect, test } from 'vitest'
import { fieldNames } from '#domain/messages/fields'
import { choicesSchema } from './product-schema.ts'

test('each choice of a product has a Norwegian name', () => {
  expect(Object.keys(choicesSchema.shape).filter((field) => !Object.hasOwn(fieldNames, field))).toEqual([])
})
