/** Quick choices that add an article by the number of windows (trade handbook 10.5: X09 and X10). */
import { type ArticleEffect, type ExtraId, extras } from '#domain/catalogue/data/extras'
import type { Manifest, ManifestRow } from '../quote.ts'

type Counted = Pick<ManifestRow, 'discountCategory' | 'isConstructionPart' | 'numberOf'>

export const isWindowRow = ({ discountCategory, isConstructionPart }: Omit<Counted, 'numberOf'>): boolean =>
  discountCategory === 'windows' && !isConstructionPart

/** Windows and glazed doors of a quote, counts included. */
export const windowsIn = ({ rows }: Pick<Manifest, 'rows'>): number =>
  rows.filter(isWindowRow).reduce((sum, { numberOf }) => sum + numberOf, 0)

export const articleExtras = (ids: readonly ExtraId[]): readonly ArticleEffect[] =>
  extras.flatMap(({ id, effect }) => (effect.kind === 'article' && ids.includes(id) ? [effect] : []))
