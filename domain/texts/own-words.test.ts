import { expect, test } from 'vitest'
import { placeholderFault } from './own-words.ts'

const moved = 'Rad {row} står som nummer {place}.'

test('own words have all that is filled in, in any order', () => {
  expect(placeholderFault(moved, '{place}. plass: rad {row}, ja {row}')).toBeNull()
  expect(placeholderFault('Avbryt', 'Lukk')).toBeNull()
})

test('what is missing is named before what is unknown', () => {
  expect(placeholderFault(moved, 'Rad {rad}')).toEqual({
    code: 'text.placeholder-missing',
    names: ['{row}', '{place}'],
  })
  expect(placeholderFault('Avbryt', 'Avbryt {alt}')).toEqual({
    code: 'text.placeholder-unknown',
    names: ['{alt}'],
  })
})

test.each(['{', '}', '{ row }', '{}', '{row', 'row}'])('a stray brace is no placeholder: %s', (stray) => {
  const fault = placeholderFault('Rad {row}', `Rad {row} ${stray}`)
  expect(fault?.code).toBe('text.placeholder-unknown')
})
