import { expect, test } from 'vitest'
import { findGlass } from './catalogue.ts'
import { glasses } from './data/glass.ts'
import { cavitiesOf, isTwoLayer } from './glass-build.ts'

const glassOf = (code: string) => {
  const glass = findGlass(code)
  if (glass === null) throw new Error(`no glass ${code}`)
  return glass
}

test('the spaces between the panes are read off the build-up, from outside to inside', () => {
  expect(cavitiesOf(glassOf('201'))).toEqual([16])
  expect(cavitiesOf(glassOf('316'))).toEqual([12, 10])
  expect(cavitiesOf(glassOf('341'))).toEqual([14])
  expect(isTwoLayer(glassOf('341'))).toBe(true)
  expect(isTwoLayer(glassOf('342'))).toBe(false)
})

test('every glass of the range has one or two spaces of a known width', () => {
  expect(
    glasses.filter((glass) => {
      const cavities = cavitiesOf(glass)
      return cavities.length < 1 || cavities.length > 2 || !cavities.every((width) => width >= 10)
    }),
  ).toEqual([])
})
