/** What the price of a quote covers and what it does not, in the words of its customer. */
export const includedText = {
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
  onSome: (having: number, all: number) => `på ${having} av ${all}`,
  pieces: (count: number) => `${count}\u00a0stk.`,
} as const
