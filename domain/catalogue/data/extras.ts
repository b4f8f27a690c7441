/**
 * Quick choices (Hurtigvalg, trade handbook 10.5): one tick on the quote that puts an option into all its windows, or adds an
 * article by their number. Entrance doors are left alone.
 */
import { withDisplayNames } from '../display-names.ts'
import type { ArticleId } from './articles.ts'

export const extraIds = ['X01', 'X02', 'X03', 'X04', 'X05', 'X06', 'X07', 'X08', 'X09', 'X10'] as const
export type ExtraId = (typeof extraIds)[number]

/** What is put into the choices of a window. */
export type ExtraEffect =
  | { readonly kind: 'cladding' }
  | { readonly kind: 'vent' }
  | { readonly kind: 'misc'; readonly id: number }
  | {
      readonly kind: 'code'
      readonly field: 'glassCode' | 'spacerColor' | 'extensionJambGroove' | 'doorHandleId'
      readonly code: string
    }

/** One piece of an article for each begun number of windows. */
export interface ArticleEffect {
  readonly kind: 'article'
  readonly article: ArticleId
  readonly windowsPerPiece: number
}

export interface Extra {
  readonly id: ExtraId
  readonly name: string
  readonly effect: ExtraEffect | ArticleEffect
  /** Only for windows with a sash that opens. */
  readonly forOpening?: true
}

export const extras: readonly Extra[] = /* @__PURE__ */ withDisplayNames([
  { id: 'X01', name: 'Aluminiumskledning på alle vinduer', effect: { kind: 'cladding' } },
  {
    id: 'X02',
    name: 'Sikkerhetsglass innvendig (311) på alle vinduer',
    effect: { kind: 'code', field: 'glassCode', code: '311' },
  },
  { id: 'X03', name: 'Ventil på alle åpningsbare vinduer', effect: { kind: 'vent' }, forOpening: true },
  {
    id: 'X04',
    name: 'Barnesikring på alle åpningsbare vinduer',
    effect: { kind: 'misc', id: 101 },
    forOpening: true,
  },
  {
    id: 'X05',
    name: 'Hvit varmkant i alle glass',
    effect: { kind: 'code', field: 'spacerColor', code: '03' },
  },
  {
    id: 'X06',
    name: 'Foringsspor 12 mm på alle vinduer',
    effect: { kind: 'code', field: 'extensionJambGroove', code: '12' },
  },
  { id: 'X07', name: 'Matt sort vindusvrider', effect: { kind: 'code', field: 'doorHandleId', code: 'W03' } },
  { id: 'X08', name: 'Karmhylser formontert', effect: { kind: 'misc', id: 104 } },
  {
    id: 'X09',
    name: 'Fugepakke (skum og bånd), 1 per 3 vinduer',
    effect: { kind: 'article', article: '9907', windowsPerPiece: 3 },
  },
  {
    id: 'X10',
    name: 'Monteringsskruer, 1 eske per 10 vinduer',
    effect: { kind: 'article', article: '9908', windowsPerPiece: 10 },
  },
])
