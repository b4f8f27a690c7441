/**
 * Sentences that explain something on a page. The server hands them out by key, so that the provider can word them without
 * a new release of the pages; what the server does not word reads as here. `{name}` is filled in by the page.
 */
import { quoteMailText } from './mails.ts'

export const infoTexts = {
  'role.SUPERUSER': 'Giljeadministrator',
  'error.rowNotFound': 'Rad {row} finnes ikke i tilbud {order}',
  'mail.quote': quoteMailText,
  'info.profile.email':
    'E-postadressen er den du logger inn med. Kontakt administratoren din for å bytte den.',
  'info.profile.password': 'Når du bytter passord, logges du ut på alle andre enheter.',
} as const

export type InfoTextKey = keyof typeof infoTexts
