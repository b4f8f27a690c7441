/** Where somebody is logged in, in words. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('messages/sessions')

export const browserText = texts('messages/sessions.browser', {
  on: (browser: string, system: string) => say`${browser} på ${system}`,
  unknown: 'Ukjent nettleser',
} as const)
