/** What is said of a call that failed without words of its own. */
export const callText = {
  failed: (status: number) => `Serveren svarte med feil ${status}.`,
  unknown: 'Ukjent feil',
  redirected: 'Du blir sendt til en annen side.',
  noAnswer: 'Fikk ikke kontakt med serveren. Sjekk at du er koblet til internett.',
} as const
