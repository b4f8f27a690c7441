import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('profile')

export const profileText = texts('profile', {
  title: 'Min profil',
  loading: 'Henter profilen din …',
  about: 'Om deg',
  firstname: 'Fornavn',
  lastname: 'Etternavn',
  phone: 'Telefon',
  email: 'E-post',
  save: 'Lagre',
  reset: 'Nullstill',
  password: 'Passord',
  oldPassword: 'Gammelt passord',
  newPassword: 'Nytt passord',
  newPasswordHelp: 'Minst 12 tegn, gjerne flere ord etter hverandre.',
  change: 'Bytt passord',
  showPassword: 'Vis eller skjul passordet',
  tryAgain: 'Prøv igjen',
  secondFactor: 'Tofaktor',
  isOff:
    'Med tofaktor trenger du en kode fra telefonen i tillegg til passordet. Da kommer ingen inn med passordet alene.',
  isOn: (since: string, codesLeft: number) =>
    say`Slått på ${since}. ${codesLeft} ${codesLeft === 1 ? say`gjenopprettingskode` : say`gjenopprettingskoder`} igjen.`,
  isRequired: 'Organisasjonen din krever tofaktor av den som administrerer, så den kan ikke slås av.',
  isDemanded:
    'Organisasjonen din krever tofaktor av den som administrerer. Neste gang du logger inn, må du sette det opp.',
  setUp: 'Sett opp tofaktor',
  switchOff: 'Slå av',
  renewCodes: 'Lag nye gjenopprettingskoder',
  yourPassword: 'Passordet ditt',
  cancel: 'Avbryt',
  sessions: 'Innlogget her',
  thisOne: 'Denne',
  used: (moment: string) => say`Sist brukt ${moment}.`,
  loggedIn: (moment: string) => say`Logget inn ${moment}.`,
  logOut: 'Logg ut',
  logOutOf: (browser: string, moment: string) => say`Logg ut ${browser}, logget inn ${moment}`,
  logOutOthers: 'Logg ut alle andre',
} as const)
