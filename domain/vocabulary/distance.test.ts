import { expect, test } from 'vitest'
import { distanceOf, toleranceOf } from './distance.ts'

test('two letters that have changed places are one slip, as a wrong, a missing and an extra letter are', () => {
  for (const slip of ['hvti', 'hvot', 'hvt', 'hviit'])
    expect([slip, distanceOf(slip, 'hvit', 2)]).toEqual([slip, 1])
  expect(distanceOf('toppsivng', 'toppsving', 2)).toBe(1)
  expect(distanceOf('hvit', 'hvit', 2)).toBe(0)
})

test('what is farther apart than anybody slips is not measured', () => {
  expect(distanceOf('hvit', 'sort', 2)).toBe(3)
  expect(distanceOf('hvit', 'antrasitt', 2)).toBe(3)
})

test('a word is known by most of its letters: none may be wrong in two, one in five, two in more', () => {
  expect(['v3', 'alu', 'svart', 'vrider'].map(toleranceOf)).toEqual([0, 1, 1, 2])
})
