/**
 * What may be chosen at one place of a drawing: how a pane's field opens, its glass, what fills it, how it is divided; of a
 * bar its type, and whether it can go. Lists of the same options as the columns show, judged when they are first read.
 */
import { findCrossbarType, findDividerType } from '#domain/catalogue/catalogue'
import type { ColorLists } from '#domain/catalogue/types'
import { barCandidates, barTypeCandidates } from '#domain/configurator/bar-candidates'
import { type BarField, removeBars } from '#domain/configurator/bar-edits'
import type { Candidate } from '#domain/configurator/candidate'
import { candidates } from '#domain/configurator/candidates'
import type { Option } from '#domain/configurator/option'
import { judged } from '#domain/configurator/options'
import {
  fieldFunctionCandidates,
  panelPropertyCandidates,
  panelQualityCandidates,
} from '#domain/configurator/panel-candidates'
import { panesOf } from '#domain/layout/panes'
import type { Layout } from '#domain/layout/parts'
import { sentenceOf } from '#domain/messages/words'
import type { PriceList } from '#domain/pricing/price-list'
import type { Bar } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { isBarName } from './part-names.ts'
import { fieldOf } from './selection.ts'
import { placeChoiceText } from './text.ts'

export type PlaceMenuId = 'opening' | 'glass' | 'fill' | 'surface' | 'divide' | 'type' | 'remove'

export interface PlaceOption extends Option {
  /** The kind of thing that it is, where the label says what it does. */
  readonly detail?: string
}

export interface PlaceMenu {
  readonly id: PlaceMenuId
  /** It is the product's, and not the place's alone. */
  readonly isOfAll: boolean
  /** In the order in which they are offered; one that is on turns itself off where several may be on at once. */
  readonly options: () => readonly PlaceOption[]
  /** What is chosen now, for the button that opens the list. */
  readonly chosen: readonly Candidate[]
}

/** What options are judged from. */
interface Trade {
  readonly from: Configuration
  readonly colorLists: ColorLists
  readonly list: PriceList | undefined
}

const menu = (
  id: PlaceMenuId,
  isOfAll: boolean,
  offered: readonly Candidate[],
  { from, colorLists, list }: Trade,
): readonly PlaceMenu[] =>
  offered.length === 0
    ? []
    : [
        {
          id,
          isOfAll,
          options: () => judged(offered, from, colorLists, list),
          chosen: offered.filter(({ selected }) => selected),
        },
      ]

const DIRECTIONS = [
  ['dividers', 'VERTICAL'],
  ['dividers', 'HORIZONTAL'],
  ['crossbars', 'VERTICAL'],
  ['crossbars', 'HORIZONTAL'],
] as const

const typeName = (field: BarField, typeId: unknown): string =>
  (field === 'dividers' ? findDividerType : findCrossbarType)(String(typeId))?.name ?? ''

/** One more bar of the type that is there already, else of the first one that has room; its reason where none has. */
const divisionOf = (
  { from, colorLists, list }: Trade,
  [field, direction]: readonly [BarField, Bar['direction']],
  panel: string,
): readonly PlaceOption[] => {
  const types = barCandidates(from, field, direction, panel)
  const inUse = from.layout[field][0]?.typeId
  const ordered = [
    ...types.filter(({ value }) => value === inUse),
    ...types.filter(({ value }) => value !== inUse),
  ]
  let refused: PlaceOption | undefined
  for (const type of ordered) {
    const [option] = judged([{ ...type, label: placeChoiceText[field][direction] }], from, colorLists, list)
    if (option?.available) return [{ ...option, detail: typeName(field, type.value) }]
    refused ??= option
  }
  return refused === undefined ? [] : [refused]
}

/** The only pane is the whole: what is chosen for it stays where more come. */
const orAll = (address: string, of: number): string => (of > 1 ? address : '')

/** The pane itself, or every pane of a field that is pressed on by its sash or its bead. */
const panesAt = (part: string, layout: Layout) => {
  const panes = panesOf(layout)
  const own = panes.filter(({ address }) => address === part)
  const field = fieldOf(part, layout)
  return own.length > 0 ? own : panes.filter((pane) => pane.field === field || layout.leaf?.id === part)
}

const ofPanel = (part: string, trade: Trade): readonly PlaceMenu[] => {
  const { from, colorLists } = trade
  const { layout } = from
  const panes = panesAt(part, layout)
  const [first] = panes
  const field = fieldOf(part, layout) ?? first?.field ?? ''
  const own = fieldFunctionCandidates(from, field)
  const scope = orAll(panes.length === 1 ? (first?.address ?? '') : field, panesOf(layout).length)
  const divided = orAll(field, layout.fields.length)
  const isSolid = panes.some(({ kind }) => kind === 'PANEL')
  const divisions = (): readonly PlaceOption[] =>
    DIRECTIONS.flatMap((way) => divisionOf(trade, way, way[0] === 'dividers' ? divided : scope))
  const canDivide = DIRECTIONS.some(([bars, way]) => barCandidates(from, bars, way, divided).length > 0)
  return [
    ...menu('opening', own.length === 0, own.length > 0 ? own : candidates.function(from, colorLists), trade),
    ...(panes.some(({ kind }) => kind === 'GLASS')
      ? menu('glass', true, candidates.glassCode(from, colorLists), trade)
      : []),
    ...(panes.length === 0 ? [] : menu('fill', scope === '', panelPropertyCandidates(from, scope), trade)),
    ...(isSolid ? menu('surface', scope === '', panelQualityCandidates(from, scope), trade) : []),
    ...(canDivide && layout.leaf === null
      ? [{ id: 'divide' as const, isOfAll: false, options: divisions, chosen: [] }]
      : []),
  ]
}

const removal = (name: string, field: BarField, { from, colorLists, list }: Trade): readonly Option[] => {
  const removed = removeBars(from, field, [name])
  const option = { value: name, label: placeChoiceText.remove, selected: false }
  return removed.ok
    ? judged([{ ...option, patch: removed.value }], from, colorLists, list)
    : [{ ...option, patch: {}, available: false, reason: sentenceOf(removed) }]
}

const ofBar = (name: string, trade: Trade): readonly PlaceMenu[] => {
  const { from } = trade
  const field: BarField = name.includes('crossbar/') ? 'crossbars' : 'dividers'
  const part = [...from.layout[field]].find(({ bar }) => bar === name)
  if (part === undefined) return []
  const chosenIn =
    part.choiceIndex === null
      ? part.panel
      : (from.product.choices[field][part.choiceIndex]?.panel ?? part.panel)
  return [
    ...menu('type', false, barTypeCandidates(from, field, chosenIn), trade),
    { id: 'remove', isOfAll: false, options: () => removal(name, field, trade), chosen: [] },
  ]
}

/** None where nothing can be chosen at that place. */
export const placeMenus = (
  part: string,
  from: Configuration,
  colorLists: ColorLists,
  list?: PriceList,
): readonly PlaceMenu[] => (isBarName(part) ? ofBar : ofPanel)(part, { from, colorLists, list })
