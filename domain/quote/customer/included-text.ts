/** What the price of a quote covers and what it does not, in the words of its customer. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('domain/quote/customer/included')

export const includedText = texts('domain/quote/customer/included', {
  jambs: 'Utforinger',
  flowerBoards: 'Blomsterbrett',
  vents: 'Ventiler',
  /** Neither in the catalogue nor among the articles (trade handbook 10.6): the customer arranges it elsewhere. */
  never: [
    'Montering',
    'Demontering og bortkjøring av gamle vinduer og dører',
    'Listverk og tetting rundt karm',
  ],
  crane: 'Løft med kranbil ved levering',
  onSome: (having: number, all: number) => say`på ${having} av ${all}`,
  pieces: (count: number) => say`${count}\u00a0stk.`,
} as const)
