/** Why somebody is asked to wait who does more in a while than a working day holds; part of the one table of refusals. */
import { texts } from '#domain/texts/texts'

export const limitRefusals = texts('messages/limit-refusals', {
  'limit.mails': {
    status: 429,
    sentence:
      '{who} har sendt {max} e-poster det siste døgnet, og flere sendes ikke. Prøv igjen etter {date} kl. {time}. Gi kunden utskriften eller en lenke imens.',
  },
  'limit.quotes': {
    status: 429,
    sentence:
      '{who} har laget {max} tilbud det siste døgnet, og flere kan ikke lages. Prøv igjen etter {date} kl. {time}. Tilbudene som finnes, kan endres som før.',
  },
  'limit.links': {
    status: 429,
    sentence:
      '{who} har laget {max} lenker til kunder det siste døgnet, og flere kan ikke lages. Prøv igjen etter {date} kl. {time}, eller send utskriften.',
  },
  'limit.invitations': {
    status: 429,
    sentence:
      '{who} har sendt {max} invitasjoner det siste døgnet, og flere sendes ikke. Prøv igjen etter {date} kl. {time}.',
  },
  'limit.prints': {
    status: 429,
    sentence:
      '{who} har laget {max} nye utskrifter det siste døgnet, og flere kan ikke lages. Prøv igjen etter {date} kl. {time}. De som er laget, kan åpnes som før.',
  },
  'limit.printsAtOnce': {
    status: 429,
    sentence:
      '{who} har bestilt {max} nye utskrifter det siste minuttet. Prøv igjen etter {date} kl. {time}, så slipper de andre å vente.',
  },
  'limit.pictures': {
    status: 429,
    sentence: '{who} har fått tegnet {max} nye bilder den siste timen. Prøv igjen etter {date} kl. {time}.',
  },
  'limit.sheets': {
    status: 429,
    sentence:
      '{who} har lagret kolonnene til {max} ark det siste døgnet, og flere lagres ikke. Prøv igjen etter {date} kl. {time}. Arket kan leses inn likevel.',
  },
  'limit.webhookCalls': {
    status: 429,
    sentence:
      '{who} har sendt {max} ganger til webhooker den siste timen. Prøv igjen etter {date} kl. {time}. Det som skjer med tilbudene, sendes som før.',
  },
} as const)

/** Who has reached a limit, where it is not an organisation. */
export const limitText = texts('messages/limit-refusals.who', { you: 'Du' } as const)
