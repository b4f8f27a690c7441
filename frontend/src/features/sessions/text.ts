import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('sessions')

export const sessionsText = texts('sessions', {
  title: 'Økter',
  help: 'Finn ut hvor noen er logget inn, og avslutt økten. Den som bruker den, må logge inn på nytt.',
  search: 'Søk etter e-post, navn eller bruker-id',
  find: 'Søk',
  loading: 'Søker …',
  tryAgain: 'Prøv igjen',
  none: 'Ingen er logget inn med det du søkte etter.',
  person: 'Bruker',
  browser: 'Nettleser',
  begun: 'Logget inn',
  used: 'Sist brukt',
  thisOne: 'Denne økten',
  end: 'Avslutt',
  endOf: (name: string, browser: string) => say`Avslutt økten til ${name} i ${browser}`,
} as const)
