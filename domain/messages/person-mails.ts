/** What mails to a person who logs in say, each letter by itself. `{name}` is filled in. */
import { texts } from '#domain/texts/texts'

interface PersonMailWords {
  readonly subject: string
  readonly before: readonly string[]
  readonly button: string
  readonly after: readonly string[]
}

export const personMailFrame = texts('messages/person-mails.frame', {
  from: 'Lysvåg Vindu og Dør',
  greeting: 'Hei {firstname}',
  orCopy: 'Virker ikke knappen? Kopier denne adressen inn i nettleseren:',
  signature: ['Vennlig hilsen', 'Lysvåg Vindu og Dør'],
} as const)

const shared = texts('messages/person-mails.shared', {
  ifNotYou:
    'Var det ikke deg? Velg nytt passord med «Glemt passord?» på innloggingssiden, og si fra til administratoren din.',
} as const)

export const personMails = texts('messages/person-mails', {
  invitation: {
    subject: 'Velkommen til Lysvåg – velg passord',
    before: [
      '{invitedBy} har gitt deg tilgang til Lysvågs tilbudsverktøy for {organisation}.',
      'Velg et passord for å komme i gang. Du logger inn med {email}. Lenken virker én gang, til {until} kl. {time}.',
    ],
    button: 'Velg passord',
    after: ['Venter du ikke denne e-posten, kan du se bort fra den.'],
  },
  'forgotten-password': {
    subject: 'Velg nytt passord',
    before: [
      'Noen har bedt om nytt passord for {email}. Var det deg, velger du det her. Lenken virker én gang, i {minutes} minutter.',
    ],
    button: 'Velg nytt passord',
    after: [
      'Var det ikke deg, trenger du ikke gjøre noe. Passordet er det samme som før, og ingen andre har fått lenken.',
    ],
  },
  'password-changed': {
    subject: 'Passordet er endret',
    before: [
      'Passordet for {email} ble endret {date} kl. {time}. Andre steder der du var logget inn, er du nå logget ut.',
    ],
    button: 'Til innlogging',
    get after() {
      return [shared.ifNotYou]
    },
  },
  'login-tried': {
    subject: 'Noen har prøvd å logge inn som deg',
    before: [
      'Det er skrevet feil passord for {email} mange ganger på kort tid, sist {date} kl. {time}, et sted du ikke har logget inn fra før. Ingen har kommet inn, og der må de vente før de kan prøve igjen.',
      'Var det deg, trenger du ikke gjøre noe. Der du har logget inn før, kommer du inn som vanlig.',
    ],
    button: 'Til innlogging',
    after: [
      'Var det ikke deg, er du trygg så lenge passordet bare er ditt. Bruker du det andre steder også, velger du et nytt med «Glemt passord?» på innloggingssiden.',
    ],
  },
  'second-factor-on': {
    subject: 'Tofaktor er slått på',
    before: [
      'Tofaktor ble slått på for {email} {date} kl. {time}. Fra nå av trenger du en kode fra appen din når du logger inn.',
      'Ta vare på gjenopprettingskodene. Med dem kommer du inn hvis du mister telefonen.',
    ],
    button: 'Til profilen',
    get after() {
      return [shared.ifNotYou]
    },
  },
  'second-factor-off': {
    subject: 'Tofaktor er slått av',
    before: [
      'Tofaktor ble slått av for {email} {date} kl. {time}. Du logger nå inn med bare e-post og passord.',
    ],
    button: 'Til profilen',
    get after() {
      return [shared.ifNotYou]
    },
  },
  'second-factor-reset': {
    subject: 'Tofaktor er nullstilt',
    before: [
      '{by} nullstilte tofaktor for {email} {date} kl. {time}. Du er logget ut overalt, og koder fra appen og gjenopprettingskoder virker ikke lenger.',
      'Neste gang logger du inn med e-post og passord. Sett opp tofaktor på nytt på profilen din.',
    ],
    button: 'Til profilen',
    after: [
      'Har du ikke bedt om dette? Velg nytt passord med «Glemt passord?» på innloggingssiden, og si fra til administratoren din.',
    ],
  },
  'recovery-codes-renewed': {
    subject: 'Du har nye gjenopprettingskoder',
    before: ['Gjenopprettingskodene for {email} ble byttet {date} kl. {time}. De gamle virker ikke lenger.'],
    button: 'Til profilen',
    get after() {
      return [shared.ifNotYou]
    },
  },
} as const satisfies Readonly<Record<string, PersonMailWords>>)
