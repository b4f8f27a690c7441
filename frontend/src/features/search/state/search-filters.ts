/**
 * The filters of the quote search are words in its text: what is ticked and what is typed are always the same thing
 * . Both quotes and orders need no word; one of them must be searched.
 */
export type SearchFilter = 'offers' | 'orders' | 'contractors' | 'contractorOrders'

export type Filters = Readonly<Record<SearchFilter, boolean>>

const ORDERED = 'er:bestilt'
const NOT_ORDERED = '-er:bestilt'
const CONTRACTORS = 'er:byggmester'
const CONTRACTOR_ORDERS = 'er:bmbestilling'

/** Words, with `selger:(Ola Nordmann)` as one of them. */
const wordsOf = (text: string): readonly string[] => text.match(/-?selger:\([^)]*\)|\S+/gi) ?? []

const has = (text: string, token: string) => wordsOf(text).some((word) => word.toLowerCase() === token)

const without = (text: string, ...tokens: readonly string[]): string =>
  wordsOf(text)
    .filter((word) => !tokens.includes(word.toLowerCase()))
    .join(' ')

const withWord = (text: string, word: string) => `${text} ${word}`.trim()

export const readFilters = (text: string): Filters => ({
  offers: !has(text, ORDERED),
  orders: !has(text, NOT_ORDERED),
  contractors: has(text, CONTRACTORS),
  contractorOrders: has(text, CONTRACTOR_ORDERS),
})

export const setFilter = (text: string, filter: SearchFilter, isOn: boolean): string => {
  switch (filter) {
    case 'offers':
    case 'orders': {
      const rest = without(text, ORDERED, NOT_ORDERED)
      if (!isOn) return withWord(rest, filter === 'offers' ? ORDERED : NOT_ORDERED)
      return without(text, filter === 'offers' ? ORDERED : NOT_ORDERED)
    }
    case 'contractors':
      return isOn ? withWord(without(text, CONTRACTORS), CONTRACTORS) : without(text, CONTRACTORS)
    case 'contractorOrders':
      return isOn
        ? withWord(without(text, CONTRACTOR_ORDERS), CONTRACTOR_ORDERS)
        : without(text, CONTRACTOR_ORDERS)
  }
}

const SELLER = /^selger:\(([^)]*)\)$/i

export const readSeller = (text: string): string | null => {
  for (const word of wordsOf(text)) {
    const name = SELLER.exec(word)?.[1]?.trim()
    if (name) return name
  }
  return null
}

/** Null takes the seller away. */
export const setSeller = (text: string, name: string | null): string => {
  const rest = wordsOf(text)
    .filter((word) => !SELLER.test(word))
    .join(' ')
  return name === null ? rest : withWord(rest, `selger:(${name})`)
}
