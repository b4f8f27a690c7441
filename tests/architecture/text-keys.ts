/** What the syntax of a file tells of the keys of its texts, and of texts that are copied when it is loaded. */
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree, of which a few members are looked at
type Node = any

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const partsOf = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([name, part]) =>
    name === 'type' || !isNode(part) ? [] : Array.isArray(part) ? part.filter(isNode) : [part],
  )

const unwrapped = (node: Node): Node =>
  /^TS(?:As|Satisfies)Expression$|^ParenthesizedExpression$/.test(node?.type ?? '')
    ? unwrapped(node.expression)
    : node

const isFunction = (node: Node): boolean => /Function/.test(node.type ?? '')
const isType = (node: Node): boolean => /^TS(?!As|Satisfies|NonNull)/.test(node.type ?? '')
const callsTexts = (node: Node): boolean => node?.type === 'CallExpression' && node.callee.name === 'texts'

/** Literals, as they are written, that stand neither in a group nor in a template that is said. */
export const withoutKeys = (source: string): readonly string[] => {
  const { program } = parseSync('text.ts', source)
  const look = (node: Node, isInGroup: boolean): readonly string[] => {
    if (isType(node) || /^(?:Import|ExportAll)Declaration$/.test(node.type ?? '')) return []
    if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'say')
      return node.quasi.expressions.flatMap((part: Node) => look(part, false))
    if (node.type === 'CallExpression' && ['texts', 'sayIn'].includes(node.callee.name))
      return node.arguments.slice(1).flatMap((part: Node) => look(part, true))
    const isConstant = node.type === 'Literal' || node.type === 'TemplateLiteral'
    if (isConstant && !(isInGroup && (node.expressions?.length ?? 0) === 0))
      return [source.slice(node.start, node.end), ...partsOf(node).flatMap((part) => look(part, false))]
    const keys = node.type === 'Property' && !node.computed ? [node.value] : partsOf(node)
    return keys.flatMap((part: Node) => look(part, isInGroup && !isFunction(node)))
  }
  return look(program, false)
}

interface Source {
  readonly file: string
  readonly source: string
}

/** Names by file; whether what bears it holds texts itself, and not only groups of them. */
type Groups = ReadonlyMap<string, ReadonlyMap<string, 'flat' | 'nested'>>

const isNested = (node: Node): boolean => {
  const group = unwrapped(node.arguments?.[1])
  return (
    group?.type === 'ObjectExpression' &&
    group.properties.every(
      (part: Node) =>
        part.type === 'SpreadElement' ||
        (part.kind === 'init' && /^(?:Object|Array)Expression$/.test(unwrapped(part.value).type)),
    )
  )
}

const groupOf = ({ id, init }: Node, source: string): [name: string, shape: 'flat' | 'nested'][] => {
  const value = unwrapped(init)
  if (!value) return []
  if (callsTexts(value)) return [[id.name, isNested(value) ? 'nested' : 'flat']]
  const says = isFunction(value) && source.slice(value.start, value.end).includes('say`')
  return says ? [[id.name, 'flat']] : []
}

/** What each file of texts declares: its groups, and its functions that say something. */
export const groupsIn = (sources: readonly Source[]): Groups =>
  new Map(
    sources
      .filter(({ source }) => source.includes("'#domain/texts/texts'"))
      .map(({ file, source }) => {
        const declared = parseSync(file, source).program.body.flatMap((statement: Node) => {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
        })
        return [file, new Map(declared.flatMap((each: Node) => groupOf(each, source)))] as const
      }),
  )

const resolved = (file: string, specifier: string): string =>
  specifier.startsWith('#') ? `${specifier.slice(1)}.ts` : normalize(join(dirname(file), specifier))

/** Names of this file that stand for texts. */
const namesIn = (file: string, program: Node, groups: Groups): Map<string, 'flat' | 'nested'> => {
  const names = new Map(groups.get(file))
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue
    const group = groups.get(resolved(file, statement.source.value))
    for (const { imported, local, importKind } of statement.specifiers) {
      const shape = group?.get(imported?.name)
      if (importKind !== 'type' && shape !== undefined) names.set(local.name, shape)
    }
  }
  return names
}

/** Once: when the file is loaded. Kept: within a hook that keeps what it has made, until what it depends on changes. */
type When = 'once' | 'kept' | 'each time'

/** Reads of a text that happen once. */
export const copiesIn = (file: string, source: string, groups: Groups): readonly string[] => {
  const { program } = parseSync(file, source)
  const names = namesIn(file, program, groups)
  const shapeOf = (node: Node) => (node?.type === 'Identifier' ? names.get(node.name) : undefined)
  const isCopy = (node: Node): boolean => {
    switch (node.type) {
      case 'MemberExpression':
        return shapeOf(unwrapped(node.object)) !== undefined
      case 'CallExpression':
        return shapeOf(node.callee) !== undefined
      case 'SpreadElement':
        return shapeOf(node.argument) === 'flat'
      case 'VariableDeclarator':
        return node.id.type !== 'Identifier' && shapeOf(node.init) !== undefined
      default:
        return false
    }
  }
  const look = (node: Node, when: When): readonly string[] => {
    if (isType(node) || node.type === 'ImportDeclaration') return []
    if (when !== 'each time' && isCopy(node))
      return [
        `${file}:${source.slice(0, node.start).split('\n').length} ${source.slice(node.start, node.end)}`,
      ]
    const inside = isFunction(node) && when === 'once' ? 'each time' : when
    const isHook = node.type === 'CallExpression' && node.callee.name === 'useMemo'
    return partsOf(node).flatMap((part) => look(part, isHook ? 'kept' : inside))
  }
  return names.size === 0 ? [] : look(program, 'once')
}
