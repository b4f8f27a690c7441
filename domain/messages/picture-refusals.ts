/** What is refused about the pictures of the product menu. */
import { texts } from '#domain/texts/texts'

export const pictureRefusals = texts('messages/picture-refusals', {
  'picture.wrong-type': { status: 422, sentence: 'Bildet må være en PNG-fil.' },
  'picture.too-large': {
    status: 422,
    sentence: 'Bildet er for stort. Det kan være {pixels} piksler i hver retning.',
  },
  'picture.broken': {
    status: 422,
    sentence: 'Bildet kan ikke leses. Filen er ikke hel, eller det er ingenting på bildet.',
  },
  'picture.not-waiting': {
    status: 409,
    sentence: 'Bildet venter ikke lenger. Noen andre har svart, eller det er tegnet et nyere.',
  },
  'picture.run-open': {
    status: 409,
    sentence: 'Bilder tegnes allerede. Vent til det er ferdig, og prøv igjen.',
  },
  'picture.not-found': { status: 404, sentence: 'Bildet finnes ikke.' },
} as const)
