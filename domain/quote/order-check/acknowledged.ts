/** What had been acknowledged when a quote was ordered, as it was read then: rules of today have nothing to say of it. */
import type { Manifest, ReadSentence } from '../quote.ts'
import type { OrderFinding } from './check-order.ts'

/** `read` by finding; of one from before sentences were kept, the manifest has the sentence itself. */
export const acknowledgedThen = (
  { acknowledged }: Pick<Manifest, 'acknowledged'>,
  read: ReadonlyMap<string, ReadSentence>,
): readonly OrderFinding[] =>
  acknowledged.flatMap((each): readonly OrderFinding[] => {
    const { findingId: id } = each
    const { sentence = each.sentence, rows = [], basis = '', isPictured = false } = read.get(id) ?? {}
    if (sentence === undefined) return []
    const ruleId = /^BK-\d+/.exec(id)?.[0] ?? id
    return [
      {
        id,
        ruleId,
        severity: 'WARN',
        sentence,
        basis,
        rows,
        isPictured,
        isQuestion: false,
        fix: null,
        acknowledged: each,
      },
    ]
  })
