/** Models that declare a sound class (trade handbook 11, B-06 and B-07, and 5.4). */
import { SOUND_VENT } from '#domain/catalogue/data/misc'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'
import { soundDbOf } from '../sound.ts'

export const soundForces: readonly ForceRule[] = [
  {
    id: 'R-B-07',
    severity: 'FORCE',
    when: ({ model, values: { numberOfVents, misc } }) =>
      applies(model.soundDb !== undefined && numberOfVents > 0 && !misc.includes(SOUND_VENT)),
    put: ({ values }) => ({ misc: [...values.misc, SOUND_VENT].toSorted((one, other) => one - other) }),
    code: 'sound.vent-replaced',
    source: inSection(11, 'B-07'),
  },
]

export const soundChecks: readonly CheckRule[] = [
  {
    id: 'R-B-06',
    severity: 'ERROR',
    when: (context) => {
      const { name, soundDb } = context.model
      const db = soundDbOf(context)
      return soundDb !== undefined && db !== null && db < soundDb && { rw: db, model: name, min: soundDb }
    },
    code: 'sound.below-class',
    path: 'glassCode',
    source: inSection(11, 'B-06'),
  },
]
