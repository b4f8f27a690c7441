/**
 * The rows of a quote in groups, from one edit to the next. A row that went to another group would be built anew, with everything that is in
 * it; so a row stays in the group that it stood in, as long as it keeps its place among the others, and one row that goes, comes or moves
 * leaves all others as they are. Pure.
 */
export interface Group<Item> {
  /** Given once. */
  readonly id: number
  readonly items: readonly Item[]
}

/**
 * Of things that stood at these places (-1: nowhere), which are still in the order that they stood in: the most that there are. Answers their
 * indices. The longest increasing subsequence, by patience sorting.
 */
const inOldOrder = (places: readonly number[]): ReadonlySet<number> => {
  /** For each length, the end of a run so long that ends lowest. */
  const ends: number[] = []
  const precursors: (number | undefined)[] = []
  places.forEach((place, index) => {
    if (place < 0) return
    const length = ends.findLastIndex((end) => (places[end] ?? 0) < place) + 1
    precursors[index] = ends[length - 1]
    ends[length] = index
  })
  const kept = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = precursors[index]) kept.add(index)
  return kept
}

/**
 * `before` are the groups of the last time; none for the first, when each has `size` items. From then on one has at most twice as many:
 * what comes or has moved joins the group before it while that is not full.
 */
export const regroup = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
  before: readonly Group<Item>[],
  size: number,
): readonly Group<Item>[] => {
  const stood = before.flatMap((group) => group.items.map((item) => ({ key: keyOf(item), home: group.id })))
  const places = new Map(stood.map(({ key }, place) => [key, place]))
  const placeOf = (item: Item): number => places.get(keyOf(item)) ?? -1
  const kept = inOldOrder(items.map(placeOf))
  const homeOf = (item: Item): number | undefined => stood[placeOf(item)]?.home

  const groups: { readonly id: number; readonly home: number | undefined; readonly items: Item[] }[] = []
  const homes = new Set(before.map(({ id }) => id))
  let highest = Math.max(0, ...homes)
  /** A home that had to be parted goes on under another number. */
  const idFor = (home: number | undefined): number => {
    if (home !== undefined && homes.delete(home)) return home
    highest += 1
    return highest
  }
  items.forEach((item, index) => {
    const home = kept.has(index) ? homeOf(item) : undefined
    const last = groups.at(-1)
    const isComing = home === undefined
    const belongs = last !== undefined && (isComing || home === last.home)
    if (belongs && last.items.length < (isComing ? size : 2 * size)) last.items.push(item)
    else groups.push({ id: idFor(home), home, items: [item] })
  })
  return groups.map(({ id, items: of }) => ({ id, items: of }))
}
