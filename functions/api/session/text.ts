/** What is said once people have changed something about themselves. */
import { texts } from '#domain/texts/texts'

export const profileAnswers = texts('functions/session.profile', {
  passwordChanged: 'Passordet er endret.',
} as const)

/** When somebody has ended sessions. */
export const sessionAnswers = texts('functions/session', {
  ended: 'Økten er avsluttet.',
  othersEnded: 'Du er logget ut alle andre steder.',
} as const)

/** About the second factor. */
export const secondFactorAnswers = texts('functions/session.second-factor', {
  on: 'Tofaktor er slått på.',
  off: 'Tofaktor er slått av.',
  codes: 'Du har fått nye gjenopprettingskoder. De gamle virker ikke lenger.',
} as const)
