/** Where something stands on the screen. */
import type { Locator } from '@playwright/test'

export const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('it is not on the page')
  return box
}
