// Every figure of what nobody may be watching is seen to be noted: by its name in a test that lets the thing happen.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { metricUnits } from '#domain/contracts/metrics'
import { root } from '#infra/paths'

const names = Object.keys(metricUnits)

/** Those of the names that no test of the API asks for. */
const unseenIn = (tests: string): readonly string[] => names.filter((name) => !tests.includes(`'${name}'`))

test('every outcome that is counted is one that a test of the API lets happen', () => {
  const files = globSync('tests/api/**/*.test.ts', { cwd: root })
  const tests = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  expect(files.length).toBeGreaterThan(50)
  expect(unseenIn(tests)).toEqual([])
})

test('one that no test asks for is seen', () => {
  const all = names.map((name) => `'${name}'`)
  expect(unseenIn(all.join())).toEqual([])
  expect(unseenIn(all.slice(1).join())).toEqual([names[0]])
})
