/** The search of the product menu, in the words that people use as soon as those are here; and the whole row that they may say. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ColorListId, ColorLists } from '#domain/catalogue/types'
import type { ApiProductGroup, ProductModel } from '#domain/contracts/reference'
import type { MenuLine } from '#domain/schedule/menu-line'
import { colorListsQuery } from '../../row/get-colors.ts'
import { findByName, loadWords, type SearchWords, wordsAtHand } from './state/find-models.ts'

/** `isWanted`: something is written, or is about to be. */
export const useModelSearch = (isWanted: boolean) => {
  const [words, setWords] = useState<SearchWords | 'none' | null>(wordsAtHand)
  const isAtHand = words !== null
  const { data: colorLists, isError } = useQuery({ ...colorListsQuery, enabled: isWanted })
  useEffect(() => {
    if (!isWanted || isAtHand) return undefined
    let isHere = true
    // Without a line models are found by their names.
    void loadWords().then(
      (loaded) => isHere && setWords(loaded),
      () => isHere && setWords('none'),
    )
    return () => {
      isHere = false
    }
  }, [isWanted, isAtHand])
  const colorNames = useMemo(
    () =>
      Object.values(colorLists ?? {}).flatMap((list: ColorLists[ColorListId]) =>
        list.map(({ description }) => description),
      ),
    [colorLists],
  )
  const engine = words === 'none' || isError ? null : words
  useEffect(
    () => (engine === null || colorLists === undefined ? undefined : engine.learnWords(colorLists)),
    [engine, colorLists],
  )
  return {
    /** False while an Enter would choose by less than was written. */
    isReady: words !== null && (colorLists !== undefined || isError),
    search: (groups: readonly ApiProductGroup[], query: string) =>
      engine === null
        ? findByName(groups, query)
        : engine.searchModels<ProductModel, ApiProductGroup>(groups, query, colorNames),
    /** Null where the words are for the search; a bare «toppsving» is the basic one, which stands first in the menu too. */
    lineOf: (query: string, hasHits: boolean): MenuLine | null =>
      engine === null || colorLists === undefined
        ? null
        : engine.readMenuLine(query, { colorLists, series: 'basic' }, hasHits),
    faultOf: (modelId: string, size: { readonly width: number; readonly height: number } | null) =>
      size === null || engine === null ? null : engine.sizeFault(Number(modelId), size),
  }
}
