/** Locks, cylinders, closers and free passage of doors (trade handbook 11, O-01 to O-12, and 7). */

import { findFitting, fittingName } from '#domain/catalogue/catalogue'
import { LOW_THRESHOLD, OAK_THRESHOLD_OPTION } from '#domain/catalogue/data/misc'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import { boundsOf } from '#domain/geometry/polygon'
import { kickplateBox } from '#domain/layout/kickplate'
import { panesOf } from '#domain/layout/panes'
import { perLayout } from '#domain/layout/remembered'
import { figure } from '#domain/messages/figures'
import { notApprovedText } from '#domain/messages/rules'
import type { Choices } from '#domain/product/product'
import type { RuleContext } from '../context.ts'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'

const AT_LEAF_BOTTOM = { minX: 0, maxX: 0, minY: 0, maxY: 0 }

/** What a rule puts in the place of what does not go. */
export const APPROVED_CYLINDER = 'C02'
export const SLIDING_ARM_CLOSER = 'DL2'
export const FIRST_KEY_LETTER = 'A'
const SHED_PATTERN = 301

/** TEK17 § 12-13. */
export const FREE_WIDTH_MIN = 860
export const FREE_HEIGHT_MIN = 2000

/** Heights between which a viewer is set. */
export const VIEWER = { low: 1100, high: 1600 }

const isEntrance = ({ model }: RuleContext): boolean =>
  isEntranceDoor(model) && model.patternId !== SHED_PATTERN && model.defaultFunction !== 'SF'

const hasGlassAtViewer = ({ measured: { places: layout } }: RuleContext): boolean =>
  panesOf(layout).some(({ kind, daylight }) => {
    const { minY, maxY } = boundsOf(daylight)
    return kind === 'GLASS' && minY < VIEWER.high && maxY > VIEWER.low
  })

/** How far glass begins above the bottom of its leaf, mm; where several do, the lowest. Null without glass in a leaf. */
const glassAboveBottom = perLayout(({ fields, leaf }): number | null => {
  const leaves = [
    ...fields.flatMap(({ sash, panes }) => (sash?.opens === true ? [{ outline: sash.outer, panes }] : [])),
    ...(leaf === null ? [] : [{ outline: leaf.outline, panes: leaf.glass }]),
  ]
  const heights = leaves.flatMap(({ outline, panes }) =>
    panes
      .filter(({ kind }) => kind === 'GLASS')
      .map(({ daylight }) => boundsOf(daylight).minY - boundsOf(outline).minY),
  )
  return heights.length === 0 ? null : Math.min(...heights)
})

/** How far the higher kick plate reaches over glass, mm; none where it stays below. */
const kickplateOverGlass = ({ values: { kickplate }, measured: { places } }: RuleContext): number => {
  const heights = [kickplate.outside, kickplate.inside].map(
    (code) => findFitting('kickplate', code)?.height ?? 0,
  )
  const height = Math.max(...heights)
  const glassFrom = height === 0 ? null : glassAboveBottom(places)
  return glassFrom === null ? 0 : kickplateBox(AT_LEAF_BOTTOM, height).maxY - glassFrom
}

const fitsGripInLeaf = (smartlockId: string): boolean =>
  smartlockId === NONE || findFitting('smartlock', smartlockId)?.fitsGripInLeaf === true

/** What of the lock is not approved: only a case and a cylinder that both are make an approved lock. A part that is not there is named by none. */
const notApproved = ({ lockId, cylinderId }: Choices): keyof typeof notApprovedText | null => {
  if (lockId === NONE || cylinderId === NONE) return 'both'
  const isLockApproved = findFitting('lock', lockId)?.isApproved === true
  const isCylinderApproved = findFitting('cylinder', cylinderId)?.isApproved === true
  if (isLockApproved) return isCylinderApproved ? null : 'cylinder'
  return isCylinderApproved ? 'lock' : 'both'
}

export const doorForces: readonly ForceRule[] = [
  {
    id: 'R-O-05',
    severity: 'FORCE',
    when: ({ values }) =>
      applies(
        findFitting('cylinder', values.cylinderId)?.defeatsEscapeLock === true &&
          findFitting('lock', values.lockId)?.isEscapeLock === true,
      ),
    put: () => ({ cylinderId: APPROVED_CYLINDER }),
    code: 'door.escape-lock',
    refuses: { fields: ['cylinderId'], code: 'door.escape-lock' },
    source: inSection(11, 'O-05'),
  },
  {
    id: 'R-O-07',
    severity: 'FORCE',
    when: ({ values }) =>
      applies(
        findFitting('doorHandle', values.doorHandleId)?.isInLeaf === true &&
          (!fitsGripInLeaf(values.smartlockId) || values.kickplate.outside !== NONE),
      ),
    put: ({ values }) => ({
      smartlockId: fitsGripInLeaf(values.smartlockId) ? values.smartlockId : NONE,
      kickplate: { ...values.kickplate, outside: NONE },
    }),
    code: 'door.grip-in-leaf',
    refuses: { fields: ['smartlockId', 'kickplate'], code: 'door.grip-in-leaf' },
    source: inSection(11, 'O-07'),
  },
  {
    id: 'R-O-15',
    severity: 'FORCE',
    when: ({ values }) =>
      applies(values.cylinderId !== NONE && findFitting('lock', values.lockId)?.takesNoCylinder === true),
    put: () => ({ cylinderId: NONE }),
    code: 'door.lock-without-cylinder',
    refuses: { fields: ['cylinderId'], code: 'door.lock-without-cylinder' },
    source: inSection(7, 'L51 and L61, the locks with a cylinder'),
  },
  {
    id: 'R-O-10',
    severity: 'FORCE',
    when: ({ values }) =>
      applies(
        values.cylinderId === NONE && (values.keysync !== '' || values.extrakeys > 0 || values.extralock),
      ),
    put: () => ({ keysync: '', extrakeys: 0, extralock: false }),
    refuses: { fields: ['keysync', 'extrakeys', 'extralock'], code: 'door.no-cylinder' },
    source: inSection(11, 'O-10'),
  },
  {
    id: 'R-O-09',
    severity: 'FORCE',
    when: ({ values }) => applies(values.extralock && values.keysync === ''),
    put: () => ({ keysync: FIRST_KEY_LETTER }),
    code: 'door.extra-lock',
    source: inSection(11, 'O-09'),
  },
  {
    id: 'R-O-12',
    severity: 'FORCE',
    when: ({ values }) =>
      applies(
        findFitting('closer', values.closerId)?.isHidden === true &&
          findFitting('hinge', values.hingeId)?.color === null,
      ),
    put: () => ({ closerId: SLIDING_ARM_CLOSER }),
    code: 'door.hidden-closer',
    refuses: { fields: ['closerId'], code: 'door.hidden-closer' },
    source: inSection(11, 'O-12'),
  },
  {
    id: 'R-O-13',
    severity: 'FORCE',
    when: ({ values }) =>
      applies(values.misc.includes(OAK_THRESHOLD_OPTION) && values.misc.includes(LOW_THRESHOLD)),
    put: ({ values }) => ({ misc: values.misc.filter((id) => id !== LOW_THRESHOLD) }),
    source: inSection(7, 'misc 112 in place of 111'),
  },
]

export const doorChecks: readonly CheckRule[] = [
  {
    id: 'R-O-01',
    severity: 'WARN',
    when: (context) => {
      const width = context.measured.freeOpening?.width
      return (
        isEntrance(context) && width !== undefined && width < FREE_WIDTH_MIN && { width, min: FREE_WIDTH_MIN }
      )
    },
    code: 'door.free-width',
    print: true,
    revealsSize: true,
    source: inSection(11, 'O-01'),
  },
  {
    id: 'R-O-02',
    severity: 'WARN',
    when: (context) => {
      const height = context.measured.freeOpening?.height
      return (
        isEntrance(context) &&
        height !== undefined &&
        height < FREE_HEIGHT_MIN && { height, min: figure(FREE_HEIGHT_MIN) }
      )
    },
    code: 'door.free-height',
    print: true,
    revealsSize: true,
    source: inSection(11, 'O-02'),
  },
  {
    id: 'R-O-03',
    severity: 'WARN',
    when: ({ values }) => applies(values.misc.includes(OAK_THRESHOLD_OPTION)),
    code: 'door.threshold',
    print: true,
    source: inSection(11, 'O-03'),
  },
  {
    id: 'R-O-06',
    severity: 'LIMIT',
    when: ({ values }) => {
      const needed = findFitting('smartlock', values.smartlockId)?.worksWith
      return applies(needed !== undefined && !needed.includes(values.lockId))
    },
    code: 'door.smart-lock',
    path: 'smartlockId',
    source: inSection(11, 'O-06'),
  },
  {
    id: 'R-O-08',
    severity: 'LIMIT',
    when: (context) => applies(context.values.binocular !== NONE && hasGlassAtViewer(context)),
    code: 'door.viewer-in-glass',
    path: 'binocular',
    source: inSection(11, 'O-08'),
  },
  {
    id: 'R-O-16',
    severity: 'WARN',
    when: (context) => {
      const over = kickplateOverGlass(context)
      return over > 0 && { over: figure(over, 0) }
    },
    code: 'door.kickplate-over-glass',
    source: inSection(2, '3, the place of the kick plate'),
  },
  {
    id: 'R-O-11',
    severity: 'INFO',
    when: (context) => {
      const part = isEntrance(context) ? notApproved(context.values) : null
      return part !== null && { part: notApprovedText[part] }
    },
    code: 'door.not-approved-lock',
    source: inSection(11, 'O-11'),
  },
  {
    id: 'R-O-14',
    severity: 'LIMIT',
    when: ({ values }) => {
      const lock = findFitting('doorHandle', values.doorHandleId)?.needsLock
      return (
        lock !== undefined &&
        values.lockId !== lock && {
          handle: fittingName('doorHandle', values.doorHandleId),
          lock: fittingName('lock', lock).toLocaleLowerCase('nb'),
        }
      )
    },
    code: 'fittings.handle-needs-lock',
    path: 'doorHandleId',
    source: inSection(7, 'B03 and S03'),
  },
]
