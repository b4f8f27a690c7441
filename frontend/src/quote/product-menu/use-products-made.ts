/**
 * What this person made before, asked for anew at each opening of the menu. What is known already is seen at once; what comes
 * newer takes its place for a moment only, because later it would move the tiles under the mouse.
 */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productsMadeQuery } from './api/get-products-made.ts'

/** Sooner than this nobody has aimed at a tile, ms. */
const NOBODY_AIMS_WITHIN = 250

export const useProductsMade = () => {
  const { data, dataUpdatedAt, isPending } = useQuery(productsMadeQuery)
  const [openedAt] = useState(() => Date.now())
  const [shown, setShown] = useState(data)
  const isSoon = dataUpdatedAt - openedAt < NOBODY_AIMS_WITHIN
  if (data !== shown && (shown === undefined || isSoon)) setShown(data)
  return { productsMade: shown, isPending }
}
