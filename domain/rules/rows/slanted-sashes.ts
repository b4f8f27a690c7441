/** Opening sashes in slanted frames: the hinges are on the longer of the two upright sides (trade handbook 3). */
import { functionOf } from '#domain/catalogue/catalogue'
import type { Choices } from '#domain/product/product'
import { applies, type ForceRule, inSection } from '../rule.ts'

/** Shapes with upright sides of unequal length that a sash is made in, and their longer side. */
const LONGER_SIDE: Readonly<Record<number, 'LEFT' | 'RIGHT'>> = {
  1: 'RIGHT',
  9: 'RIGHT',
  2: 'LEFT',
  19: 'LEFT',
}

/** The other hand of a tilt-turn sash. */
const OTHER_HAND: Readonly<Record<string, string>> = { DKV: 'DKH', DKH: 'DKV' }

/** The function with the hinges where they can be, where the chosen one has them on the short side. */
const turned = ({ function: chosen, frameShapeId }: Choices): string | undefined => {
  const longer = LONGER_SIDE[frameShapeId]
  const [sash] = functionOf(chosen).sashes
  return longer === undefined || sash === undefined || sash.side === longer ? undefined : OTHER_HAND[chosen]
}

export const slantedSashForces: readonly ForceRule[] = [
  {
    id: 'R-S-09',
    severity: 'FORCE',
    when: ({ values }) => applies(turned(values) !== undefined),
    put: ({ values }) => ({ function: turned(values) ?? values.function }),
    code: 'shape.hinges-on-long-side',
    refuses: { fields: ['function'], code: 'shape.hinges-on-long-side' },
    source: inSection(3, 'hinges on the longer vertical side'),
  },
]
