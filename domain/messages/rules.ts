/**
 * The Norwegian sentence of every rule that has something to say, keyed by a dotted code. domain.md section 11 is the
 * source of the wording.
 */
export const ruleSentences = {
  'size.below-minimum': 'Bredde og høyde må være minst {min} mm.',
} as const satisfies Record<string, string>

export type RuleFindingCode = keyof typeof ruleSentences
