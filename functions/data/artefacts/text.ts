/** Why a picture or document that was ordered never came. */
export const artefactText = {
  silent: 'Tegneprogrammet stoppet uten å si hvorfor.',
  lost: 'Tegneprogrammet kom aldri i gang.',
  unknown: 'Ukjent feil.',
} as const
