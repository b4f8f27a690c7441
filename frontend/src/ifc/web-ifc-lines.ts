/** What web-ifc has read of a file, as plain values. It is asked for many lines at a time, because each question costs as much as a dozen answers. */
import type { IfcAPI } from 'web-ifc'
import type { IfcLine, IfcLines, IfcValue } from '#domain/exchange/ifc-import/lines'

const BATCH = 1000
/** Its kinds of values that are not just what they hold. */
const REFERENCE = 5

interface RawLine {
  readonly ID: number
  readonly type: number
  readonly arguments: readonly unknown[]
}

const plainValue = (raw: unknown): IfcValue => {
  if (Array.isArray(raw)) return raw.map(plainValue)
  if (typeof raw !== 'object' || raw === null) return null
  const { type, value } = raw as { readonly type?: unknown; readonly value?: unknown }
  if (type === REFERENCE && typeof value === 'number') return { line: value }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** `progress` is told of every batch of entities that has been walked. */
export const webIfcLines = (api: IfcAPI, model: number, progress: () => void = () => {}): IfcLines => {
  const names = new Map<number, string>()
  const nameOf = (type: number): string => {
    const name = names.get(type) ?? api.GetNameFromTypeCode(type).toUpperCase()
    names.set(type, name)
    return name
  }
  const read = (ids: readonly number[]): readonly IfcLine[] =>
    // A line that is referred to and not there comes as nothing.
    (api.GetRawLinesData(model, [...ids]) as readonly Partial<RawLine>[]).flatMap(
      ({ ID, type, arguments: values }) =>
        ID === undefined || type === undefined || values === undefined
          ? []
          : [{ id: ID, entity: nameOf(type), values: values.map(plainValue) }],
    )
  const inBatches = (ids: readonly number[], visit: (line: IfcLine) => void, onBatch = () => {}): void => {
    for (let from = 0; from < ids.length; from += BATCH) {
      for (const line of read(ids.slice(from, from + BATCH))) visit(line)
      onBatch()
    }
  }
  return {
    each: (entity, visit) => {
      const found = api.GetLineIDsWithType(model, api.GetTypeCodeFromName(entity))
      inBatches(
        Array.from({ length: found.size() }, (_, index) => found.get(index)),
        visit,
        progress,
      )
    },
    lines: (ids) => {
      const all: IfcLine[] = []
      inBatches(ids, (line) => void all.push(line))
      return all
    },
  }
}
