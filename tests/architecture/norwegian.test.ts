/**
 * Units and abbreviations are written one way where people read them: «mva.», «stk.», W/(m²K), and a multiplication sign with
 * spaces. Texts that the specification gives word for word keep its way, each with its row.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { doorTypes } from '#domain/catalogue/data/door-types'
import { catalogueTables } from '#domain/catalogue/validate/tables'
import { ruleTable } from '#domain/rules/rule-table'
import { root } from '#infra/paths'

/** Where sentences for people are written. */
const folders = ['frontend/src', 'domain', 'functions', 'render-worker', 'infra']

/** Reads what is typed, and writes lines as they are typed; both know the abbreviation without its point. */
const isReader = (file: string): boolean =>
  /^domain\/(?:schedule|vocabulary)\//.test(file) ||
  ['domain/messages/read-figure.ts', 'domain/messages/figures.ts'].includes(file)

/**
 * Its figures get their no-break spaces where it is put into words for people: the names of the catalogue by `withDisplayNames`, the
 * sentences with placeholders by `fill`, the words of the rules by the table of rules.
 */
const isSpacedLater = (file: string): boolean =>
  /^domain\/catalogue\/data\//.test(file) ||
  /^domain\/rules\/rows\/[\w-]+-words\.ts$/.test(file) ||
  ['rules', 'refusals', 'order-check', 'customer-words'].some((name) => file === `domain/messages/${name}.ts`)

/** Word for word from the specification. */
const exact: readonly { readonly file: string; readonly text: string; readonly row: string }[] = [
  { file: 'frontend/src/features/quotes/grid/text.ts', text: "'W/m²K'", row: 'Q-119' },
  { file: 'domain/drawing/door-model/text.ts', text: 'Standard dør er 990 x 2090 mm', row: 'DD-40' },
]

const ways: readonly { readonly not: RegExp; readonly but: string }[] = [
  { not: /\b[Mm]va\b(?![.-])/, but: 'mva.' },
  { not: /\bstk\b(?!\.)/, but: 'stk.' },
  { not: /W\/m²K/, but: 'W/(m²K)' },
  // A variable that holds a space counts as one.
  { not: /(?<!\{space\}|\\u00a0)(?<=[\d}])×|×(?!\$\{space)[\d{$]/, but: 'a space on both sides of ×' },
  { not: /\}x\$\{/, but: '× and not the letter' },
]

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))

/** A figure stays with its unit, and `kr` with its sum, at the end of a line too. */
const apartOnScreen: typeof ways = [
  {
    not: /[}\d][ \u2009\u202f](?:mm|cm|m|kg|%|stk\.|cm²|m²|dB)(?![\p{L}\d²/])/u,
    but: 'a no-break space before the unit',
  },
  { not: /\bkr[ \u2009\u202f](?:\$\{|\d)/, but: 'a no-break space after kr' },
  { not: /\\u2009|\\u202f|[\u2009\u202f]/, but: 'no other space than the no-break one' },
]

/** Reads what is typed or pasted, with any space that people use. */
const readsSpaces = new Set(['frontend/src/quote/fields/read-number.ts'])

/** Lines of code; a comment is for us. */
const linesIn = (source: string): string[] =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '').split('\n')

const faultsIn = (file: string, source: string, looked = ways): string[] =>
  linesIn(source).flatMap((line) =>
    looked
      .filter(
        ({ not }) => not.test(line) && !exact.some((one) => one.file === file && line.includes(one.text)),
      )
      .map(({ but }) => `${file}: ${line.trim()} (${but})`),
  )

test('units and abbreviations are written one way in every text', () => {
  const files = folders.flatMap(filesIn).filter((file) => !isReader(file))
  expect(files.length).toBeGreaterThan(900)
  expect(files.flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('on screen and on paper a figure is never parted from its unit', () => {
  const files = folders
    .flatMap(filesIn)
    .filter((file) => !isReader(file) && !isSpacedLater(file) && !readsSpaces.has(file))
  expect(files.length).toBeGreaterThan(800)
  expect(
    files.flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8'), apartOnScreen)),
  ).toEqual([])
})

test('a figure stays with its unit in every name of the catalogue and in the words of every rule', () => {
  const names = JSON.stringify({ ...catalogueTables, colors: [], doorTypes })
  const words = JSON.stringify(ruleTable.map(({ trigger, idle }) => [trigger, idle]))
  expect(names).toContain('3-lags forsterket 6\u00a0mm')
  for (const text of [names, words]) expect(text.match(/[^"]*\d (?:mm|cm|kg|dB|m²|%)[^"]*/g)).toBeNull()
})

test.each(["'100 mm'", '{rate} %', '{count} stk.', "'kr 100'", "const space = '\\u202f'"])(
  'the eye is open for a figure apart from its unit: %s',
  (planted) => {
    expect(faultsIn('planted.ts', planted, apartOnScreen)).toHaveLength(1)
  },
)

test.each([
  "x = 'Sum inkl. mva'",
  'x = `3 stk`',
  '<p>per stk</p>',
  "unit: 'W/m²K'",
  "'500×600 mm'",
  '{width}×{height} mm',
])('the eye is open: %s', (planted) => {
  expect(faultsIn('planted.ts', planted)).toHaveLength(1)
})

test.each(["'mva.'", "'mva-fri'", "'3 stk.'", "'W/(m²K)'", "'500 × 600 mm'", '// per stk'])(
  'and is not in the way: %s',
  (right) => {
    expect(faultsIn('right.ts', right)).toEqual([])
  },
)

test('an exception that no longer stands anywhere is taken away', () => {
  for (const { file, text, row } of exact) expect(readFileSync(join(root, file), 'utf8'), row).toContain(text)
})
