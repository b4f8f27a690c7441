/**
 * How many props each component of a file takes: what its first parameter names, there or in the first lines of the body
 * (`const { … } = props`), or what the type of that parameter has where it is written in the same file, whichever is most.
 */
import {
  type ArrowFunctionExpression,
  type FunctionDeclaration,
  type ObjectPattern,
  type Pattern,
  parseSync,
  type Statement,
  type TsType,
} from '@swc/core'

interface Component {
  readonly name: string
  readonly props: number
}

type Members = ReadonlyMap<string, number>

const membersOf = (type: TsType | undefined, known: Members): number => {
  switch (type?.type) {
    case 'TsTypeLiteral':
      return type.members.length
    case 'TsTypeReference':
      return type.typeName.type === 'Identifier' ? (known.get(type.typeName.value) ?? 0) : 0
    case 'TsIntersectionType':
      return type.types.reduce((sum, each) => sum + membersOf(each, known), 0)
    default:
      return 0
  }
}

const namedIn = ({ properties }: ObjectPattern): number =>
  properties.filter(({ type }) => type !== 'RestElement').length

const restOf = ({ properties }: ObjectPattern): string | undefined => {
  const rest = properties.find(({ type }) => type === 'RestElement')
  return rest?.type === 'RestElement' && rest.argument.type === 'Identifier' ? rest.argument.value : undefined
}

/** What the statements of a body take out of `props`. */
const namedFrom = (props: string | undefined, statements: readonly Statement[]): number =>
  statements
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .reduce(
      (sum, { id, init }) =>
        id.type === 'ObjectPattern' && init?.type === 'Identifier' && init.value === props
          ? sum + namedIn(id)
          : sum,
      0,
    )

const propsOf = (
  parameter: Pattern | undefined,
  statements: readonly Statement[],
  known: Members,
): number => {
  if (parameter?.type !== 'ObjectPattern' && parameter?.type !== 'Identifier') return 0
  const named =
    parameter.type === 'ObjectPattern'
      ? namedIn(parameter) + namedFrom(restOf(parameter), statements)
      : namedFrom(parameter.value, statements)
  // A generic component's type annotation stands on the pattern as well.
  const annotated = (parameter as { typeAnnotation?: { typeAnnotation: TsType } }).typeAnnotation
  return Math.max(named, membersOf(annotated?.typeAnnotation, known))
}

const isComponentName = (name: string): boolean => /^[A-Z][a-z]/.test(name)

/** The components of a `.tsx` file in the order in which they stand. */
export const componentsIn = (source: string): readonly Component[] => {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: true })
  const statements = body.map((item) => (item.type === 'ExportDeclaration' ? item.declaration : item))
  const known = new Map<string, number>()
  for (const item of statements) {
    if (item.type === 'TsInterfaceDeclaration') {
      const inherited = item.extends.map(({ expression }) =>
        expression.type === 'Identifier' ? (known.get(expression.value) ?? 0) : 0,
      )
      known.set(item.id.value, item.body.body.length + inherited.reduce((sum, each) => sum + each, 0))
    }
    if (item.type === 'TsTypeAliasDeclaration')
      known.set(item.id.value, membersOf(item.typeAnnotation, known))
  }
  return statements.flatMap((item): Component[] => {
    if (item.type === 'FunctionDeclaration') return component(item.identifier.value, item, known)
    if (item.type !== 'VariableDeclaration') return []
    return item.declarations.flatMap(({ id, init }) => {
      const made = init?.type === 'CallExpression' ? init.arguments[0]?.expression : init
      return id.type === 'Identifier' && made?.type === 'ArrowFunctionExpression'
        ? component(id.value, made, known)
        : []
    })
  })
}

const component = (
  name: string,
  { params, body }: ArrowFunctionExpression | FunctionDeclaration,
  known: Members,
): Component[] => {
  const [first] = params
  const parameter = first?.type === 'Parameter' ? first.pat : first
  // The parser calls it a FunctionBody, which its types do not know.
  const statements = body !== undefined && 'stmts' in body ? body.stmts : []
  return isComponentName(name) ? [{ name, props: propsOf(parameter, statements, known) }] : []
}
