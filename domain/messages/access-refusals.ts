/** Why somebody is not let in; part of the one table of refusals. */
import { texts } from '#domain/texts/texts'

export const accessRefusals = texts('messages/access-refusals', {
  'access.denied': { status: 403, sentence: 'Du har ikke tilgang til dette.' },
} as const)
