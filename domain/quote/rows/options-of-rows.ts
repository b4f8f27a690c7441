/**
 * What may be chosen for several rows at once: of each value how many rows have it, how many more can get it, and what that
 * adds to the viewer's own price of them all. Rows of the same product are judged once.
 */
import type { Viewer } from '#domain/access/access'
import type { ColorLists } from '#domain/catalogue/types'
import type { OptionField } from '#domain/configurator/candidates'
import type { Option } from '#domain/configurator/option'
import { optionsOf } from '#domain/configurator/options'
import { isSwitched, type SharedChoice, sharedFields } from '#domain/configurator/shared-options'
import type { PriceList } from '#domain/pricing/price-list'
import type { Configuration } from '#domain/rules/configuration'
import type { Ore } from '#domain/units'
import type { Configurations } from '../connections/joinable.ts'
import { ownLinePrice } from '../money/own-sums.ts'
import type { Manifest, ManifestRow } from '../quote.ts'

export interface OptionOfRows {
  readonly value: SharedChoice['value']
  readonly on: boolean
  readonly label: string
  readonly rgbHex: string | null
  /** Rows that have it already. */
  readonly have: number
  /** Other rows that can get it. */
  readonly can: number
  /** What it adds to those rows; null for a viewer who sees no prices. */
  readonly adds: Ore | null
}

interface Asked {
  readonly viewer: Viewer
  readonly manifest: Manifest
  readonly configurations: Configurations
  readonly colorLists: ColorLists
  readonly list: PriceList
}

/** Rows that differ by nothing but their reference. */
const productKey = ({ product: { modelId, choices } }: Configuration): string =>
  JSON.stringify({ ...choices, reference: modelId })

export const fieldsOfRows = ({
  configurations,
  colorLists,
}: Pick<Asked, 'configurations' | 'colorLists'>) => {
  const alike = Map.groupBy([...configurations.values()], productKey)
  const products = [...alike.values()].flatMap((rows) => {
    const [configuration] = rows
    return configuration === undefined ? [] : [{ configuration, rows: rows.length }]
  })
  return sharedFields(products, colorLists)
}

const listsBy = (field: OptionField, { configurations, colorLists, list }: Asked) => {
  const cache = new Map<string, readonly Option[]>()
  return (rowNumber: number): readonly Option[] => {
    const configuration = configurations.get(rowNumber)
    if (configuration === undefined) return []
    const key = productKey(configuration)
    const options = cache.get(key) ?? optionsOf(configuration, colorLists, list)[field]
    cache.set(key, options)
    return options
  }
}

const tally = (
  option: Option,
  on: boolean,
  { viewer, manifest }: Asked,
  row: ManifestRow,
): Pick<OptionOfRows, 'have' | 'can' | 'adds'> => {
  if (option.selected === on) return { have: 1, can: 0, adds: 0 }
  if (!option.available) return { have: 0, can: 0, adds: 0 }
  const now = ownLinePrice(viewer, manifest, row)
  const after = ownLinePrice(viewer, manifest, { ...row, gross: row.gross + (option.priceDelta ?? 0) })
  return { have: 0, can: 1, adds: now === null || after === null ? null : after - now }
}

export const optionsOfRows = (field: OptionField, asked: Asked): readonly OptionOfRows[] => {
  const rows = asked.manifest.rows.filter(({ rowNumber }) => asked.configurations.has(rowNumber))
  const listOf = listsBy(field, asked)
  const made = new Map<string, OptionOfRows>()
  for (const row of rows)
    for (const option of listOf(row.rowNumber))
      for (const on of isSwitched(field) ? [true, false] : [true]) {
        const value = option.value as SharedChoice['value']
        const key = JSON.stringify([value, on])
        const before = made.get(key)
        const { have, can, adds } = tally(option, on, asked, row)
        made.set(key, {
          value,
          on,
          label: option.label,
          rgbHex: option.rgbHex ?? null,
          have: (before?.have ?? 0) + have,
          can: (before?.can ?? 0) + can,
          adds: adds === null || before?.adds === null ? null : (before?.adds ?? 0) + adds,
        })
      }
  return [...made.values()]
}
