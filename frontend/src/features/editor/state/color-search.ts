/** What colours people mean is known by words that only a search needs, so they are fetched for the first one. */
export const loadColorSearch = () => import('#domain/catalogue/search-colors')

export type SearchColors = Awaited<ReturnType<typeof loadColorSearch>>['searchColors']
