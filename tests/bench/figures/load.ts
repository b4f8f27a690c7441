/** Two hundred editors for ten minutes: what their work leaves in the memory of the stack, and that no call of theirs fails. */
import { failuresIn, GROWTH_AT_MOST, hasFailed, load, WHOLE } from '../../load/load.ts'
import type { Figure } from '../measure.ts'

export const loadFigures = async (): Promise<readonly Figure[]> => {
  const { answers, seconds, memory } = await load(WHOLE)
  const [first = 'none'] = failuresIn(answers)
  return [
    {
      name: `calls of ${WHOLE.editors} editors that failed in ${WHOLE.minutes} minutes`,
      limit: 0,
      ratio: answers.filter(hasFailed).length,
      detail: `of ${answers.length}, ${(answers.length / seconds).toFixed(1)} a second; ${first}`,
    },
    {
      name: 'memory of the stack in the last quarter of that time, against the second',
      limit: GROWTH_AT_MOST,
      ratio: memory.last / memory.second,
      detail: `${memory.last} MB / ${memory.second} MB`,
    },
  ]
}
