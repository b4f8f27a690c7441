import { describe, expect, test } from 'vitest'
import { colorBook } from '#domain/catalogue/colors/color-book'
import { models } from '#domain/catalogue/data/models'
import { apply } from '#domain/configurator/apply'
import { candidates } from '#domain/configurator/candidates'
import { createProduct } from '#domain/configurator/create'
import { choicesSchema, type Product } from '#domain/product/product'
import { isChanged, resetPatch } from './defaults.ts'
import { fields } from './fields.ts'

const product = (modelId: number): Product => {
  const made = createProduct(modelId)
  if (!made.ok) throw new Error(made.code)
  return made.value
}

const specOf = (id: string) => {
  const spec = fields.find((field) => field.id === id)
  if (!spec) throw new Error(`no field ${id}`)
  return spec
}

describe('the table of fields', () => {
  test('every choice has a field, but for the reference above the drawing and the functions of single fields', () => {
    const edited = new Set(fields.map(({ field }) => field))
    expect(Object.keys(choicesSchema.shape).filter((field) => !edited.has(field as never))).toEqual([
      'reference',
      // Chosen by the control of the function, for the field that is selected in the drawing.
      'fieldFunctions',
    ])
  })

  test('every list that can be chosen from is offered by a field', () => {
    const used: string[] = fields.flatMap((field) => ('options' in field ? [field.options] : []))
    const elsewhere = ['panelProperties']
    expect(Object.keys(candidates).filter((list) => ![...used, ...elsewhere].includes(list))).toEqual([])
  })

  test('ids are unique', () => {
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
  })
})

test('nothing of a new product differs from its model', () => {
  for (const { id } of models) {
    const { choices } = product(id)
    expect(fields.filter((field) => isChanged(field, choices, choices))).toEqual([])
  }
})

test.each([
  ['width', { width: 1290 }],
  ['aluminium', { aluminium: { selected: true, color: null } }],
  ['innerColor', { innerColor: 'NCS S 7500-N' }],
  ['extensionJamb', { extensionJamb: { mounted: true, featherSize: 12, material: '01', hasBottom: false } }],
])('a changed %s is the only one with a dot, and pressing the dot brings the default back', (id, patch) => {
  const start = product(1002)
  const edited = apply(start, patch, colorBook)
  if (!edited.ok) throw new Error(edited.code)
  const { choices } = edited.value.product
  expect(fields.filter((field) => isChanged(field, choices, start.choices)).map((field) => field.id)).toEqual(
    id === 'width' ? ['width'] : [id],
  )
  const reset = apply(edited.value.product, resetPatch(specOf(id), choices, start.choices), colorBook)
  expect(reset.ok && reset.value.product.choices).toEqual(start.choices)
})
