export const sessionText = {
  logIn: 'Logg inn',
  showPassword: 'Vis eller skjul passordet',
  logOut: 'Logg ut',
  tryAgain: 'Prøv igjen',
  email: 'E-post',
  password: 'Passord',
  emailMissing: 'Skriv e-postadressen din',
  passwordMissing: 'Skriv passordet ditt',
  cookieRefused:
    'E-post og passord stemmer, men nettleseren tok ikke vare på innloggingen. Tillat informasjonskapsler (cookies) for denne siden, og logg inn igjen.',
  cookieRefusedOverHttp:
    'E-post og passord stemmer, men nettleseren tar ikke vare på innloggingen når siden er åpnet uten https. Åpne den med https:// først i adressen, og logg inn igjen.',
  again: 'Logg inn igjen',
  againHelp: (name: string) =>
    `Økten er avsluttet. Det du har skrevet, står her fortsatt når ${name} er logget inn igjen.`,
  againAsOther: 'Logg inn som en annen',
  loggingOut: 'Logger ut …',
  loggedOutFailed: 'Vi fikk ikke logget deg ut. Du er fortsatt innlogget.',
  provider: 'Lysvåg',
  kinds: { store: 'forhandler', agent: 'byggmester', chain: 'kjede' },
  pictured: 'Vindu',
  choose: 'Hvem vil du arbeide som?',
  chooseHelp: 'Rollen bestemmer hvilke tilbud og priser du ser.',
  loadingContexts: 'Henter rollene dine …',
  noContext: 'Du har ingen aktive roller. Kontakt administratoren din.',
} as const
