/** What is said once something about a person has been changed. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('functions/users')

export const userAnswers = texts('functions/users.user', {
  profileSaved: 'Profilen er lagret.',
  saved: 'Brukeren er lagret.',
  created: (email: string) => say`Brukeren er opprettet. Invitasjonen sendes til ${email}.`,
  invited: (email: string) => say`Invitasjonen sendes til ${email}.`,
  activated: (name: string) => say`${name} er aktivert.`,
  deactivated: (name: string) => say`${name} er deaktivert og logget ut.`,
  secondFactorReset: (name: string) => say`Tofaktor er nullstilt for ${name}, som er logget ut overalt.`,
  roleAdded: 'Ny rolle lagt til',
  roleEnabled: 'Rollen er aktivert.',
  roleDisabled: 'Rollen er deaktivert.',
  roleRemoved: 'Rollen er fjernet.',
} as const)
