/**
 * What has changed between two versions of a quote, as a seller tells it to the customer: which rows came, went or became
 * something else, what each comes to now, what freight and other articles did, and what the whole comes to. Values are those
 * in force, so what followed by itself is told too. Money is the viewer's own.
 */
import type { Viewer } from '#domain/access/access'
import type { ColorLists } from '#domain/catalogue/types'
import { configure } from '#domain/configurator/configure'
import { sayValue } from '#domain/configurator/say-value'
import { fieldName } from '#domain/messages/fields'
import { figure } from '#domain/messages/figures'
import type { ChoiceField } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { Ore } from '#domain/units'
import type { Revisions } from '../extras/extras.ts'
import { editsOf, fieldsOf, referenceFor } from '../header/header.ts'
import { type OwnSums, ownLinePrice, ownSums } from '../money/own-sums.ts'
import { articlesOf, rowMoney, seesPrices } from '../money/visible-money.ts'
import type { Manifest, ManifestRow, RowRevision } from '../quote.ts'
import { changesSinceText } from './changes-since-text.ts'

export interface QuoteVersion {
  readonly manifest: Manifest
  /** The revisions of rows that differ between the two versions; the other rows are not read. */
  readonly revisions: Revisions
}

interface FieldChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

interface RowChange {
  readonly rowNumber: number
  readonly description: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly fields: readonly FieldChange[]
  /** The row's price; null where it is not there, or hidden. */
  readonly before: Ore | null
  readonly after: Ore | null
}

interface ArticleChange {
  readonly description: string
  readonly before: Ore | null
  readonly after: Ore | null
}

export interface ChangesSince {
  readonly rows: readonly RowChange[]
  /** Fields of the header, in words. */
  readonly header: readonly string[]
  readonly articles: readonly ArticleChange[]
  readonly before: OwnSums
  readonly after: OwnSums
}

const revisionIn = ({ revisions }: QuoteVersion, { revisionId }: ManifestRow): RowRevision => {
  const revision = revisions.get(revisionId)
  if (revision === undefined) throw new Error(`revision ${revisionId} was not read`)
  return revision
}

const productChanges = (
  before: RowRevision,
  after: RowRevision,
  colorLists: ColorLists,
): readonly FieldChange[] => {
  const [was, is] = [configure(before.product, colorLists), configure(after.product, colorLists)]
  const fields = (Object.keys(is.values) as ChoiceField[]).filter(
    (field) => !sameChoice(was.values[field], is.values[field]),
  )
  return fields.flatMap((field) => {
    const change = {
      field: fieldName(field),
      before: sayValue(field, was.values[field], { model: was.model, colorLists }),
      after: sayValue(field, is.values[field], { model: is.model, colorLists }),
    }
    // Another place of a bar, say: told as changed, because in words both are the same.
    return [change.before === change.after ? { ...change, after: changesSinceText.changed } : change]
  })
}

const figureChanges = (
  viewer: Viewer,
  [then, before]: readonly [Manifest, ManifestRow],
  [now, after]: readonly [Manifest, ManifestRow],
): readonly FieldChange[] => {
  const percent = (rate: number | null) => (rate === null ? '–' : `${figure(rate)}\u00a0%`)
  const rates = [
    rowMoney(viewer, then, before).discountRate,
    rowMoney(viewer, now, after).discountRate,
  ] as const
  return [
    ...(before.numberOf === after.numberOf
      ? []
      : [{ field: fieldName('numberOf'), before: String(before.numberOf), after: String(after.numberOf) }]),
    ...(rates[0] === rates[1]
      ? []
      : [{ field: fieldName('discountRate'), before: percent(rates[0]), after: percent(rates[1]) }]),
  ]
}

const rowChange = (
  viewer: Viewer,
  then: QuoteVersion,
  now: QuoteVersion,
  colorLists: ColorLists,
  [before, after]: readonly [ManifestRow | undefined, ManifestRow | undefined],
): RowChange | null => {
  const row = after ?? before
  if (row === undefined) return null
  const prices = {
    before: before === undefined ? null : ownLinePrice(viewer, then.manifest, before),
    after: after === undefined ? null : ownLinePrice(viewer, now.manifest, after),
  }
  const { rowNumber, description } = row
  if (before === undefined || after === undefined)
    return { rowNumber, description, kind: before === undefined ? 'added' : 'removed', fields: [], ...prices }
  const fields = [
    ...figureChanges(viewer, [then.manifest, before], [now.manifest, after]),
    ...(before.revisionId === after.revisionId
      ? []
      : productChanges(revisionIn(then, before), revisionIn(now, after), colorLists)),
  ]
  if (fields.length === 0 && prices.before === prices.after) return null
  return { rowNumber, description, kind: 'changed', fields, ...prices }
}

const articleChanges = (viewer: Viewer, then: Manifest, now: Manifest): readonly ArticleChange[] => {
  if (!seesPrices(viewer, now)) return []
  const [was, is] = [articlesOf(then), articlesOf(now)]
  const all = new Map([...was, ...is].map(({ article, description }) => [article, description]))
  return [...all].flatMap(([article, description]) => {
    const priceIn = (list: typeof was) => list.find((each) => each.article === article)?.price ?? null
    const [before, after] = [priceIn(was), priceIn(is)]
    return before === after ? [] : [{ description, before, after }]
  })
}

const headerChanges = (viewer: Viewer, then: Manifest, now: Manifest): readonly string[] => {
  const shown = (manifest: Manifest) => ({
    ...manifest.header,
    externalReference: referenceFor(viewer, manifest.header),
  })
  const fields = fieldsOf(editsOf(shown(then), shown(now)))
  return [...new Set(fields.map((field) => fieldName(field.split('.')[0] ?? field)))]
}

export const changesSince = (
  viewer: Viewer,
  then: QuoteVersion,
  now: QuoteVersion,
  colorLists: ColorLists,
): ChangesSince => {
  const rowsOf = ({ manifest }: QuoteVersion) => new Map(manifest.rows.map((row) => [row.rowNumber, row]))
  const [was, is] = [rowsOf(then), rowsOf(now)]
  const numbers = [...new Set([...was.keys(), ...is.keys()])].toSorted((one, other) => one - other)
  return {
    rows: numbers
      .map((rowNumber) => rowChange(viewer, then, now, colorLists, [was.get(rowNumber), is.get(rowNumber)]))
      .filter((change) => change !== null),
    header: headerChanges(viewer, then.manifest, now.manifest),
    articles: articleChanges(viewer, then.manifest, now.manifest),
    before: ownSums(viewer, then.manifest),
    after: ownSums(viewer, now.manifest),
  }
}
