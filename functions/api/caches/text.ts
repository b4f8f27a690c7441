/** What is said when buffers have been cleared. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('functions/caches.answers')

export const bufferAnswers = texts('functions/caches.answers', {
  cleared: (id: string) => say`Buffer ${id} tømt`,
  allCleared: 'Alle buffere tømt',
} as const)
