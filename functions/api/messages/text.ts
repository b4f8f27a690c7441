/** What is said once a message has been saved. */
import { texts } from '#domain/texts/texts'

export const messageAnswers = texts('functions/messages.answers', {
  published: 'Meldingen er lagret og publisert.',
  draft: 'Meldingen er lagret som utkast.',
} as const)
