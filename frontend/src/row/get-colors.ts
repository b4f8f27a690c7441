/** The colour lists, fetched once and kept for five minutes. Colours that cannot be shown are left out and logged. */
import { queryOptions } from '@tanstack/react-query'
import type { ColorListId, ColorLists } from '#domain/catalogue/types'
import { get } from '../api/client.ts'
import { REFERENCE_STALE } from '../api/query-client.ts'
import { type ApiColor, unusableColors, usableColors } from './usable-colors.ts'

const paths: Record<ColorListId, string> = {
  wood: '/api/v1/colors/window/wood',
  aluminium: '/api/v1/colors/window/aluminium',
  door: '/api/v1/colors/door',
}

const listOf = async (id: ColorListId, signal: AbortSignal) => {
  const colors = await get<readonly ApiColor[]>(paths[id], signal)
  for (const { code, rgbHex } of unusableColors(colors)) {
    // biome-ignore lint/suspicious/noConsole: warnings are what reaches the server's log
    console.warn(`colour ${code} of the ${id} list cannot be shown: ${rgbHex}`)
  }
  return usableColors(colors)
}

export const colorListsQuery = queryOptions({
  queryKey: ['colors'],
  queryFn: async ({ signal }): Promise<ColorLists> => {
    const [wood, aluminium, door] = await Promise.all([
      listOf('wood', signal),
      listOf('aluminium', signal),
      listOf('door', signal),
    ])
    return { wood, aluminium, door }
  },
  staleTime: REFERENCE_STALE,
  meta: { handlesError: true },
})
