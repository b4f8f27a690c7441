/**
 * A whole row written into the product menu in the words of quick entry, such as `2 ssv 790x1290 hvit "V6 Soverom`. A size that
 * is not said comes with the model, as it does when a tile is chosen. Pure and total.
 */
import { openingFunctions } from '#domain/catalogue/data/functions'
import type { Configuration } from '#domain/rules/configuration'
import { fold } from '#domain/vocabulary/fold'
import { type Doubt, doubt } from './doubt.ts'
import { orderInForce, sayRow } from './print-row.ts'
import type { ReadingContext, RowOrder } from './read-row.ts'
import { readSchedule } from './read-schedule.ts'
import { type Token, tokensOf } from './tokens.ts'

export interface MenuLine {
  /** Null until the model is known. */
  readonly order: RowOrder | null
  /** The row in full words; empty until the model is known. */
  readonly words: string
  /** The product as it would be; null where it cannot be made. */
  readonly configuration: Configuration | null
  /** Empty when the row can be made. */
  readonly doubts: readonly Doubt[]
}

const openings = new Set(openingFunctions.map(({ id }) => fold(id)))

/** What the menu's search passes over in silence. */
const isPassedOver = ({ kind }: Token): boolean => kind === 'reference' || kind === 'measure'

const isOpening = (token: Token): boolean => token.kind === 'word' && openings.has(token.key)

const saysMore = ({ patch }: RowOrder): boolean =>
  Object.keys(patch).some((field) => field !== 'width' && field !== 'height')

/**
 * Null where the text is for the menu's search: nothing is said but a model, a size and a count. `hasHits`: whether that search
 * knows every word, so that what is unclear as a line may still be the name of a model.
 */
export const readMenuLine = (text: string, context: ReadingContext, hasHits: boolean): MenuLine | null => {
  const [line] = readSchedule([text], context)
  const [row, second] = line?.rows ?? []
  if (row === undefined) return null
  const tokens = tokensOf(text)
  const isWritten = tokens.some(isPassedOver)
  if (second !== undefined)
    return {
      order: null,
      words: '',
      configuration: null,
      doubts: [doubt('row.several', { start: 0, end: text.length })],
    }
  const isMore = isWritten || tokens.some(isOpening) || (row.order !== null && saysMore(row.order))
  if (!isMore) return null
  const inForce = orderInForce(row)
  const doubts = row.doubts.filter(({ code }) => code !== 'size.missing')
  if (doubts.length > 0 && hasHits && !isWritten) return null
  return {
    order: row.order,
    words: inForce === null ? '' : sayRow(inForce, context.colorLists),
    configuration: row.configuration,
    doubts,
  }
}
