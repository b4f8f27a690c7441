/** What is said of a picture that is no drawing in the page. */
import { texts } from '#domain/texts/texts'

export const pictureText = texts('drawing/picture', {
  view: 'Visning',
  fromServer: 'Bildegenering på server...',
} as const)
