/** How a mail has fared on its way to whom it is for. */

/**
 * `unknown`: it was handed over and nobody answered; only a person sends it again. `bounced`: it was sent and came back. `complained`: who
 * got it has said that it is unwanted.
 */
export const MAIL_STATES = [
  'queued',
  'sending',
  'sent',
  'failed',
  'unknown',
  'bounced',
  'complained',
] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Such a mail did what it could: the same once more would be a second one. */
export const hasLeft = (state: MailState): boolean => state === 'sent' || state === 'complained'

/** Somebody has to see to it, or to the address. */
export const TROUBLED_STATES = [
  'failed',
  'unknown',
  'bounced',
  'complained',
] as const satisfies readonly MailState[]
export const isTroubled = (state: MailState): boolean => TROUBLED_STATES.some((each) => each === state)
