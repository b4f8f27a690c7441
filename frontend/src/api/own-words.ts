/**
 * The provider’s own words in a running page: asked for when it starts, every hour, and
 * when somebody comes back to it after an hour. Nothing that is typed is lost: pages are shown anew, not made anew.
 */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type DependencyList, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { UiText } from '#domain/contracts/texts'
import { type OwnWords, putInForce, watchWords, wordsInForce } from '#domain/texts/texts'
import { get } from './client.ts'
import { MINUTE } from './query-client.ts'

export const uiTextsQuery = queryOptions({
  queryKey: ['ui-texts'],
  queryFn: ({ signal }) => get<readonly UiText[]>('/api/v1/i18n/uitexts', signal),
  staleTime: 60 * MINUTE,
  refetchInterval: 60 * MINUTE,
  meta: { handlesError: true },
})

/** Texts of other programs are nobody's here. */
const ownOf = (texts: readonly UiText[]): readonly OwnWords[] => texts.filter(({ isOwn }) => isOwn)

export const useOwnWords = (): void => {
  const { data } = useQuery(uiTextsQuery)
  useEffect(() => {
    if (data === undefined) return
    const own = ownOf(data)
    if (JSON.stringify(own) !== JSON.stringify(wordsInForce())) putInForce(own)
  }, [data])
}

/**
 * Whoever shows texts shows them anew when they have changed: a page, and what within it is shown anew only with other data (`memo`).
 * Answers what is in force.
 */
export const useWordsShown = (): readonly OwnWords[] =>
  useSyncExternalStore(watchWords, wordsInForce, wordsInForce)

/** What is worked out of other data and kept (`useMemo`), and says something: made anew also when the words have changed. */
export const useWorded = <Made>(make: () => Made, deps: DependencyList): Made => {
  const words = useWordsShown()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what it is worked out of.
  return useMemo(make, [...deps, words])
}
