/** A row unlike its siblings: one facade has one colour and one glass, and most windows of a kind are hung alike. */
import { isWindow } from '#domain/catalogue/model-kind'
import type { FixName, OrderCheckCode } from '#domain/messages/order-check'
import type { Patch } from '#domain/product/product'
import type { SentenceData } from '#domain/result'
import {
  type CheckContext,
  type CheckedRow,
  editOf,
  type Hit,
  isMadeToOrder,
  type OrderRule,
} from '../order-rule.ts'

/** Fewer rows than this have no custom, and more odd ones than this share are a second custom. */
const CUSTOM_FROM = 3
const ODD_SHARE_MAX = 0.25

interface Likeness {
  readonly id: OrderRule['id']
  readonly code: OrderCheckCode
  readonly fix: FixName
  /** Rows are compared within a group; null keeps a row out. */
  readonly group: (row: CheckedRow) => string | null
  readonly value: (row: CheckedRow) => string | null
  readonly patch: (from: CheckedRow) => Patch
  readonly data: (odd: CheckedRow, custom: CheckedRow) => SentenceData
}

const isGlazed = ({ row, revision }: CheckedRow): boolean => !row.isConstructionPart && !revision.facts.isDoor

const oddIn = (group: readonly CheckedRow[], likeness: Likeness): readonly Hit[] => {
  const byValue = Map.groupBy(
    group.filter((row) => likeness.value(row) !== null),
    likeness.value,
  )
  const [custom, ...others] = [...byValue.values()].toSorted((one, other) => other.length - one.length)
  const model = custom?.[0]
  if (custom === undefined || model === undefined || custom.length < CUSTOM_FROM) return []
  const odd = others.flat()
  if (odd.length > ODD_SHARE_MAX * (custom.length + odd.length)) return []
  return odd.map((row) => ({
    rows: [row.row.rowNumber],
    data: likeness.data(row, model),
    fix: { name: likeness.fix, commands: [editOf(row, likeness.patch(model))] },
  }))
}

const find =
  (likeness: Likeness) =>
  ({ rows }: CheckContext): readonly Hit[] =>
    [...Map.groupBy(rows.filter(isMadeToOrder), likeness.group)].flatMap(([name, group]) =>
      name === null ? [] : oddIn(group, likeness),
    )

const choicesOf = ({ revision }: CheckedRow) => revision.product.choices

const likenesses: readonly Likeness[] = [
  {
    id: 'BK-5',
    code: 'check.color-unlike',
    fix: 'same-color',
    group: (row) => (isGlazed(row) ? 'facade' : null),
    value: ({ revision }) => revision.facts.colors.outer?.code ?? null,
    patch: (from) => ({ outerColor: choicesOf(from).outerColor, aluminium: choicesOf(from).aluminium }),
    data: ({ row, revision }, custom) => ({
      rowNumber: row.rowNumber,
      side: 'utvendig',
      color: revision.facts.colors.outer?.description ?? '',
      others: custom.revision.facts.colors.outer?.description ?? '',
    }),
  },
  {
    id: 'BK-6',
    code: 'check.color-unlike',
    fix: 'same-color',
    group: (row) => (isGlazed(row) ? 'rooms' : null),
    value: ({ revision }) => revision.facts.colors.inner?.code ?? null,
    patch: (from) => ({ innerColor: choicesOf(from).innerColor }),
    data: ({ row, revision }, custom) => ({
      rowNumber: row.rowNumber,
      side: 'innvendig',
      color: revision.facts.colors.inner?.description ?? '',
      others: custom.revision.facts.colors.inner?.description ?? '',
    }),
  },
  {
    id: 'BK-7',
    code: 'check.glass-unlike',
    fix: 'same-glass',
    group: ({ configuration: { model } }) =>
      isWindow(model) && model.fireClass === undefined && model.soundDb === undefined ? 'windows' : null,
    value: ({ revision }) => revision.facts.glass?.code ?? null,
    patch: (from) => ({ glassCode: choicesOf(from).glassCode }),
    data: ({ row, revision }, custom) => ({
      rowNumber: row.rowNumber,
      glass: revision.facts.glass?.name ?? '',
      others: custom.revision.facts.glass?.name ?? '',
    }),
  },
  {
    id: 'BK-8',
    code: 'check.handing-unlike',
    fix: 'same-handing',
    group: ({ row }) => String(row.modelId),
    value: (row) => choicesOf(row).function,
    patch: (from) => ({ function: choicesOf(from).function }),
    data: ({ row, revision }, custom) => ({
      rowNumber: row.rowNumber,
      handing: revision.facts.functionName,
      model: revision.facts.modelName,
      others: custom.revision.facts.functionName,
    }),
  },
]

export const siblingRules: readonly OrderRule[] = likenesses.map((likeness) => ({
  id: likeness.id,
  severity: 'WARN',
  code: likeness.code,
  find: find(likeness),
  source: 'rows of one project are alike unless somebody wants them not to be',
}))
