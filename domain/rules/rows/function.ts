/** Opening function and what hangs on it (trade handbook 11, F-01 to F-10). */
import { isFixedFunction } from '#domain/catalogue/model-kind'
import { carriedKgOf, hasFourHinges } from '../hardware.ts'
import { NONE } from '../offer.ts'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'

const ESCAPE_FITTING = 103
/** Options for something that opens: child lock, restrictor, escape fitting, insect screen, contact. */
const NEEDS_OPENING = [101, 102, ESCAPE_FITTING, 106, 108]
const NEVER_AN_ESCAPE = ['SSV', 'SSH', 'BI', 'FK', 'FR']

const HIDDEN_HINGES = 'HIDDEN'
const HIDDEN_HINGES_MAX_KG = 100

export const functionGates: readonly CheckRule[] = [
  {
    id: 'R-F-01',
    severity: 'ERROR',
    when: ({ model, values }) => applies(!model.functions.includes(values.function)),
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
]

export const functionChecks: readonly CheckRule[] = [
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
      context.values.hingeId === HIDDEN_HINGES &&
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
