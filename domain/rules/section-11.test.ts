/** The rules of trade handbook 11, one by one: each is a row, or something that a named test shows cannot be broken. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkRules, editRules, firstGateRules, forceRules, gateRules } from './all.ts'

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}-${String(index + 1).padStart(2, '0')}`)

/** C and Q are rules of orders and of what rows are mounted together with. */
const section11: readonly string[] = [
  ...numbered('D', 9),
  ...numbered('S', 8),
  ...numbered('F', 18),
  ...numbered('G', 12),
  ...numbered('K', 8),
  ...numbered('O', 12),
  ...numbered('V', 4),
  ...numbered('B', 8),
  ...numbered('A', 12),
  ...numbered('J', 6),
]

const HELD = '#domain/configurator/held-by-construction.test'
const ANGLE = '#domain/configurator/angle.test'

/** Rules without a row, and the test that proves each. */
const heldElsewhere: Readonly<Record<string, string>> = {
  'S-02': ANGLE,
  'S-03': ANGLE,
  'F-02': HELD,
  'F-18': HELD,
  'G-11': '#domain/quote/rows/mixed-glass.test',
  'G-12': HELD,
  'K-03': HELD,
  'V-01': HELD,
  'O-04': HELD,
  'A-12': HELD,
}

const rows = new Set(
  [...firstGateRules, ...forceRules, ...gateRules, ...checkRules, ...editRules].map(({ id }) =>
    id.replace('R-', ''),
  ),
)

test('every rule is a row or is held elsewhere, and none is both', () => {
  expect(section11.filter((id) => !rows.has(id) && !(id in heldElsewhere))).toEqual([])
  expect(Object.keys(heldElsewhere).filter((id) => rows.has(id))).toEqual([])
  expect(Object.keys(heldElsewhere).filter((id) => !section11.includes(id))).toEqual([])
})

test.each(Object.entries(heldElsewhere))('%s is proved in %s', (id, file) => {
  const tests = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
  expect(tests).toMatch(new RegExp(`${id}\\b`))
})
