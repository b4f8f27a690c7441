/** The search of the product menu, in the words that people use as soon as those are here. */
import { useEffect, useState } from 'react'
import type { ProductGroup, ProductModel } from '#domain/contracts/reference'
import { findByName, loadWords, type Words } from './state/find-models.ts'

export const useModelSearch = () => {
  const [words, setWords] = useState<Words | 'none' | null>(null)
  useEffect(() => {
    let isHere = true
    // Without a line models are found by their names.
    void loadWords().then(
      (loaded) => isHere && setWords(loaded),
      () => isHere && setWords('none'),
    )
    return () => {
      isHere = false
    }
  }, [])
  const known = words === 'none' ? null : words
  return {
    /** False while an Enter would choose by less than was written. */
    isReady: words !== null,
    search: (groups: readonly ProductGroup[], query: string) =>
      known === null
        ? findByName(groups, query)
        : known.searchModels<ProductModel, ProductGroup>(groups, query),
    faultOf: (modelId: string, size: { readonly width: number; readonly height: number } | null) =>
      size === null || known === null ? null : known.sizeFault(Number(modelId), size),
  }
}
