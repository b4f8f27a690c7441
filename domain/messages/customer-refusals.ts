/** What the customer's own page and its seller are refused; part of the one table of refusals. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('messages/customer-refusals')

export const customerRefusals = texts('messages/customer-refusals', {
  'customer-page.not-found': {
    status: 404,
    sentence: 'Lenken virker ikke. Se etter at hele adressen er med, eller be selgeren om en ny.',
  },
  'customer-page.ended': {
    status: 403,
    sentence: 'Lenken til tilbudet er utløpt. Ta kontakt med {seller}{phone}, så får du en ny.',
  },
  'customer-page.revoked': {
    status: 403,
    sentence: 'Lenken til tilbudet er trukket tilbake. Ta kontakt med {seller}{phone} om du lurer på noe.',
  },
  'customer-page.changed': {
    status: 409,
    sentence:
      'Tilbudet er endret siden du åpnet siden, så ingenting er godtatt. Se gjennom det på nytt før du godtar.',
  },
  'customer-page.not-acceptable': {
    status: 409,
    sentence: 'Tilbudet kan ikke godtas her nå. Ta kontakt med {seller}{phone}.',
  },
  'customer-page.no-such-row': {
    status: 409,
    sentence: 'Raden er ikke med i tilbudet lenger. Last siden på nytt.',
  },
  'customer-page.too-many-questions': {
    status: 429,
    sentence:
      'Det er stilt mange spørsmål på kort tid. Ta kontakt med {seller}{phone}, eller prøv igjen om litt.',
  },
  'customer-page.no-paper': {
    status: 503,
    sentence: 'PDF-en kunne ikke lages nå. Prøv igjen om litt.',
  },
  'customer-link.not-found': { status: 404, sentence: 'Lenken finnes ikke.' },
  'customer-link.too-many': {
    status: 409,
    sentence: 'Tilbudet har {max} lenker som virker. Trekk tilbake en av dem først.',
  },
  'customer-link.not-offered': {
    status: 409,
    sentence: 'Kunden kan bare få lenke til et tilbud som gjelder og ikke er bestilt.',
  },
} as const)

/** `{phone}` in these sentences: nothing where there is no number. */
export const phoneInWords = (number: string): string => (number === '' ? '' : say` på telefon ${number}`)
