/**
 * What may be chosen next, field by field: each candidate judged as the edit that it is, so an option is available
 * exactly when `apply` accepts it and its reason is the one that `apply` gives. A list is worked out when it is first read.
 */
import { findGlass } from '#domain/catalogue/catalogue'
import type { ColorLists } from '#domain/catalogue/types'
import { sentenceOf } from '#domain/messages/words'
import type { PriceList } from '#domain/pricing/price-list'
import { grossOf } from '#domain/pricing/price-product'
import type { Bar, Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { Configuration } from '#domain/rules/configuration'
import type { Ore } from '#domain/units'
import { type AcceptedEdit, judge } from './apply.ts'
import { barCandidates, barTypeCandidates } from './bar-candidates.ts'
import type { Candidate } from './candidate.ts'
import { candidates, type OptionField } from './candidates.ts'
import { pricedOf } from './configure.ts'
import type { Force } from './evaluate.ts'
import type { Option } from './option.ts'
import {
  fieldFunctionCandidates,
  panelPropertyCandidates,
  panelQualityCandidates,
} from './panel-candidates.ts'
import { changedFields } from './patch.ts'
import { changeText } from './text.ts'

export type { OptionField } from './candidates.ts'
export type Options = Readonly<Record<OptionField, readonly Option[]>>

const wordsOf = ({ field, to, code, data }: Force): string | null => {
  if (field === 'glassCode') return changeText.glass(findGlass(String(to))?.name ?? String(to))
  if (field === 'depth') return changeText.depth(String(to))
  return code === undefined ? null : sentenceOf({ code, ...(data && { data }) })
}

/** What begins to be forced by an edit, in words. */
const changesOf = (from: Configuration, { settled }: AcceptedEdit): readonly string[] => {
  const begun = settled.forces.filter(
    ({ field, to }) => !from.forced.some((force) => force.field === field && sameChoice(force.to, to)),
  )
  return [...new Set(begun.map(wordsOf).filter((words) => words !== null))]
}

type Verdict = Pick<Option, 'available' | 'reason' | 'changes' | 'priceDelta'>

const verdictOn = (
  patch: Patch,
  from: Configuration,
  colorLists: ColorLists,
  list: PriceList | undefined,
  gross: () => Ore | null,
): Verdict => {
  // What is chosen already can be had, and costs what it costs.
  if (changedFields(from.product.choices, patch).size === 0)
    return { available: true, ...(list !== undefined && gross() !== null && { priceDelta: 0 }) }
  const judged = judge(from, patch, colorLists)
  if (!judged.ok) return { available: false, reason: sentenceOf(judged) }
  const changes = changesOf(from, judged.value)
  const now = list === undefined ? null : gross()
  const priced = list === undefined ? null : grossOf(pricedOf(judged.value.settled), list)
  return {
    available: true,
    ...(changes.length > 0 && { changes }),
    ...(now !== null && priced?.ok === true && { priceDelta: priced.value - now }),
  }
}

/** Judges candidates one by one; those that are alike are judged once, unless choosing them changes something else. */
const toOptions = (
  candidates: readonly Candidate[],
  from: Configuration,
  colorLists: ColorLists,
  list: PriceList | undefined,
  gross: () => Ore | null,
): readonly Option[] => {
  const shared = new Map<string, Verdict>()
  return candidates.map(({ alike, ...candidate }) => {
    // What is chosen already is judged by itself: it can be had also where another would be refused.
    const isChosen = changedFields(from.product.choices, candidate.patch).size === 0
    const cached = alike === undefined || isChosen ? undefined : shared.get(alike)
    const verdict = cached ?? verdictOn(candidate.patch, from, colorLists, list, gross)
    if (alike !== undefined && !isChosen && verdict.changes === undefined) shared.set(alike, verdict)
    return { ...candidate, ...verdict }
  })
}

/** The unit list price that differences are counted from; worked out once. */
const grossOnce = (from: Configuration, list: PriceList | undefined): (() => Ore | null) => {
  let cached: { readonly gross: Ore | null } | undefined
  return () => {
    if (cached === undefined) {
      const priced = list === undefined ? null : grossOf(from, list)
      cached = { gross: priced?.ok === true ? priced.value : null }
    }
    return cached.gross
  }
}

export const optionsOf = (from: Configuration, colorLists: ColorLists, list?: PriceList): Options => {
  const gross = grossOnce(from, list)
  const lists = {} as Record<OptionField, readonly Option[]>
  for (const field of Object.keys(candidates) as OptionField[]) {
    let made: readonly Option[] | undefined
    Object.defineProperty(lists, field, {
      enumerable: true,
      get: () => {
        made ??= toOptions(candidates[field](from, colorLists), from, colorLists, list, gross)
        return made
      },
    })
  }
  return lists
}

/** Candidates that are put together elsewhere, judged as every list is. */
export const judged = (
  offered: readonly Candidate[],
  from: Configuration,
  colorLists: ColorLists,
  list?: PriceList,
): readonly Option[] => toOptions(offered, from, colorLists, list, grossOnce(from, list))

/** One more post, transom or glazing bar of each type in a panel: whether it has room, and what it costs. */
export const barOptionsOf = (
  from: Configuration,
  field: 'dividers' | 'crossbars',
  direction: Bar['direction'],
  colorLists: ColorLists,
  list?: PriceList,
  panel = '',
): readonly Option[] =>
  toOptions(barCandidates(from, field, direction, panel), from, colorLists, list, grossOnce(from, list))

/** Other types for the bars that a panel has. */
export const barTypeOptionsOf = (
  from: Configuration,
  field: 'dividers' | 'crossbars',
  panel: string,
  colorLists: ColorLists,
  list?: PriceList,
): readonly Option[] =>
  toOptions(barTypeCandidates(from, field, panel), from, colorLists, list, grossOnce(from, list))

/** Properties that one panel may have; addresses are the layout's, '' is every pane. */
export const panelPropertyOptionsOf = (
  from: Configuration,
  panel: string,
  colorLists: ColorLists,
  list?: PriceList,
): readonly Option[] =>
  toOptions(panelPropertyCandidates(from, panel), from, colorLists, list, grossOnce(from, list))

/** Surfaces that the solid panel of one address may have; '' is all of them, or the leaf of a door. */
export const panelQualityOptionsOf = (
  from: Configuration,
  panel: string,
  colorLists: ColorLists,
  list?: PriceList,
): readonly Option[] =>
  toOptions(panelQualityCandidates(from, panel), from, colorLists, list, grossOnce(from, list))

/** How one field of a divided product may open. */
export const fieldFunctionOptionsOf = (
  from: Configuration,
  panel: string,
  colorLists: ColorLists,
  list?: PriceList,
): readonly Option[] =>
  toOptions(fieldFunctionCandidates(from, panel), from, colorLists, list, grossOnce(from, list))
