// What an object is known by in other people's models.
import { expect, test } from 'vitest'
import { compressedGuid, globalIdOf } from './global-id.ts'

test("128 bits are 22 of buildingSMART's characters, two bits in the first", () => {
  expect(compressedGuid(0n)).toBe('0'.repeat(22))
  expect(compressedGuid((1n << 128n) - 1n)).toBe(`3${'$'.repeat(21)}`)
  expect(compressedGuid(63n)).toBe(`${'0'.repeat(21)}$`)
  expect(compressedGuid(62n << 6n)).toBe(`${'0'.repeat(20)}_0`)
})

test('an id follows from what the object is, the same every time, and is the id of nothing else', () => {
  const names = Array.from({ length: 2000 }, (_, index) => ['quote', '100001', `row_${index}`, 'piece', '0'])
  const ids = names.map((each) => globalIdOf(...each))
  expect(new Set(ids).size).toBe(2000)
  expect(ids.every((id) => /^[0-3][0-9A-Za-z_$]{21}$/.test(id))).toBe(true)
  expect(globalIdOf('a', 'bc')).not.toBe(globalIdOf('ab', 'c'))
  expect(globalIdOf('quote', '100001', 'row_1', 'piece', '0')).toBe('1kHW$uj4cAIRm1Qi3OAidf')
})
