/**
 * What a tool leaves on the page (D-021, D-022): one product row, rows that are mounted together with where each stands,
 * or a frozen input of the render worker, which says by itself what the picture shall be like. Pure; never throws,
 * whatever it is given.
 */
import * as z from 'zod'
import type { ColorLists } from '#domain/catalogue/types'
import { type RowImageInput, rowImageInput } from '#domain/contracts/render'
import { colorListsOf, type DrawnRow, drawnRow } from '../../row/picture/drawn-row.ts'
import type { PictureOptions } from '../../row/picture/picture-options.ts'
import { type PicturePlace, rowPlace } from '../../row/picture/row-place.ts'
import { faultOfData } from './plain-data.ts'
import { type Read, read, refused, unreadable } from './read.ts'

export interface Injected {
  /** The row that the picture is of comes first. */
  readonly rows: readonly [DrawnRow, ...DrawnRow[]]
  readonly places: readonly PicturePlace[]
  readonly colorLists: ColorLists
  /** Set with a frozen input, whose address holds no options. */
  readonly options?: PictureOptions
}

/** As many as one would ever mount together. */
const ROWS_MOST = 50

const construction = z.object({
  models: z.array(drawnRow).min(1).max(ROWS_MOST),
  connections: z.array(rowPlace).max(ROWS_MOST),
})

const fromFrozen = ({ product, palette, kind: _, ...options }: RowImageInput): Injected => ({
  rows: [
    { component: 'Product', rowNumber: 1, model: { id: String(product.modelId) }, choices: product.choices },
  ],
  places: [],
  colorLists: palette,
  options: {
    ...options,
    renderer: options.view === 'perspective' ? 'webgl' : options.renderer,
    showErrorMarker: false,
    hideFunctionIndicator: false,
  },
})

const fromConstruction = (
  { models, connections }: z.infer<typeof construction>,
  mainRow: number,
): Read<Injected> => {
  const main = models.find(({ rowNumber }) => rowNumber === mainRow)
  if (main === undefined) return refused(`row ${mainRow} is not among the models`)
  const numbers = new Set(models.map(({ rowNumber }) => rowNumber))
  if (numbers.size < models.length) return refused('two models have the same row number')
  const homeless = models.find(({ rowNumber }) => !connections.some((place) => place.rowNumber === rowNumber))
  if (models.length > 1 && homeless) return refused(`row ${homeless.rowNumber} stands nowhere`)
  const empty = connections.find(({ rowNumber, bb }) => bb !== null && !numbers.has(rowNumber))
  if (empty) return refused(`row ${empty.rowNumber} has a place and no model`)
  const others = models.filter((model) => model !== main)
  return read({ rows: [main, ...others], places: connections, colorLists: colorListsOf(models) })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (given: unknown, mainRow: number): Read<Injected> => {
  const fault = faultOfData(given)
  if (fault !== null) return refused(fault)
  if (!isRecord(given)) return refused('neither a product nor a construction')
  if (Object.hasOwn(given, 'kind')) {
    const parsed = rowImageInput.safeParse(given)
    return parsed.success ? read(fromFrozen(parsed.data)) : unreadable(parsed.error)
  }
  if (Object.hasOwn(given, 'models')) {
    const parsed = construction.safeParse(given)
    return parsed.success ? fromConstruction(parsed.data, mainRow) : unreadable(parsed.error)
  }
  const parsed = drawnRow.safeParse(given)
  if (!parsed.success) return unreadable(parsed.error)
  return read({ rows: [parsed.data], places: [], colorLists: colorListsOf([parsed.data]) })
}

/** `mainRow` is the row that the address names. */
export const parseInjected = (given: unknown, mainRow: number): Read<Injected> => {
  try {
    return parse(given, mainRow)
  } catch (error) {
    // Reading it ran somebody's own code.
    return refused(`cannot be read: ${String(error)}`.slice(0, 300))
  }
}
