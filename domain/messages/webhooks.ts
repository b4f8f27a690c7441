/** What is said of the address and the events of a webhook. */
import { texts } from '#domain/texts/texts'

export const webhookFormText = texts('messages/webhooks.form', {
  unreadable: 'Skriv hele adressen, som https://erp.firma.no/lysvag',
  'not-https': 'Adressen må begynne med https://',
  'with-password': 'Adressen kan ikke inneholde brukernavn eller passord',
  'not-public': 'Adressen må ha et navn som kan nås fra internett',
  noEvent: 'Velg minst én hendelse',
} as const)

export const webhookEventNames = texts('messages/webhooks.events', {
  'quote.created': 'Et tilbud er laget',
  'quote.status-changed': 'Et tilbud har fått ny status',
  'quote.accepted': 'Kunden har godtatt tilbudet',
  'order.answered': 'Fabrikken har svart på bestillingen',
  'webhook.trial': 'Prøve',
} as const)
