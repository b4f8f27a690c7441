/**
 * Texts that were typed into fields of a quote's rows, refused, and not put right yet. They are kept in this tab, under the row
 * that they were typed for, so that the field shows them when one comes back, the list of rows says that they are not stored, and
 * nobody orders past them. Knows no React; components listen.
 */
export interface RowPlace {
  readonly orderNumber: number
  readonly rowNumber: number
}

export interface RefusedText {
  /** The field of the row. */
  readonly id: string
  readonly label: string
  readonly text: string
}

const KEY = 'refused texts'
const NONE: readonly RefusedText[] = []

const keyOf = ({ orderNumber, rowNumber }: RowPlace): string => `${orderNumber} ${rowNumber}`

const isText = (value: unknown): value is RefusedText =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'label', 'text'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

const readStored = (text: string | null): ReadonlyMap<string, readonly RefusedText[]> => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return new Map()
    const rows = Object.entries(stored).map(
      ([key, texts]) => [key, Array.isArray(texts) ? texts.filter(isText) : []] as const,
    )
    return new Map(rows.filter(([, texts]) => texts.length > 0))
  } catch {
    // What another version of the program has left there says nothing.
    return new Map()
  }
}

export const openRefusedTexts = (storage: Pick<Storage, 'getItem' | 'setItem'> | null) => {
  let rows = readStored(storage?.getItem(KEY) ?? null)
  const listeners = new Set<() => void>()

  const put = (key: string, texts: readonly RefusedText[]) => {
    const others = [...rows].filter(([other]) => other !== key)
    rows = new Map(texts.length === 0 ? others : [...others, [key, texts]])
    try {
      storage?.setItem(KEY, JSON.stringify(Object.fromEntries(rows)))
    } catch {
      // A browser that stores nothing keeps them until the page is closed.
    }
    for (const listener of listeners) listener()
  }
  const of = (place: RowPlace): readonly RefusedText[] => rows.get(keyOf(place)) ?? NONE
  const without = (place: RowPlace, id: string) => of(place).filter((text) => text.id !== id)

  return {
    of,
    save: (place: RowPlace, text: RefusedText) => put(keyOf(place), [...without(place, text.id), text]),
    drop: (place: RowPlace, id: string) => {
      if (of(place).some((text) => text.id === id)) put(keyOf(place), without(place, id))
    },
    /** The row is known by another number from now on. */
    move: (from: RowPlace, to: RowPlace) => {
      const texts = of(from)
      if (texts.length === 0) return
      put(keyOf(to), texts)
      put(keyOf(from), NONE)
    },
    /** All of a row, or, without one, everything: whoever logs in next has typed none of it. */
    dropAll: (place?: RowPlace) => {
      for (const key of place === undefined ? [...rows.keys()] : [keyOf(place)])
        if (rows.has(key)) put(key, NONE)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Another value after every change. */
    version: () => rows,
  }
}
