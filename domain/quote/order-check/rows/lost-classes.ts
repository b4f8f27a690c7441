/** A fire or sound class that a row once had and has lost by an edit: somebody asked for it. */
import { classesOf } from '../../rows/product-classes.ts'
import type { OrderRule } from '../order-rule.ts'
import { soundNow } from '../text.ts'

export const lostClassRules: readonly OrderRule[] = [
  {
    id: 'BK-15',
    severity: 'WARN',
    code: 'check.fire-lost',
    find: ({ rows }) =>
      rows.flatMap(({ row: { rowNumber }, revision: { best }, configuration }) =>
        best.fire !== null && classesOf(configuration).fire === null
          ? [{ rows: [rowNumber], about: [best.fire], data: { rowNumber, before: best.fire } }]
          : [],
      ),
    source: 'trade handbook 11, B-02',
  },
  {
    id: 'BK-16',
    severity: 'WARN',
    code: 'check.sound-lost',
    find: ({ rows }) =>
      rows.flatMap(({ row: { rowNumber }, revision: { best }, configuration }) => {
        const now = configuration.facts.soundDb
        return best.soundDb !== null && (now ?? 0) < best.soundDb
          ? [
              {
                rows: [rowNumber],
                about: [best.soundDb, now],
                data: { rowNumber, before: best.soundDb, now: soundNow(now) },
              },
            ]
          : []
      }),
    source: 'trade handbook 11, B-06',
  },
]
