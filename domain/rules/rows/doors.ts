/** Locks, cylinders, closers and free passage of doors (trade handbook 11, O-01 to O-12, and 7). */

import { FINGERPRINT, fittings, GRIP_IN_LEAF, HIDDEN_HINGES } from '#domain/catalogue/data/fittings'
import { LOW_THRESHOLD, OAK_THRESHOLD_OPTION } from '#domain/catalogue/data/misc'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { boundsOf } from '#domain/geometry/polygon'
import { NONE } from '../assortment.ts'
import type { RuleContext } from '../context.ts'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'

const KEY_TURNED_INSIDE = 'C04'
const APPROVED_CYLINDER = 'C02'
const ESCAPE_LOCK = 'L40'
const CODE_LOCK = 'SL1'
const HIDDEN_CLOSER = 'DL3'
const SLIDING_ARM_CLOSER = 'DL2'
const FIRST_KEY_LETTER = 'A'
const SHED_PATTERN = 301

/** Approved by FG, the body of the insurers. */
const APPROVED_LOCKS = ['L20', 'L30', 'L31']
const APPROVED_CYLINDERS = [APPROVED_CYLINDER, 'C03', KEY_TURNED_INSIDE]

/** Locks that a smart lock works with. */
const SMART_LOCK_NEEDS: Readonly<Record<string, readonly string[]>> = {
  [CODE_LOCK]: ['L20', 'L30'],
  [FINGERPRINT]: ['L30', 'L31'],
  SL3: APPROVED_LOCKS,
}

/** Handles with a cylinder need a lock that takes one. */
const HANDLE_NEEDS: Readonly<Record<string, string>> = { B03: 'L51', S03: 'L61' }

/** TEK17 § 12-13. */
const FREE_WIDTH_MIN = 860
const FREE_HEIGHT_MIN = 2000

/** Heights between which a viewer is set. */
const VIEWER = { low: 1100, high: 1600 }

const isEntrance = ({ model }: RuleContext): boolean =>
  isEntranceDoor(model) && model.patternId !== SHED_PATTERN && model.defaultFunction !== 'SF'

const hasGlassAtViewer = ({ measured: { places: layout } }: RuleContext): boolean =>
  (layout.leaf?.glass ?? []).some(({ daylight }) => {
    const { minY, maxY } = boundsOf(daylight)
    return minY < VIEWER.high && maxY > VIEWER.low
  })

const nameOf = (kind: 'doorHandle' | 'lock', code: string): string =>
  fittings[kind].find((fitting) => fitting.code === code)?.name ?? code

export const doorForces: readonly ForceRule[] = [
  {
    id: 'R-O-05',
    severity: 'FORCE',
    when: ({ values }) => applies(values.cylinderId === KEY_TURNED_INSIDE && values.lockId === ESCAPE_LOCK),
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
        values.doorHandleId === GRIP_IN_LEAF &&
          (![NONE, CODE_LOCK].includes(values.smartlockId) || values.kickplate.outside !== NONE),
      ),
    put: ({ values }) => ({
      smartlockId: values.smartlockId === CODE_LOCK ? CODE_LOCK : NONE,
      kickplate: { ...values.kickplate, outside: NONE },
    }),
    code: 'door.grip-in-leaf',
    refuses: { fields: ['smartlockId', 'kickplate'], code: 'door.grip-in-leaf' },
    source: inSection(11, 'O-07'),
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
    when: ({ values }) => applies(values.closerId === HIDDEN_CLOSER && values.hingeId === HIDDEN_HINGES),
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
      return isEntrance(context) && width !== undefined && width < FREE_WIDTH_MIN && { width }
    },
    code: 'door.free-width',
    print: true,
    tellsSize: true,
    source: inSection(11, 'O-01'),
  },
  {
    id: 'R-O-02',
    severity: 'WARN',
    when: (context) => {
      const height = context.measured.freeOpening?.height
      return isEntrance(context) && height !== undefined && height < FREE_HEIGHT_MIN && { height }
    },
    code: 'door.free-height',
    print: true,
    tellsSize: true,
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
      const needed = SMART_LOCK_NEEDS[values.smartlockId]
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
    id: 'R-O-11',
    severity: 'INFO',
    when: (context) =>
      applies(
        isEntrance(context) &&
          !(
            APPROVED_LOCKS.includes(context.values.lockId) &&
            APPROVED_CYLINDERS.includes(context.values.cylinderId)
          ),
      ),
    code: 'door.not-approved-lock',
    source: inSection(11, 'O-11'),
  },
  {
    id: 'R-O-14',
    severity: 'LIMIT',
    when: ({ values }) => {
      const lock = HANDLE_NEEDS[values.doorHandleId]
      return (
        lock !== undefined &&
        values.lockId !== lock && {
          handle: nameOf('doorHandle', values.doorHandleId),
          lock: nameOf('lock', lock).toLocaleLowerCase('nb'),
        }
      )
    },
    code: 'fittings.handle-needs-lock',
    path: 'doorHandleId',
    source: inSection(7, 'B03 and S03'),
  },
]
