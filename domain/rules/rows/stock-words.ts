/** What sets off the rules of stock.ts, in the words of the trade. */
import { texts } from '#domain/texts/texts'
import type { WordsById } from '../words.ts'

export const stockWords: WordsById = texts('rule-words/stock', {
  'R-M-05': {
    trigger: 'Noe annet enn hengsling, montering eller kledning er endret på en lagervare.',
    models: ({ isStockItem }) => isStockItem === true,
  },
})
