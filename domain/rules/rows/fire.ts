/** Products with a fire class (trade handbook 11, B-01 to B-05 and B-08, and 9). Nothing may weaken what was tested. */

import { findFitting } from '#domain/catalogue/catalogue'
import { isEntranceDoor, isSolidDoor, isWindow } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import type { Model } from '#domain/catalogue/types'
import type { Choices } from '#domain/product/product'
import { type RuleContext, sizeLimitOf } from '../context.ts'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'
import { isInGlass } from './crossbars.ts'

const VISIBLE_HINGES = 'H01'
const SCREWED_THROUGH_FRAME = 1
export const CLOSER_WITH_ARM = 'DL1'

/** The highest kick plate that leaves the glass of a glazed fire door clear, mm. */
export const KICKPLATE_MAX = 150

const isFireRated = ({ fireClass }: Model): boolean => fireClass !== undefined
const isFireDoor = (model: Model): boolean => isFireRated(model) && isEntranceDoor(model)

const isHidden = (hingeId: string): boolean => findFitting('hinge', hingeId)?.color === null
const isTooHigh = (kickplate: string): boolean =>
  (findFitting('kickplate', kickplate)?.height ?? 0) > KICKPLATE_MAX

const weakens = ({ numberOfVents, hingeId, crossbars, dividers }: Choices): boolean =>
  numberOfVents > 0 || isHidden(hingeId) || crossbars.some(isInGlass) || dividers.length > 0

export const fireForces: readonly ForceRule[] = [
  {
    id: 'R-B-01',
    severity: 'FORCE',
    when: ({ model, values }) => applies(isFireRated(model) && weakens(values)),
    put: ({ values: { hingeId, crossbars } }) => ({
      numberOfVents: 0,
      hingeId: isHidden(hingeId) ? VISIBLE_HINGES : hingeId,
      crossbars: crossbars.filter((bar) => !isInGlass(bar)),
      dividers: [],
    }),
    code: 'fire.not-available',
    refuses: { fields: ['numberOfVents', 'hingeId', 'crossbars', 'dividers'], code: 'fire.not-available' },
    source: inSection(11, 'B-01'),
  },
  {
    id: 'R-B-01',
    severity: 'FORCE',
    when: ({ model, values }) => applies(isFireRated(model) && values.mountingId !== SCREWED_THROUGH_FRAME),
    put: () => ({ mountingId: SCREWED_THROUGH_FRAME }),
    code: 'fire.mounting',
    source: inSection(11, 'B-01'),
  },
  {
    id: 'R-B-04',
    severity: 'FORCE',
    when: ({ model, values }) => applies(isFireDoor(model) && values.closerId === NONE),
    put: () => ({ closerId: CLOSER_WITH_ARM }),
    code: 'fire.closer',
    refuses: { fields: ['closerId'], code: 'fire.closer' },
    source: inSection(11, 'B-04'),
  },
]

/** The largest size that was tested, where this one is outside it, standing and lying. */
const beyondTested = ({ model, values: { width, height, function: functionId } }: RuleContext) => {
  const limit = isFireRated(model) ? sizeLimitOf(model.frameType, functionId, model) : null
  if (limit === null) return null
  const { widthMax, heightMax, alsoLying } = limit
  const fits =
    (width <= widthMax && height <= heightMax) ||
    (alsoLying === true && width <= heightMax && height <= widthMax)
  return fits ? null : { widthMax, heightMax }
}

/** Before the sizes and glasses of ordinary products, whose sentences say nothing of fire. */
export const fireGates: readonly CheckRule[] = [
  {
    id: 'R-B-02',
    severity: 'LIMIT',
    when: ({ model, glass }) =>
      applies(isFireRated(model) && glass !== null && glass.fireClass !== model.fireClass),
    code: 'fire.needs-fire-glass',
    path: 'glassCode',
    source: inSection(11, 'B-02'),
  },
  {
    id: 'R-B-03',
    severity: 'ERROR',
    when: (context) => {
      const tested = beyondTested(context)
      return tested !== null && { ...tested, fireClass: context.model.fireClass ?? '' }
    },
    code: 'fire.beyond-tested-size',
    path: 'width',
    source: inSection(11, 'B-03'),
  },
]

export const fireChecks: readonly CheckRule[] = [
  {
    id: 'R-B-05',
    severity: 'INFO',
    when: ({ model }) => applies(isFireRated(model) && isWindow(model)),
    code: 'fire.window-mounting',
    source: inSection(11, 'B-05'),
  },
  {
    id: 'R-B-08',
    severity: 'LIMIT',
    when: ({ model, values }) =>
      applies(isFireDoor(model) && findFitting('smartlock', values.smartlockId)?.isInLeaf === true),
    code: 'fire.not-on-door',
    path: 'smartlockId',
    source: inSection(11, 'B-08'),
  },
  {
    id: 'R-B-08',
    severity: 'LIMIT',
    when: ({ model, values }) =>
      applies(isFireDoor(model) && findFitting('doorHandle', values.doorHandleId)?.isInLeaf === true),
    code: 'fire.not-on-door',
    path: 'doorHandleId',
    source: inSection(11, 'B-08'),
  },
  {
    id: 'R-B-08',
    severity: 'LIMIT',
    when: ({ model, values: { kickplate } }) =>
      applies(
        isFireDoor(model) &&
          !isSolidDoor(model) &&
          (isTooHigh(kickplate.outside) || isTooHigh(kickplate.inside)),
      ),
    code: 'fire.not-on-door',
    path: 'kickplate',
    source: inSection(11, 'B-08'),
  },
  {
    id: 'R-M-03',
    severity: 'LIMIT',
    when: ({ model, values }) =>
      applies(isFireDoor(model) && findFitting('hinge', values.hingeId)?.isFireTested !== true),
    code: 'fire.not-on-door',
    path: 'hingeId',
    source: inSection(9, 'models 3201, 3202 and 3204'),
  },
  {
    id: 'R-M-03',
    severity: 'LIMIT',
    when: ({ model, values }) =>
      applies(isFireDoor(model) && findFitting('lock', values.lockId)?.isFireTested !== true),
    code: 'fire.not-on-door',
    path: 'lockId',
    source: inSection(9, 'models 3201, 3202 and 3204'),
  },
]
