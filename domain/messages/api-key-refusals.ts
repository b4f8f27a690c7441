/** Why a key of an organisation does not open something; part of the one table of refusals. */
import { texts } from '#domain/texts/texts'

export const apiKeyRefusals = texts('messages/api-key-refusals', {
  'api-key.invalid': { status: 401, sentence: 'API-nøkkelen er ukjent eller slettet.' },
  'api-key.ended': { status: 401, sentence: 'API-nøkkelen er utløpt. Be en administrator lage en ny.' },
  'api-key.with-cookie': {
    status: 400,
    sentence: 'Forespørselen har både en API-nøkkel og en innlogging. Send bare den ene.',
  },
  'api-key.needs-person': {
    status: 403,
    sentence: 'Dette kan ikke gjøres med en API-nøkkel. Logg inn for å gjøre det.',
  },
  'api-key.read-only': { status: 403, sentence: 'API-nøkkelen kan lese, men ikke endre noe.' },
  'api-key.not-found': { status: 404, sentence: 'API-nøkkelen finnes ikke. Den kan være slettet allerede.' },
  'api-key.too-many': {
    status: 422,
    sentence: 'En organisasjon kan ha inntil {max} API-nøkler. Slett en som ikke er i bruk.',
  },
  'api-key.name-taken': {
    status: 422,
    sentence: 'Organisasjonen har allerede en API-nøkkel som heter {name}.',
  },
  'limit.keyCalls': {
    status: 429,
    sentence: 'API-nøkkelen er brukt {max} ganger det siste minuttet. Prøv igjen om {seconds} sekunder.',
  },
} as const)

/** Who is said to have done what a key did. */
export const apiKeyText = texts('messages/api-key-refusals.author', { author: 'API:' } as const)
