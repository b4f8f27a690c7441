/** Why a webhook is not made or called; part of the one table of refusals. */
import { texts } from '#domain/texts/texts'

export const webhookRefusals = texts('messages/webhook-refusals', {
  'webhook.not-found': { status: 404, sentence: 'Webhooken finnes ikke. Den kan være slettet allerede.' },
  'webhook.too-many': {
    status: 422,
    sentence: 'En organisasjon kan ha inntil {max} webhooker. Slett en som ikke er i bruk.',
  },
  'webhook.address-taken': {
    status: 422,
    sentence: 'Organisasjonen har allerede en webhook med denne adressen.',
  },
  'webhook.address': {
    status: 422,
    sentence: 'Adressen må begynne med https:// og ha et navn som kan nås fra internett.',
  },
  'webhook.delivery-not-found': {
    status: 404,
    sentence: 'Leveringen finnes ikke. Leveringer slettes etter {days} dager.',
  },
} as const)
