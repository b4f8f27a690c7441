/**
 * Every text for people stands in a text file beside its subject, so that a second language is a matter of translating files. What
 * people type and paste is read by words of their language too: those stand in `domain/vocabulary`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formText } from '#domain/messages/forms'
import { root } from '#infra/paths'
import { textsIn } from './texts-in.ts'

const isTextFile = (file: string): boolean =>
  /(?:^|\/)(?:(?!use-)[\w-]+-)?(?:text|words)\.ts$/.test(file) ||
  /^domain\/(?:messages|vocabulary|catalogue\/data)\/|^functions\/demo\//.test(file) ||
  // What the range is made of, with the names that it has there.
  file === 'domain/layout/shapes/frame-shapes.ts'

const sources = globSync('{domain,frontend,functions,infra,render-worker}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /\.(?:test|fixture|spec|d)\.tsx?$|(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
})

describe('texts for people', () => {
  test('stand in text files only', () => {
    const others = sources.filter((file) => !isTextFile(file))
    expect(others.length).toBeGreaterThan(900)
    const astray = others.flatMap((file) =>
      textsIn(readFileSync(join(root, file), 'utf8'), file.endsWith('x')).map((text) => `${file}: ${text}`),
    )
    expect(astray).toEqual([])
  })

  test('of a form are each said by something', () => {
    const said = new Set(
      sources.flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/\bformText\.(\w+)/g)].map(([, name]) => name),
      ),
    )
    expect(Object.keys(formText).filter((name) => !said.has(name))).toEqual([])
  })

  test('are found where text files have them', () => {
    const silent = sources.filter(
      (file) =>
        /(?:^|\/)text\.ts$/.test(file) && textsIn(readFileSync(join(root, file), 'utf8'), false).length === 0,
    )
    expect(silent).toEqual([])
  })

  test.each([
    ["const label = 'Høyde'"],
    ["const title = 'Til tilbudet'"],
    [`throw new Error(\`Rad \${row} finnes ikke\`)`],
    [`const quoted = \`«\${word}»\``],
    ["const names = { width: 'Bredde' }"],
    ['const Title = () => <h1>Profil</h1>'],
    ['const Close = () => <button aria-label="Lukk">×</button>'],
    ['const Find = () => <input placeholder="Adresse" />'],
    ['const Logo = () => <img alt="Logo" src={logo} />'],
    ['const Tip = () => <Tooltip label={isOn ? "Slå av" : "Slå på"} />'],
  ])('are seen elsewhere: %s', (planted) => {
    expect(textsIn(planted)).not.toEqual([])
  })

  test.each([
    [`throw new Error(\`row \${row} is missing\`)`],
    ["const path = '/tilbud/100001'"],
    ["const page = { path: 'tilbud' }"],
    ["const query = 'er:bestilt'"],
    ["const meta = { description: 'Rows that have it.' }"],
    ['const Size = () => <dd>{size} mm <kbd>Enter</kbd></dd>'],
    ['// Høyde\nconst height = 1'],
  ])('are no names, addresses, units or keys: %s', (right) => {
    expect(textsIn(right)).toEqual([])
  })
})
