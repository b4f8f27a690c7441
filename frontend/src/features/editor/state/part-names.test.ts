import { expect, test } from 'vitest'
import { partName } from './part-names.ts'

test.each([
  ['c1r1', 'Rute, felt c1r1'],
  ['c2r1/c1r2', 'Rute, felt c2r1/c1r2'],
  ['c1r1/sash', 'Ramme, felt c1r1'],
  ['divider/V2', 'Stående post 2'],
  ['divider/H1', 'Liggende losholt 1'],
  ['c1r1/crossbar/H3', 'Liggende sprosse 3, felt c1r1'],
  ['leaf', 'Dørblad'],
])('the part %s is called %s', (id, name) => {
  expect(partName(id)).toBe(name)
})
