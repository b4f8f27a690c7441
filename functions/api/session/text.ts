/** What is said once people have changed something about themselves. */
export const profileAnswers = {
  passwordChanged: 'Passordet er endret.',
} as const

/** Of sessions that somebody has ended. */
export const sessionAnswers = {
  ended: 'Økten er avsluttet.',
  othersEnded: 'Du er logget ut alle andre steder.',
} as const

/** Of the second factor. */
export const secondFactorAnswers = {
  on: 'Tofaktor er slått på.',
  off: 'Tofaktor er slått av.',
  codes: 'Du har fått nye gjenopprettingskoder. De gamle virker ikke lenger.',
} as const
