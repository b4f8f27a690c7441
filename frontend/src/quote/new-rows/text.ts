import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quote/new-rows')

export const newRowText = texts('quote/new-rows.new-row', {
  unanswered: (name: string, sentence: string) =>
    say`Den nye raden «${name}» er ikke lagret ennå. ${sentence} Den lagres så snart det går.`,
  refused: (name: string, sentence: string) => say`Den nye raden «${name}» ble ikke lagret. ${sentence}`,
  wentWrong: 'Noe gikk galt',
  heading: 'Nye rader som lagres',
  saving: (name: string) => say`${name} lagres …`,
  waiting: (name: string) => say`${name} er ikke lagret ennå. Prøver igjen …`,
  open: 'Åpne',
  tryAgain: 'Prøv igjen',
} as const)
