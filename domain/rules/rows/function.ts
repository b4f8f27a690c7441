/** Opening function and what hangs on it (trade handbook 11, F-01 to F-10). */
import { findFitting } from '#domain/catalogue/catalogue'
import { ESCAPE_FITTING, RESTRICTOR } from '#domain/catalogue/data/misc'
import { isFixedFunction } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import { boundsOf, heightOf } from '#domain/geometry/polygon'
import { perPlaces } from '#domain/layout/remembered'
import type { RuleContext } from '../context.ts'
import { carriedKgOf, hasFourHinges } from '../hardware.ts'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'

/** Options for something that opens: child lock, restrictor, escape fitting, insect screen, contact. */
const NEEDS_OPENING = [101, 102, ESCAPE_FITTING, 106, 108]
const NEVER_AN_ESCAPE = ['SSV', 'SSH', 'BI', 'FK', 'FR']

export const HIDDEN_HINGES_MAX_KG = 100

export const LOW_HANDLE_SASH_MIN = 900
export const LOW_HANDLE_TILTS_TO = 1590

/** Side-hung in place of tilt-turn, on the same hand. */
const SIDE_HUNG: Readonly<Record<string, string>> = { DKV: 'SIV', DKH: 'SIH' }

const hasLowHandle = ({ doorHandleId }: RuleContext['values']): boolean =>
  findFitting('doorHandle', doorHandleId)?.sitsLow === true

const isTooTallToTilt = ({ frameType, values }: RuleContext): boolean =>
  frameType.id === 'J' && hasLowHandle(values) && values.height > LOW_HANDLE_TILTS_TO

const sideHungFor = (context: RuleContext): string | undefined =>
  isTooTallToTilt(context) ? SIDE_HUNG[context.values.function] : undefined

/** Height of the lowest sash that has a handle, mm. */
const lowestSash = perPlaces(({ fields }) =>
  Math.min(...fields.map(({ sash }) => (sash?.opens === true ? heightOf(boundsOf(sash.outer)) : Infinity))),
)

export const functionGates: readonly CheckRule[] = [
  {
    id: 'R-F-01',
    severity: 'ERROR',
    // As chosen: what F-09 puts in its place is another model's.
    when: ({ model, choices }) => applies(!model.functions.includes(choices.function)),
    code: 'function.not-for-model',
    path: 'function',
    source: inSection(11, 'F-01'),
  },
]

export const functionForces: readonly ForceRule[] = [
  {
    id: 'R-F-07',
    severity: 'FORCE',
    when: ({ values }) =>
      applies(
        isFixedFunction(values.function) &&
          (values.doorHandleId !== NONE ||
            values.lockId !== NONE ||
            values.misc.some((id) => NEEDS_OPENING.includes(id))),
      ),
    put: ({ values }) => ({
      doorHandleId: NONE,
      lockId: NONE,
      misc: values.misc.filter((id) => !NEEDS_OPENING.includes(id)),
    }),
    refuses: { fields: ['doorHandleId', 'lockId', 'misc'], code: 'function.fixed' },
    source: inSection(11, 'F-07'),
  },
  {
    id: 'R-F-09',
    severity: 'FORCE',
    when: (context) => sideHungFor(context) !== undefined && { max: LOW_HANDLE_TILTS_TO },
    // The restrictor airs the room in place of the tilt.
    put: (context) => {
      const { function: chosen, misc } = context.values
      return {
        function: sideHungFor(context) ?? chosen,
        misc: [...new Set([...misc, RESTRICTOR])].toSorted((one, other) => one - other),
      }
    },
    code: 'fittings.low-handle-side-hung',
    source: inSection(11, 'F-09'),
  },
]

export const functionChecks: readonly CheckRule[] = [
  {
    id: 'R-F-08',
    severity: 'LIMIT',
    when: ({ values, measured: { places: layout } }) =>
      hasLowHandle(values) && lowestSash(layout) < LOW_HANDLE_SASH_MIN && { min: LOW_HANDLE_SASH_MIN },
    code: 'fittings.low-handle',
    path: 'doorHandleId',
    source: inSection(11, 'F-08'),
  },
  {
    id: 'R-F-09',
    severity: 'LIMIT',
    when: (context) =>
      isTooTallToTilt(context) &&
      context.measured.places.fields.some((field) => field.function in SIDE_HUNG) && {
        max: LOW_HANDLE_TILTS_TO,
      },
    code: 'fittings.low-handle-side-hung',
    path: 'doorHandleId',
    source: inSection(11, 'F-09'),
  },
  {
    id: 'R-F-05',
    severity: 'INFO',
    when: (context) => applies(hasFourHinges(context)),
    code: 'fittings.four-hinges',
    announced: true,
    source: inSection(11, 'F-05'),
  },
  {
    id: 'R-F-06',
    severity: 'LIMIT',
    when: (context) =>
      findFitting('hinge', context.values.hingeId)?.color === null &&
      (carriedKgOf(context) > HIDDEN_HINGES_MAX_KG || context.model.fireClass !== undefined) && {
        max: HIDDEN_HINGES_MAX_KG,
      },
    code: 'fittings.hidden-hinges',
    path: 'hingeId',
    source: inSection(11, 'F-06'),
  },
  {
    id: 'R-F-10',
    severity: 'LIMIT',
    when: ({ choices, values }) =>
      applies(choices.misc.includes(ESCAPE_FITTING) && NEVER_AN_ESCAPE.includes(values.function)),
    code: 'function.not-an-escape',
    path: 'misc',
    source: inSection(11, 'F-10'),
  },
]
