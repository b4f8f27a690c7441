import { expect, test } from 'vitest'
import { configSchemas } from '../../../config/checked-config.ts'
import { schemaOf, sections } from './fields.ts'

test('D-056: seven sections, and one for those who look for faults', () => {
  expect(sections.map(({ title }) => title)).toEqual([
    '3D-visning',
    'Ytelse',
    'Mål',
    'Lys',
    'Materialer',
    'Glass',
    'Kanter',
    'Feilsøking',
  ])
})

test('D-063 D-064 D-065 D-066 D-067: every setting has a field, and every field is a setting', () => {
  const shown = sections.flatMap(({ fields }) => fields.map(({ config, key }) => `${config}.${key}`))
  const known = Object.entries(configSchemas).flatMap(([config, { shape }]) =>
    Object.keys(shape).map((key) => `${config}.${key}`),
  )
  expect(shown.toSorted()).toEqual(known.toSorted())
})

test('every value of a list has a name', () => {
  for (const field of sections.flatMap(({ fields }) => fields)) {
    if (field.names === undefined) continue
    for (const name of Object.keys(field.names)) {
      const value = name === 'false' ? false : /^\d+$/.test(name) ? Number(name) : name
      expect(schemaOf(field).safeParse(value).success, `${field.key} ${name}`).toBe(true)
    }
    const { innerType } = (schemaOf(field) as unknown as { def: { innerType: { values?: Set<unknown> } } })
      .def
    const values = innerType.values ?? new Set(Object.keys(field.names))
    expect(Object.keys(field.names)).toHaveLength(values.size)
  }
})
