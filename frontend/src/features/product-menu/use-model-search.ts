/** The search of the product menu, in the words that people use as soon as those are here; and the whole row that they may say. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ProductGroup, ProductModel } from '#domain/contracts/reference'
import type { MenuLine } from '#domain/schedule/menu-line'
import { bookQuery } from '../editor/api/get-book.ts'
import { findByName, loadWords, type Words } from './state/find-models.ts'

/** `isWanted`: something is written, or is about to be. */
export const useModelSearch = (isWanted: boolean) => {
  const [words, setWords] = useState<Words | 'none' | null>(null)
  const { data: book, isError } = useQuery({ ...bookQuery, enabled: isWanted })
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    // Without a line models are found by their names.
    void loadWords().then(
      (loaded) => isHere && setWords(loaded),
      () => isHere && setWords('none'),
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  const known = words === 'none' || isError ? null : words
  return {
    /** False while an Enter would choose by less than was written. */
    isReady: words !== null && (book !== undefined || isError),
    search: (groups: readonly ProductGroup[], query: string) =>
      known === null
        ? findByName(groups, query)
        : known.searchModels<ProductModel, ProductGroup>(groups, query),
    /** Null where the words are for the search; a bare «toppsving» is the basic one, which stands first in the menu too. */
    lineOf: (query: string, hasHits: boolean): MenuLine | null =>
      known === null || book === undefined
        ? null
        : known.readMenuLine(query, { book, series: 'basic' }, hasHits),
    faultOf: (modelId: string, size: { readonly width: number; readonly height: number } | null) =>
      size === null || known === null ? null : known.sizeFault(Number(modelId), size),
  }
}
