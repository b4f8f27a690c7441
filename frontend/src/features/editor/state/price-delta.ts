/** What a choice adds or takes off, as people say it: '+ kr 420'. */
import { kronerOf, type Ore, roundHalfAway } from '#domain/units'
import { formatWhole } from '../../../ui/format.ts'

const NO_BREAK = '\u00a0'

export const formatDelta = (delta: Ore): string => {
  const kroner = roundHalfAway(kronerOf(delta))
  if (kroner === 0) return `kr${NO_BREAK}0`
  return `${kroner > 0 ? '+' : '−'}${NO_BREAK}kr${NO_BREAK}${formatWhole(Math.abs(kroner))}`
}
