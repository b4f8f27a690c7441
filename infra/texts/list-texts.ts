/**
 * Every text of the house with its key and its default, read from the text files: nothing of it is in the programs themselves. What
 * stands in a group is a text of its own; what a function says is a template, whose values are named by what is filled in.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { TextCategory } from '#domain/contracts/text-category'
import type { DefaultText } from '#domain/contracts/texts'
import { root } from '../paths.ts'

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree, of which a few members are looked at
type Node = any

/** What stands beside a text in a group and is none: it is read by programs. */
const NO_TEXT = new Set(['value', 'id', 'code', 'key', 'path', 'status', 'models'])

const unwrapped = (node: Node): Node =>
  /^TS(?:As|Satisfies)Expression$|^ParenthesizedExpression$/.test(node.type)
    ? unwrapped(node.expression)
    : node

const nameOf = ({ key }: Node): string => String(key.name ?? key.value)

/** What a value is called in a template: the last name that stands for it. */
const valueName = (node: Node): string => {
  const value = unwrapped(node)
  switch (value.type) {
    case 'Identifier':
      return value.name
    case 'MemberExpression':
      return value.property.name ?? valueName(value.object)
    case 'CallExpression': {
      const [first] = value.arguments
      const isOfWhatItFormats = first !== undefined && /Identifier|MemberExpression/.test(first.type)
      if (value.callee.type === 'MemberExpression' && !isOfWhatItFormats)
        return valueName(value.callee.object)
      return first === undefined ? valueName(value.callee) : valueName(first)
    }
    case 'ConditionalExpression': {
      const names = [value.consequent, value.alternate].map(valueName).filter((name) => name !== 'words')
      return names[0] ?? 'words'
    }
    case 'LogicalExpression':
      return valueName(value.left)
    default:
      return 'words'
  }
}

const templateOf = ({ quasis, expressions }: Node): string => {
  const taken: string[] = []
  const names = expressions.map((expression: Node) => {
    const name = valueName(expression)
    const free = taken.includes(name)
      ? `${name}${taken.filter((other) => other.startsWith(name)).length + 1}`
      : name
    taken.push(free)
    return free
  })
  return quasis
    .map((quasi: Node, at: number) => quasi.value.cooked + (at < names.length ? `{${names[at]}}` : ''))
    .join('')
}

interface Found {
  readonly key: string
  readonly text: string
  readonly isTemplate: boolean
}

const constantOf = (node: Node): string | null => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : null
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text)

/** The texts of a group, and of the functions in it what they say. */
const textsIn = (node: Node, key: string, say: string | null): readonly Found[] => {
  const value = unwrapped(node)
  const constant = constantOf(value)
  if (constant !== null) return hasWords(constant) ? [{ key, text: constant, isTemplate: false }] : []
  if (value.type === 'ObjectExpression')
    return value.properties
      .filter((property: Node) => property.type === 'Property' && !NO_TEXT.has(nameOf(property)))
      .flatMap((property: Node) => textsIn(property.value, `${key}.${nameOf(property)}`, say))
  if (value.type === 'ArrayExpression')
    return value.elements.flatMap((element: Node, at: number) => textsIn(element, `${key}.${at}`, say))
  return /Function/.test(value.type) ? saidIn(value, key, say) : []
}

const isSaid = (node: Node): boolean => node.type === 'TaggedTemplateExpression' && node.tag.name === 'say'

/** Several in one function are numbered in the order in which they stand. */
const saidIn = (node: Node, key: string, say: string | null): readonly Found[] => {
  const found: string[] = []
  const look = (at: Node): void => {
    if (typeof at !== 'object' || at === null) return
    if (isSaid(at)) found.push(templateOf(at.quasi))
    for (const part of Object.values(at)) if (typeof part === 'object') look(part)
  }
  look(node)
  if (found.length > 0 && say === null) throw new Error(`${key} says something without a subject`)
  return found.map((text, at) => ({
    key: found.length === 1 ? key : `${key}.${at + 1}`,
    text,
    isTemplate: true,
  }))
}

const calls = (node: Node, name: string): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name

const declarationsIn = (program: Node): readonly Node[] =>
  program.body
    .map((statement: Node) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .filter((statement: Node) => statement?.type === 'VariableDeclaration')
    .flatMap((statement: Node) => statement.declarations)

const kebab = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/** In the order of the file; what it says twice in the same words is one text, under the first key. */
export const textsInSource = (file: string, source: string): readonly Found[] => {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const declarations = declarationsIn(program)
  const sayer = declarations.find(({ init }) => init && calls(init, 'sayIn'))
  const say: string | null = sayer?.init.arguments[0].value ?? null
  const found = declarations.flatMap(({ id, init }): readonly Found[] => {
    if (!init) return []
    if (calls(init, 'texts')) return textsIn(init.arguments[1], init.arguments[0].value, say)
    return say === null || init === sayer.init ? [] : saidIn(init, `${say}.${kebab(id.name)}`, say)
  })
  const said = new Set<string>()
  return found.filter(({ text, isTemplate }) => {
    const words = text.replaceAll(/\{\w+\}/g, '{}')
    if (!isTemplate) return true
    const isFirst = !said.has(words)
    said.add(words)
    return isFirst
  })
}

const categoryOf = (file: string): TextCategory => {
  if (/^(?:frontend\/src\/worker-pages|render-worker)\//.test(file)) return 'JS_CLIENT'
  if (/^functions\/|^domain\/messages\/(?:person-)?mails\.ts$/.test(file)) return 'INTEGRATION'
  return 'CLIENT'
}

/** Files that keep texts, relative to the root of the house. */
const textFiles = (): readonly string[] =>
  globSync('{domain,frontend/src,functions,render-worker}/**/*.ts', { cwd: root })
    .filter((file) => !/\.(?:test|fixture)\.ts$|node_modules/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("'#domain/texts/texts'"))
    .toSorted()

/** By key. */
export const listDefaults = (): readonly DefaultText[] =>
  textFiles()
    .flatMap((file) =>
      textsInSource(file, readFileSync(join(root, file), 'utf8')).map((found) => ({
        ...found,
        file,
        category: categoryOf(file),
      })),
    )
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))

/** The file that the function of the texts reads. */
export const writeTextList = (path: string): string => {
  writeFileSync(path, JSON.stringify(listDefaults()))
  return path
}
