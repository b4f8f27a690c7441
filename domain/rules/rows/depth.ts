/** Frame depth, with and without a jamb extension (trade handbook 11, G-02 to G-04, J-01 and J-06, and 2.1). */
import { depthsOf } from '#domain/catalogue/model-kind'
import { leastDepthOf } from '#domain/layout/depth'
import { figure } from '#domain/messages/figures'
import { listText } from '#domain/messages/list-text'
import type { RuleContext } from '../context.ts'
import { type CheckRule, type EditRule, type ForceRule, inSection } from '../rule.ts'

/** A mounted jamb extension goes to 400 mm in all and adds 75 mm where nothing deeper is asked for. */
export const JAMB_TOTAL_MAX = 400
export const JAMB_START = 75
/** A sash that opens inwards strikes a deeper one. */
export const JAMB_INWARD_MAX = 40

const leastDepth = ({ model, values }: RuleContext): number => leastDepthOf(model, values.glassCode)

/**
 * The deepest that a frame is as it comes, with its glass. With an extension nobody asks for so little: it would be a strip of a few
 * millimetres on a thinner frame.
 */
const depthAsItComes = (context: RuleContext): number =>
  Math.max(context.frameType.baseDepth, leastDepth(context))

/** The least that may be typed: of the frame alone, or of both. */
const leastTyped = (context: RuleContext): number =>
  context.values.extensionJamb.mounted ? depthAsItComes(context) + 1 : leastDepth(context)

const list = (depths: readonly number[]): string => listText(depths.map(String), 'or')

export const depthForces: readonly ForceRule[] = [
  {
    id: 'R-G-02',
    severity: 'FORCE',
    when: (context) =>
      leastDepth(context) > context.values.depth && {
        depth: leastDepth(context),
        thickness: figure(context.glass?.thickness ?? 0, 1),
      },
    put: (context) => ({ depth: leastDepth(context) }),
    code: 'depth.increased',
    source: inSection(11, 'G-02'),
  },
  {
    id: 'R-J-01',
    severity: 'FORCE',
    when: (context) =>
      context.values.extensionJamb.mounted && context.values.depth <= depthAsItComes(context) ? {} : false,
    put: (context) => ({
      depth: leastDepth(context) + (context.frameType.reversed ? JAMB_INWARD_MAX : JAMB_START),
    }),
    source: inSection(11, 'J-01'),
  },
]

export const depthChecks: readonly CheckRule[] = [
  {
    id: 'R-G-04',
    severity: 'ERROR',
    when: ({ model, values }) =>
      !values.extensionJamb.mounted &&
      !depthsOf(model).includes(values.depth) && { depth: values.depth, list: list(depthsOf(model)) },
    code: 'depth.not-made',
    path: 'depth',
    source: inSection(11, 'G-04'),
  },
  {
    id: 'R-G-13',
    severity: 'ERROR',
    when: ({ values }) =>
      values.extensionJamb.mounted && values.depth > JAMB_TOTAL_MAX && { max: JAMB_TOTAL_MAX },
    code: 'depth.above-jamb-maximum',
    path: 'depth',
    source: inSection(2, 'depths above the list'),
  },
  {
    id: 'R-J-06',
    severity: 'LIMIT',
    when: (context) =>
      context.frameType.reversed &&
      context.values.extensionJamb.mounted &&
      context.values.depth - leastDepth(context) > JAMB_INWARD_MAX && { max: JAMB_INWARD_MAX },
    code: 'jamb.hinders-sash',
    path: 'depth',
    source: inSection(11, 'J-06'),
  },
]

export const depthEdits: readonly EditRule[] = [
  {
    id: 'R-G-03',
    severity: 'ERROR',
    when: (after, { fields }) =>
      fields.has('depth') && after.choices.depth < leastTyped(after) && { min: leastTyped(after) },
    code: 'depth.below-minimum',
    path: 'depth',
    source: inSection(11, 'G-03'),
  },
]
