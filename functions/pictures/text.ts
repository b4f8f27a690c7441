/** Why a model of a run has no new picture, and what is said when one is handed in or answered about. */
import { texts } from '#domain/texts/texts'

export const runText = texts('functions/pictures.run', {
  notBuilt: 'Modellen kan ikke lages slik den står i katalogen.',
  notKept: 'Bildet kunne ikke bestilles eller lagres.',
} as const)

export const pictureAnswers = texts('functions/pictures.picture', {
  uploaded: 'Nytt bilde er lastet opp',
  approved: 'Bildet vises nå i produktmenyen',
  declined: 'Bildet er forkastet',
} as const)
