/**
 * Measures that many readers take of the same thing: each is taken once and remembered as long as the thing lives.
 * Layouts and polygons are values that nobody changes, so what was measured stays true.
 */
import type { Polygon } from '#domain/geometry/point'
import type { Layout } from './parts.ts'

const remembered = <Key extends object, Value, Thing>(
  keyOf: (thing: Thing) => Key,
  measureOf: (thing: Thing) => Value,
): ((thing: Thing) => Value) => {
  const cache = new WeakMap<Key, { readonly value: Value }>()
  return (thing) => {
    const key = keyOf(thing)
    const before = cache.get(key)
    if (before !== undefined) return before.value
    const value = measureOf(thing)
    cache.set(key, { value })
    return value
  }
}

export const perLayout = <Value>(measureOf: (layout: Layout) => Value): ((layout: Layout) => Value) =>
  remembered((layout: Layout) => layout, measureOf)

export const perPolygon = <Value>(measureOf: (polygon: Polygon) => Value): ((polygon: Polygon) => Value) =>
  remembered((polygon: Polygon) => polygon, measureOf)

/**
 * A measure of where parts stand, and of nothing that they carry: it may not read a pane's kind or properties, nor a
 * depth. Layouts that differ in those alone share their outline, and with it the measure.
 */
export const perPlaces = <Value>(measureOf: (layout: Layout) => Value): ((layout: Layout) => Value) =>
  remembered(({ outline }: Layout) => outline, measureOf)
