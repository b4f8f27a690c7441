/** Measures that many readers take of one layout: each is taken once and remembered as long as the layout lives. */
import type { Layout } from './parts.ts'

export const perLayout = <Value>(measureOf: (layout: Layout) => Value): ((layout: Layout) => Value) => {
  const known = new WeakMap<Layout, { readonly value: Value }>()
  return (layout) => {
    const before = known.get(layout)
    if (before !== undefined) return before.value
    const value = measureOf(layout)
    known.set(layout, { value })
    return value
  }
}
