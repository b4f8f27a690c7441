export const newRowText = {
  unanswered: (name: string, sentence: string) =>
    `Den nye raden «${name}» er ikke lagret ennå. ${sentence} Den lagres så snart det går.`,
  refused: (name: string, sentence: string) => `Den nye raden «${name}» ble ikke lagret. ${sentence}`,
  wentWrong: 'Noe gikk galt',
  heading: 'Nye rader som lagres',
  saving: (name: string) => `${name} lagres …`,
  waiting: (name: string) => `${name} er ikke lagret ennå. Prøver igjen …`,
  open: 'Åpne',
  tryAgain: 'Prøv igjen',
} as const
