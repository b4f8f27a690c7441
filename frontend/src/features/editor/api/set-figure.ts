/** Count and rates of a row: one call per figure (quote-workflow section 7, row updates). */
import type { Offer } from '#domain/contracts/offer'
import { send } from '../../../api/client.ts'
import type { FigureName } from '../state/price-estimate.ts'

const SEGMENT: Record<FigureName, string> = {
  numberOf: 'numberof',
  discountRate: 'discountrate',
  marginRateStore: 'marginratestore',
  marginRateAgent: 'marginrateagent',
}

export const setFigure = (orderNumber: number, rowNumber: number, figure: FigureName, value: number) =>
  send<Offer>('PUT', `/api/v1/offers/${orderNumber}/0/${rowNumber}/${SEGMENT[figure]}/${value}`)
