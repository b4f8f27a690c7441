/** The letters that a person who logs in may get. */
export const PERSON_MAIL_KINDS = [
  'invitation',
  'forgotten-password',
  'password-changed',
  'login-tried',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-renewed',
] as const
export type PersonMailKind = (typeof PERSON_MAIL_KINDS)[number]
