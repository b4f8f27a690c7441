/** What is said once people have changed something about themselves. */
export const profileAnswers = {
  saved: 'Profilen er lagret.',
  passwordChanged: 'Passordet er endret.',
} as const
