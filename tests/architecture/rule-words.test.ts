/**
 * A rule stands in one place: its words beside its row, and every limit in words taken from the constant that the row judges by. A
 * figure that is typed into a sentence would stay behind when the limit changes.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#infra/paths'

const rows = 'domain/rules/rows'
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const wordFiles = readdirSync(join(root, rows)).filter((name) => name.endsWith('-words.ts'))

/** Judged when an angle is typed, before there is a product (configurator/angle). */
const WITHOUT_ROW = ['R-S-02', 'R-S-03']

describe('the words of a rule', () => {
  test('stand beside its row', () => {
    expect(wordFiles.length).toBeGreaterThan(15)
    const astray = wordFiles.flatMap((name) => {
      const row = read(`${rows}/${name.replace('-words', '')}`)
      const ids = [...read(`${rows}/${name}`).matchAll(/^ {2}'(R-[A-Z]-\d+)':/gm)].map(([, id]) => id ?? '')
      expect(ids.length).toBeGreaterThan(0)
      return ids.filter((id) => !WITHOUT_ROW.includes(id) && !row.includes(`id: '${id}'`))
    })
    expect(astray).toEqual([])
  })
})

/** Figures of laws and standards that no rule measures, and names that have a figure in them. */
const CITED = [
  /TEK17( § \d+-\d+)?/g,
  /NS \d+/g,
  /\bR-[A-Z]-\d+\b/g,
  /lavere enn 0,8 m|under 0,8 m|til 0,8 m/g,
  /3,3 m eller mer over terreng/g,
  /0,9 og 1,5 m høyde/g,
  /Terskel over 25 mm/g,
  /§ \d+-\d+/g,
  /0 eller mindre|settes til 0/g,
]

/** What is between quotes, without what is filled in. */
const textsIn = (source: string): string[] =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map(([, plain, template]) => (plain ?? template ?? '').replaceAll(/\$\{[^}]*(\{[^}]*\}[^}]*)*\}/g, ''))
    .filter((text) => /[a-zæøå] /.test(text))
    .map((text) => text.replaceAll(/\\u00A0/gi, ' '))

const typedFigures = (source: string): string[] =>
  textsIn(source).filter((text) => /\d/.test(CITED.reduce((rest, cited) => rest.replaceAll(cited, ''), text)))

const sentences = ['rules.ts', 'customer-words.ts', 'order-check.ts'].map((name) => `domain/messages/${name}`)

test.each([...wordFiles.map((name) => `${rows}/${name}`), ...sentences])(
  '%s takes its limits from the rules',
  (path) => {
    expect(textsIn(read(path)).length).toBeGreaterThan(0)
    expect(typedFigures(read(path))).toEqual([])
  },
)

test.each([
  "'Bredden er under 200 mm.'",
  `\`Over \${max} kg eller høyere enn 2 090 mm.\``,
  "'Minst 1\\u00A0500 mm i sum'",
])('a limit that is typed into a sentence is found: %s', (planted) => {
  expect(typedFigures(planted)).toHaveLength(1)
})
