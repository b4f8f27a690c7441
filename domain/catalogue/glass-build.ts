/** What a glass's build-up says, such as 4E-16Ar-4-16Ar-E4: panes and the gas between them, from outside to inside. */
import type { Glass } from './types.ts'

/** Widths of the spaces between the panes, mm: every second part of the build-up. */
export const cavitiesOf = ({ build }: Glass): readonly number[] =>
  build
    .split('-')
    .filter((_, index) => index % 2 === 1)
    .map((cavity) => Number.parseInt(cavity, 10))

export const isTwoLayer = (glass: Glass): boolean => cavitiesOf(glass).length < 2
