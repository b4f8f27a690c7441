export const roleText = {
  SUPERUSER: 'Superbruker',
  ADMINISTRATOR: 'Administrator',
  WORKER: 'Bruker',
} as const

export const sessionText = {
  logIn: 'Logg inn',
  email: 'E-post',
  password: 'Passord',
  emailMissing: 'Skriv e-postadressen din',
  passwordMissing: 'Skriv passordet ditt',
  loggingOut: 'Logger ut …',
  loggedOutFailed: 'Vi fikk ikke logget deg ut. Du er fortsatt innlogget.',
  choose: 'Hvem vil du arbeide som?',
  chooseHelp: 'Rollen bestemmer hvilke tilbud og priser du ser.',
  loadingContexts: 'Henter rollene dine …',
  noContext: 'Du har ingen aktive roller. Kontakt administratoren din.',
} as const
