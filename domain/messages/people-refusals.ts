/** What is refused about people and their roles. */
import { texts } from '#domain/texts/texts'

export const peopleRefusals = texts('messages/people-refusals', {
  'user.not-found': { status: 404, sentence: 'Bruker ikke funnet' },
  'user.still-active': {
    status: 409,
    sentence: 'Brukeren er aktiv. Deaktiver brukeren først, så kan opplysningene slettes.',
  },
  'user.changed-meanwhile': {
    status: 409,
    sentence: '{name} har endret brukeren mens du arbeidet. Se hva som er endret, og prøv igjen.',
  },
  'user.email-taken': {
    status: 409,
    sentence: 'E-postadressen er allerede i bruk av {name}. Legg til en rolle på brukeren i stedet.',
  },
  /** Said where the viewer may not know that there is such a person. */
  'user.email-unusable': {
    status: 409,
    sentence: 'E-postadressen kan ikke brukes. Be leverandøren om å legge til rollen.',
  },
  'user.has-password': {
    status: 409,
    sentence:
      'Brukeren har valgt passord og logger inn selv. «Glemt passord» hjelper den som ikke husker det.',
  },
  'user.disabled': { status: 409, sentence: 'Brukeren er deaktivert. Aktiver brukeren først.' },
  'user.own-account': {
    status: 409,
    sentence: 'Du kan ikke deaktivere deg selv. Be en annen administrator om å gjøre det.',
  },
  'user.own-context': {
    status: 409,
    sentence:
      'Du arbeider i denne rollen nå. Bytt rolle først, eller be en annen administrator om å gjøre det.',
  },
  'user.last-super-user': {
    status: 409,
    sentence: 'Dette er den siste aktive administratoren hos leverandøren. Gi rollen til en annen først.',
  },
  'user.last-administrator': {
    status: 409,
    sentence: '{name} har ingen annen aktiv administrator. Gjør en annen til administrator der først.',
  },
  'user.role-exists': { status: 409, sentence: 'Brukeren har allerede denne rollen.' },
  'user.role-exists-disabled': {
    status: 409,
    sentence: 'Brukeren har allerede denne rollen. Den er deaktivert, og kan aktiveres igjen.',
  },
  'user.role-not-found': { status: 404, sentence: 'Rollen finnes ikke.' },
  'user.works-in-store': {
    status: 403,
    sentence:
      'Den som har en rolle i butikken, slippes ikke inn hos en av byggmesterne av butikken, for der vises hva byggmesteren tjener. Be leverandøren om å gi rollen.',
  },
  'user.too-many-roles': { status: 409, sentence: 'En bruker kan ha inntil {max} roller.' },
  'user.not-of-provider': {
    status: 403,
    sentence: 'Rollen kan bare gis til den som har e-postadresse hos leverandøren.',
  },
} as const)
