/** How much dearer or cheaper: '+ kr 420,00', '− kr 35,50'; nothing is 'kr 0,00'. */
import { kronerOf, type Ore } from '#domain/units'
import { formatMoney } from './format.ts'

const NO_BREAK = '\u00a0'

export const formatDifference = (amount: Ore): string => {
  const money = formatMoney(kronerOf(Math.abs(amount)))
  if (amount === 0) return money
  return `${amount > 0 ? '+' : '−'}${NO_BREAK}${money}`
}
