/** What is said once something about a person has been changed. */
export const userAnswers = {
  profileSaved: 'Profilen er lagret.',
  saved: 'Brukeren er lagret.',
  created: (email: string) => `Brukeren er opprettet. Invitasjonen sendes til ${email}.`,
  invited: (email: string) => `Invitasjonen sendes til ${email}.`,
  activated: (name: string) => `${name} er aktivert.`,
  deactivated: (name: string) => `${name} er deaktivert og logget ut.`,
  roleAdded: 'Ny rolle lagt til',
  roleEnabled: 'Rollen er aktivert.',
  roleDisabled: 'Rollen er deaktivert.',
  roleRemoved: 'Rollen er fjernet.',
} as const
