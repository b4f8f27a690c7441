/** Trickle vents (trade handbook 11, V-01 to V-04, and 5.4). */
import { SOUND_VENT } from '#domain/catalogue/data/misc'
import { edgesOf } from '#domain/geometry/polygon'
import { outlineOf } from '#domain/layout/shapes/outline'
import type { RuleContext } from '../context.ts'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'

/** Widths from which the head has room for one, two and three vents. */
export const ROOM_FROM = [490, 990, 1790]

/** Length of the level part of the head, mm. */
const levelHeadOf = ({ values }: RuleContext): number =>
  edgesOf(outlineOf(values.frameShapeId, values))
    .filter(([[, y1], [, y2]]) => y1 === values.height && y2 === values.height)
    .reduce((sum, [[x1], [x2]]) => sum + Math.abs(x1 - x2), 0)

/** How many vents the head has room for. */
const ventsMaxOf = (context: RuleContext): number => {
  const head = levelHeadOf(context)
  return ROOM_FROM.filter((from) => head >= from).length
}

export const ventForces: readonly ForceRule[] = [
  {
    id: 'R-V-02',
    severity: 'FORCE',
    when: ({ values, frameType }) =>
      values.numberOfVents > 0 && !frameType.ventOption && { type: frameType.name },
    put: () => ({ numberOfVents: 0 }),
    code: 'vents.not-for-type',
    refuses: { fields: ['numberOfVents'], code: 'vents.not-for-type' },
    source: inSection(11, 'V-02'),
  },
  {
    id: 'R-V-04',
    severity: 'FORCE',
    when: (context) =>
      applies(
        context.values.numberOfVents > 0 && context.values.frameShapeId !== 0 && levelHeadOf(context) === 0,
      ),
    put: () => ({ numberOfVents: 0 }),
    code: 'vents.sloping-head',
    refuses: { fields: ['numberOfVents'], code: 'vents.sloping-head' },
    source: inSection(11, 'V-04'),
  },
  {
    id: 'R-V-05',
    severity: 'FORCE',
    when: ({ values }) => applies(values.numberOfVents === 0 && values.misc.includes(SOUND_VENT)),
    put: ({ values }) => ({ misc: values.misc.filter((id) => id !== SOUND_VENT) }),
    code: 'vents.sound-vent-gone',
    refuses: { fields: ['misc'], code: 'vents.sound-vent-needs-vent' },
    source: inSection(7, 'misc 109 in place of a vent'),
  },
]

export const ventChecks: readonly CheckRule[] = [
  {
    id: 'R-V-03',
    severity: 'ERROR',
    when: (context) => {
      const count = ventsMaxOf(context)
      return context.values.numberOfVents > count && { count }
    },
    code: 'vents.too-many',
    path: 'numberOfVents',
    source: inSection(11, 'V-03'),
  },
]
