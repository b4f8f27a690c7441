/** Why a picture or document that was ordered never came. */
import { texts } from '#domain/texts/texts'

export const artefactText = texts('functions/artefacts.artefact', {
  silent: 'Tegneprogrammet stoppet uten å si hvorfor.',
  lost: 'Tegneprogrammet kom aldri i gang.',
  unknown: 'Ukjent feil.',
} as const)
