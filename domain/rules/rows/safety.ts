/** People's safety by TEK17 (trade handbook 11, K-01 to K-08). Sill height and storey are not known, so these only warn. */

import { findDividerType, functionOf, patternOf } from '#domain/catalogue/catalogue'
import { ESCAPE_FITTING, LOW_THRESHOLD, RESTRICTOR } from '#domain/catalogue/data/misc'
import { isFixedFunction, isGlazedDoor, isWindow } from '#domain/catalogue/model-kind'
import type { Glass } from '#domain/catalogue/types'
import { glassIn } from '#domain/layout/panes'
import type { RuleContext } from '../context.ts'
import { escapeLimits, isEmergencyExit } from '../escape.ts'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'

export const CHILD_LOCK = 101
const BUTTON_LOCK_HANDLE = 'W05'

/** Glass that begins lower than this above the floor is to be safe for people, mm (TEK17 § 12-17). */
const LOW_GLASS_BELOW = 800
export const TALL_WINDOW = 1700

const glides = ({ values }: RuleContext): boolean =>
  functionOf(values.function).sashes.some(({ component }) => component === 'GlideConfiguration')

/** Patterns are judged as they are drawn, so that a door does not leave the rule by being tall. */
const hasLowGlass = ({ model }: RuleContext): boolean =>
  model.patternId === undefined
    ? isGlazedDoor(model)
    : patternOf(model.patternId).glass.some(([, bottom]) => bottom < LOW_GLASS_BELOW)

/** Nobody falls against glass that a filling has replaced. */
const glassOf = ({ measured: { places }, values }: RuleContext): Glass | null => glassIn(places, values)

const wantsEscape = ({ values }: RuleContext): boolean =>
  values.misc.includes(ESCAPE_FITTING) ||
  values.dividers.some(({ typeId }) => findDividerType(typeId)?.removable === true)

export const safetyForces: readonly ForceRule[] = [
  {
    id: 'R-K-05',
    severity: 'FORCE',
    when: (context) => applies(context.values.misc.includes(CHILD_LOCK) && glides(context)),
    put: ({ values }) => ({ misc: values.misc.filter((id) => id !== CHILD_LOCK) }),
    code: 'safety.child-lock-included',
    source: inSection(11, 'K-05'),
  },
]

export const safetyChecks: readonly CheckRule[] = [
  {
    id: 'R-K-01',
    severity: 'WARN',
    when: (context) => {
      const glass = glassOf(context)
      return applies(
        hasLowGlass(context) && glass !== null && glass.safetyInside === null && glass.safetyOutside === null,
      )
    },
    code: 'safety.low-glass',
    print: true,
    source: inSection(11, 'K-01'),
  },
  {
    id: 'R-K-02',
    severity: 'WARN',
    when: (context) => {
      const glass = glassOf(context)
      return applies(
        isWindow(context.model) &&
          context.values.height >= TALL_WINDOW &&
          glass !== null &&
          glass.safetyInside === null,
      )
    },
    code: 'safety.tall-window',
    print: true,
    source: inSection(11, 'K-02'),
  },
  {
    id: 'R-K-04',
    severity: 'INFO',
    when: (context) => {
      const { model, values } = context
      const isSecured =
        values.misc.includes(CHILD_LOCK) ||
        values.misc.includes(RESTRICTOR) ||
        values.doorHandleId === BUTTON_LOCK_HANDLE
      return applies(isWindow(model) && !isFixedFunction(values.function) && !glides(context) && !isSecured)
    },
    code: 'safety.child-lock',
    source: inSection(11, 'K-04'),
  },
  {
    id: 'R-K-06',
    severity: 'WARN',
    when: (context) => applies(context.values.misc.includes(CHILD_LOCK) && wantsEscape(context)),
    code: 'safety.child-lock-and-escape',
    source: inSection(11, 'K-06'),
  },
  {
    id: 'R-K-07',
    severity: 'WARN',
    when: (context) => {
      const { freeOpening } = context.measured
      return (
        wantsEscape(context) &&
        !isEmergencyExit(freeOpening, context.frameType) && {
          width: Math.max(0, freeOpening?.width ?? 0),
          height: Math.max(0, freeOpening?.height ?? 0),
          ...escapeLimits,
        }
      )
    },
    code: 'safety.escape-too-small',
    print: true,
    revealsSize: true,
    source: inSection(11, 'K-07'),
  },
  {
    id: 'R-K-08',
    severity: 'INFO',
    when: ({ model, values }) => applies(isGlazedDoor(model) && values.misc.includes(LOW_THRESHOLD)),
    code: 'safety.glass-marking',
    source: inSection(11, 'K-08'),
  },
]
