/**
 * What is looked at of a sheet or a model before it becomes lines: as much as there is room for, and one line more, which tells that it is too
 * much. Nothing beyond it is made or read, however long the file is.
 */
interface WithinRoom<Line> {
  readonly lines: readonly Line[]
  /** More would be taken than there is room for. */
  readonly isTooMany: boolean
}

/** What is not taken stands beside the others and needs no room. */
export const withinRoom = <Item, Line>(
  items: readonly Item[],
  room: number,
  { lineOf, isTaken }: { readonly lineOf: (item: Item) => Line; readonly isTaken: (line: Line) => boolean },
): WithinRoom<Line> => {
  const lines: Line[] = []
  let taken = 0
  for (const item of items) {
    const line = lineOf(item)
    lines.push(line)
    if (isTaken(line)) taken += 1
    if (taken > room) return { lines, isTooMany: true }
  }
  return { lines, isTooMany: false }
}
