/** The refused texts of rows, for components: of one field to keep it, of one row or a whole quote to tell of them. */
import { useSyncExternalStore } from 'react'
import type { RefusedTextStore } from '../ui/use-typed-text.ts'
import { openRefusedTexts, type RefusedText, type RowPlace } from './refused-texts.ts'

const storage = (): Storage | null => {
  try {
    return window.sessionStorage
  } catch {
    // A browser may refuse its storage; then they last as long as the page.
    return null
  }
}

/** The count of a row, on the quote and in the editor. */
export const COUNT_ID = 'count'

/** Used as the row number of texts that are typed for all rows. */
export const ALL_ROWS = 0

export const refusedTexts = openRefusedTexts(storage())

export const useRefusedTexts = (place: RowPlace): readonly RefusedText[] => {
  const read = () => refusedTexts.of(place)
  return useSyncExternalStore(refusedTexts.subscribe, read, read)
}

/** The refused text of one field of a row, and the ways to keep it and to let it go. */
export const useRefusedText = (place: RowPlace, id: string, label: string): RefusedTextStore => {
  const text = useRefusedTexts(place).find((each) => each.id === id)?.text ?? null
  return {
    text,
    save: (typed) => refusedTexts.save(place, { id, label, text: typed }),
    drop: () => refusedTexts.drop(place, id),
  }
}

export interface UnsavedRow {
  readonly rowNumber: number
  readonly texts: readonly RefusedText[]
}

/** Rows of a quote in which something that was typed is not stored. */
export const useUnsavedRows = (orderNumber: number, rowNumbers: readonly number[]): readonly UnsavedRow[] => {
  useSyncExternalStore(refusedTexts.subscribe, refusedTexts.version, refusedTexts.version)
  return rowNumbers
    .map((rowNumber) => ({ rowNumber, texts: refusedTexts.of({ orderNumber, rowNumber }) }))
    .filter(({ texts }) => texts.length > 0)
}
