/** Works out the specimens of many combinations a few at a time, so that the page answers in the meantime. */
import { useEffect, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import type { Combination } from './combinations.ts'
import { type Specimen, specimensOf } from './specimens.ts'

/** A combination takes some milliseconds; after this many the page gets its turn. */
const AT_ONCE = 4

export type Made = ReadonlyMap<string, readonly Specimen[]>

export const useSpecimens = (combinations: readonly Combination[], colorLists: ColorLists): Made => {
  const [made, setMade] = useState<Made>(new Map())
  const missing = combinations.filter(({ id }) => !made.has(id)).slice(0, AT_ONCE)
  useEffect(() => {
    if (missing.length === 0) return
    const turn = setTimeout(() =>
      setMade(
        (before) =>
          new Map([...before, ...missing.map((of) => [of.id, specimensOf(of, colorLists)] as const)]),
      ),
    )
    return () => clearTimeout(turn)
  })
  return made
}
