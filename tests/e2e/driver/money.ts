import type { Locator } from '@playwright/test'

export const textIn = async (place: Locator): Promise<string> => (await place.textContent()) ?? ''

/** Kroner as people read them, whatever spaces stand in them: 'kr 12 345,00' is 12345. */
export const kronerIn = (text: string): number => {
  const amount = /kr\s*(-?[\d\s]+,\d\d)/.exec(text)?.[1]
  if (amount === undefined) throw new Error(`no kroner in «${text}»`)
  return Number(amount.replace(/\s/g, '').replace(',', '.'))
}
