import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('login')

export const sessionText = texts('login.session', {
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
  forgottenLink: 'Glemt passord?',
  forgotten: 'Glemt passord',
  forgottenHelp: 'Skriv e-postadressen din, så sender vi en lenke der du velger et nytt passord.',
  sendLink: 'Send lenke',
  asked: 'Er adressen registrert hos oss, får du snart en e-post med en lenke. Lenken virker i 30 minutter.',
  back: 'Tilbake til innlogging',
  codeTitle: 'Skriv koden',
  codeHelp:
    'Koden står i kodeappen på telefonen din. Har du ikke telefonen, kan du bruke en gjenopprettingskode. Har du mistet begge deler, kan en administrator nullstille tofaktor for deg.',
  code: 'Kode',
  otherPerson: 'Begynn på nytt',
  setUpTitle: 'Sett opp tofaktor',
  setUpHelp:
    'Den som administrerer, må bruke en kode fra telefonen i tillegg til passordet. Det settes opp én gang.',
  invitedTitle: 'Velg passord',
  resetTitle: 'Velg nytt passord',
  greeting: (name: string) => say`Hei ${name}`,
  newPassword: 'Nytt passord',
  newPasswordHelp: 'Minst 12 tegn, gjerne flere ord etter hverandre.',
  savePassword: 'Lagre passordet',
  openingLink: 'Åpner lenken …',
  linkFailed: 'Lenken virker ikke',
  linkNotRead: 'Lenken kunne ikke åpnes',
  linkIncomplete:
    'Hele lenken kom ikke med. Åpne den fra e-posten en gang til, eller be om en ny med «Glemt passord?».',
  toLogin: 'Til innlogging',
  chosen: 'Passordet er valgt',
  chosenHelp: 'Du er logget ut alle andre steder. Logg inn med det nye passordet.',
  invitedHelp: 'Nå kan du logge inn med det.',
  again: 'Logg inn igjen',
  againHelp: (name: string) =>
    say`Økten er avsluttet. Det du har skrevet, står her fortsatt når ${name} er logget inn igjen.`,
  disabled: 'Brukeren din er deaktivert',
  disabledHelp: (name: string) =>
    say`En administrator har deaktivert brukeren din, og du er logget ut. Kontakt administratoren din. Det du har skrevet, står her fortsatt så lenge siden er åpen, og lagres når brukeren er aktivert og ${name} er logget inn igjen.`,
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
} as const)
