/** What is said once people have changed something about themselves. */
export const profileAnswers = {
  passwordChanged: 'Passordet er endret.',
} as const

/** Answers about links for choosing a password. */
export const passwordLinkAnswers = {
  asked: 'Er adressen registrert hos oss, får du snart en e-post med en lenke. Lenken virker i 30 minutter.',
  chosen: 'Passordet er valgt. Logg inn med det.',
} as const
