/**
 * Mistakes as people make them, each planted in a sensible quote where the rest of the quote gives it away to an attentive
 * colleague. Null where the quote has no such place.
 */
import { colorBook } from '#domain/catalogue/colors/color-book'
import { apply } from '#domain/configurator/apply'
import { createProduct } from '#domain/configurator/create'
import type { Patch } from '#domain/product/product'
import { hasNoWayOut } from './order-check-oracle.ts'
import type { PlannedRow } from './sensible-quotes.ts'

type Plan = readonly PlannedRow[]

interface Planted {
  readonly plan: Plan
  readonly rowNumber: number
  /** What a finding that has noticed it speaks of. */
  readonly noticed: RegExp
}

const isMade = ({ modelId, patch }: PlannedRow): boolean => {
  const product = createProduct(modelId)
  return product.ok && apply(product.value, patch, colorBook).ok
}

const withRow = (plan: Plan, index: number, change: (row: PlannedRow) => PlannedRow): Plan =>
  plan.map((row, at) => (at === index ? change(row) : row))

const withPatch =
  (patch: Patch) =>
  (row: PlannedRow): PlannedRow => ({ ...row, patch: { ...row.patch, ...patch } })

const siblings = (plan: Plan, row: PlannedRow): Plan =>
  plan.filter(
    ({ modelId, patch }) =>
      modelId === row.modelId && patch.width === row.patch.width && patch.height === row.patch.height,
  )

/** The last such row that can be made with the mistake in it. */
const plantedIn = (
  plan: Plan,
  isPlace: (row: PlannedRow) => boolean,
  mistake: (row: PlannedRow) => PlannedRow,
  noticed: RegExp,
): Planted | null => {
  const index = plan.findLastIndex((row) => isPlace(row) && isMade(mistake(row)))
  return index < 0 ? null : { plan: withRow(plan, index, mistake), rowNumber: index + 1, noticed }
}

const mirror: Readonly<Record<string, string>> = {
  SHV: 'SHH',
  SHH: 'SHV',
  SSV: 'SSH',
  SSH: 'SSV',
  VU: 'HU',
  HU: 'VU',
}

const escapeLost: Patch = { function: 'SSV' }

export const mistakes: Readonly<Record<string, (plan: Plan) => Planted | null>> = {
  /** Width and height of a row that has at least two others like it. */
  'swapped sides': (plan) =>
    plantedIn(
      plan,
      (row) => siblings(plan, row).length >= 3 && row.patch.width !== row.patch.height,
      (row) => withPatch({ width: row.patch.height ?? 0, height: row.patch.width ?? 0 })(row),
      /byttet om/,
    ),
  /** One of five or more that all hang the same way. */
  'wrong handing among siblings': (plan) =>
    plantedIn(
      plan,
      (row) => {
        const hand = row.patch.function
        const alike = siblings(plan, row)
        return (
          hand !== undefined &&
          hand in mirror &&
          alike.length >= 5 &&
          alike.every(({ patch }) => patch.function === hand)
        )
      },
      (row) => withPatch({ function: mirror[row.patch.function ?? ''] ?? '' })(row),
      /i samme mål er/,
    ),
  /** The width typed into the count. */
  'a count like a measure': (plan) =>
    plantedIn(
      plan,
      () => true,
      (row) => ({ ...row, numberOf: row.patch.width ?? 0 }),
      /ligner et mål/,
    ),
  /** Two layers typed for one of four or more windows of a model, all of which have three. */
  'glass too weak': (plan) =>
    plantedIn(
      plan,
      ({ modelId }) => {
        const kin = plan.filter((row) => row.modelId === modelId)
        const glasses = new Set(kin.map(({ patch }) => patch.glassCode))
        return modelId < 2000 && kin.length >= 4 && glasses.size === 1 && !glasses.has('201')
      },
      withPatch({ glassCode: '201' }),
      /isolerer dårligere/,
    ),
  /** The window that one climbs out of becomes one that swings, which is no way out. */
  'missing escape in a bedroom': (plan) =>
    plantedIn(
      plan,
      (row) => row.modelId === 1005 && !hasNoWayOut(plan, row),
      (row) => ({ ...withPatch(escapeLost)(row), modelId: 1003 }),
      /sidesving teller ikke som rømningsvei/,
    ),
}
