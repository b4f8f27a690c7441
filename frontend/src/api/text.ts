/** What is said of a call that failed without words of its own. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('api')

export const callText = texts('api.call', {
  failed: (status: number) => say`Serveren svarte med feil ${status}.`,
  unknown: 'Ukjent feil',
  traced: (sentence: string, trace: string) => say`${sentence} (Feilnummer: ${trace})`,
  redirected: 'Du blir sendt til en annen side.',
  noAnswer: 'Fikk ikke kontakt med serveren. Sjekk at du er koblet til internett.',
} as const)

/** What is said beside a postal code. */
export const postalText = texts('api.postal', {
  unknown: 'Ukjent postnummer',
  looking: 'Slår opp …',
} as const)
