/**
 * How far the measures of a refused edit could have gone, in the words that the fields of the editor use, for whoever asks without
 * such a field: another program, or a page whose product was another one.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { fieldName } from '#domain/messages/fields'
import { sayLimit } from '#domain/messages/limits'
import { unitOfMeasure } from '#domain/product/measures'
import type { Patch } from '#domain/product/product'
import { success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { isAllowed, type Limit, limitOf } from './limits.ts'

/** A measure of the edit that is another than now: its path and a way to write another value in its place. */
interface Asked {
  readonly path: string
  readonly now: number
  readonly typed: number
  readonly write: (value: number) => Patch
}

const askedIn = (patch: Patch, choices: object): readonly Asked[] =>
  Object.entries(patch).flatMap(([field, value]): readonly Asked[] => {
    const before: unknown = (choices as Record<string, unknown>)[field]
    if (typeof value === 'number')
      return [
        { path: field, typed: value, now: Number(before), write: (next) => ({ ...patch, [field]: next }) },
      ]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    const parts = (before ?? {}) as Record<string, unknown>
    return Object.entries(value).flatMap(([part, typed]) =>
      typeof typed === 'number'
        ? [
            {
              path: `${field}.${part}`,
              typed,
              now: Number(parts[part]),
              write: (next) => ({ ...patch, [field]: { ...value, [part]: next } }),
            },
          ]
        : [],
    )
  })

const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`

/** The other outer measure is told as it was asked for. */
const besideAsAsked = (limit: Limit, patch: Patch): Limit => {
  const { beside } = limit
  return beside === null
    ? limit
    : { ...limit, beside: { ...beside, value: patch[beside.field] ?? beside.value } }
}

/** The first measure that alone would put the edit right; null where none would, or where the edit is not refused. */
export const explainLimits = (from: Configuration, patch: Patch, colorLists: ColorLists): string | null => {
  if (isAllowed(from, patch, colorLists)) return null
  for (const { path, now, typed, write } of askedIn(patch, from.values)) {
    const unit = unitOfMeasure(path)
    if (unit === null || !Number.isFinite(now) || typed === now) continue
    const outer = path === 'width' || path === 'height' ? path : undefined
    const measure = { now, step: 1, write: (value: number) => success(write(value)) }
    const limit = limitOf(from, measure, typed, colorLists, outer)
    if (limit !== null) return asSentence(`${fieldName(path)} ${sayLimit(besideAsAsked(limit, patch), unit)}`)
  }
  return null
}
