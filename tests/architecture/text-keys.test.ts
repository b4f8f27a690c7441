/**
 * Every text of a text file has a key, so that the page of texts edits what people read, and nobody keeps a copy of a text from the
 * moment when a program was loaded: it would stay as it was when the text is changed.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#infra/paths'
import { listDefaults, textsInSource } from '#infra/texts/list-texts'
import { copiesIn, groupsIn, withoutKeys } from './text-keys.ts'
import { textsIn } from './texts-in.ts'

const sources = globSync('{domain,frontend/src,functions,render-worker}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /\.(?:test|fixture|d)\.tsx?$|node_modules/.test(path),
}).map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

/**
 * What is no text of the interface: the catalogue and the names in it, the words by which people's writing is read, the demo, what is said
 * at a terminal, and what puts figures and sentences together.
 */
const HAS_NO_KEYS =
  /^domain\/(?:catalogue|vocabulary|schedule)\/|^functions\/(?:demo\/|commands\/|people\/first-superuser-text)|^domain\/quote\/search\/status-words|^domain\/messages\/(?:figures|fill|readable|read-figure)\.ts$|^domain\/views\/browser-words/

const isTextFile = (file: string): boolean =>
  /(?:^|\/)(?:(?!use-)[\w-]+-)?(?:text|words)\.ts$|^domain\/messages\//.test(file) && !HAS_NO_KEYS.test(file)

describe('the keys of the texts', () => {
  const all = listDefaults()

  test('are each one text', () => {
    expect(all.length).toBeGreaterThan(2500)
    const files = Map.groupBy(all, ({ key }) => key)
    expect([...files].filter(([, found]) => found.length > 1).map(([key]) => key)).toEqual([])
  })

  test('leave no text of a text file out', () => {
    const files = sources.filter(({ file }) => isTextFile(file))
    expect(files.length).toBeGreaterThan(110)
    const left = files.flatMap(({ file, source }) =>
      withoutKeys(source)
        .filter((text) => textsIn(`const text = ${text}`).length > 0)
        .map((text) => `${file}: ${text}`),
    )
    expect(left).toEqual([])
  })

  test('belong to one file: no subject is that of two', () => {
    const subjects = Map.groupBy(
      sources.flatMap(({ file, source }) =>
        [...source.matchAll(/\bsayIn\('([^']+)'\)/g)].map(([, subject]) => ({ file, subject })),
      ),
      ({ subject }) => subject,
    )
    expect([...subjects].filter(([, files]) => files.length > 1)).toEqual([])
  })

  test('name what is filled in', () => {
    const source = `import { sayIn, texts } from '#domain/texts/texts'
const say = sayIn('x')
export const xText = texts('x', { moved: (row: number, { place }) => say\`Rad \${row} er \${place}\`, n: (n: number) => (n === 1 ? say\`én\` : say\`\${n} stk.\`) })`
    expect(textsInSource('x.ts', source)).toEqual([
      { key: 'x.moved', text: 'Rad {row} er {place}', isTemplate: true },
      { key: 'x.n.1', text: 'én', isTemplate: true },
      { key: 'x.n.2', text: '{n} stk.', isTemplate: true },
    ])
  })

  test.each([
    "export const title = 'Til tilbudet'",
    "export const xText = { title: 'Til tilbudet' }",
    `export const row = (row: number) => \`Rad \${row} er slettet\``,
    `export const xText = texts('x', { row: (row: number) => \`Rad \${row} er slettet\` })`,
    "export const xText = texts('x', { row: (isOn: boolean) => (isOn ? 'Slå av' : 'Slå på') })",
  ])('are missed: %s', (planted) => {
    expect(withoutKeys(planted)).not.toEqual([])
  })
})

describe('a text is read when it is shown', () => {
  const groups = groupsIn(sources)

  test('and never kept from when the program was loaded', () => {
    expect(groups.size).toBeGreaterThan(110)
    expect(sources.flatMap(({ file, source }) => copiesIn(file, source, groups))).toEqual([])
  })

  const planted = new Map([
    [
      'text.ts',
      new Map<string, 'flat' | 'nested'>([
        ['xText', 'flat'],
        ['rowsText', 'flat'],
        ['tableText', 'nested'],
      ]),
    ],
  ])
  const copies = (code: string) =>
    copiesIn('page.tsx', `import { rowsText, tableText, xText } from './text.ts'\n${code}`, planted)

  test.each([
    'const label = xText.title',
    'const { title } = xText',
    "const columns = [{ key: 'a', label: xText.title }]",
    'const all = { ...xText }',
    'const said = rowsText(3)',
    'const schema = z.string().min(1, { message: xText.required })',
    'const Page = () => { const columns = useMemo(() => [xText.title], []); return columns }',
  ])('the eye is open: %s', (code) => {
    expect(copies(code)).not.toEqual([])
  })

  test.each([
    'const Page = () => <h1>{xText.title}</h1>',
    'const columns = () => [{ label: xText.title }]',
    'const column = { get label() { return xText.title } }',
    'const schema = z.string().min(1, { error: () => xText.required })',
    'const names = xText',
    'const all = { ...tableText }',
    'const ids = Object.keys(xText)',
    'type Name = keyof typeof xText',
  ])('and is not in the way: %s', (code) => {
    expect(copies(code)).toEqual([])
  })
})

describe('what is shown anew only with other data', () => {
  /** Components that React keeps as they are (`memo`), say texts, and are not told when these change. */
  const keptIn = (source: string): boolean =>
    /\bmemo\(/.test(source) && /[-/.](?:text|words)\.ts'/.test(source) && !source.includes('useWordsShown()')

  test('is told when texts change', () => {
    expect(sources.filter(({ source }) => /\bmemo\(/.test(source)).length).toBeGreaterThan(4)
    expect(sources.filter(({ source }) => keptIn(source)).map(({ file }) => file)).toEqual([])
  })

  test('the eye is open', () => {
    const row = "import { rowText } from './text.ts'\nconst Row = memo(() => <p>{rowText.title}</p>)"
    expect(keptIn(row)).toBe(true)
    expect(keptIn(row.replace('<p>', '(useWordsShown(), <p>'))).toBe(false)
  })
})
