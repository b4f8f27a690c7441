/**
 * What paper says of the week in which an order leaves the factory: the one that was promised, and that it is not confirmed; then
 * the one that the factory has confirmed, beside the promised one where the two differ. Of an order that has been called off: nothing.
 */
import { sayIn } from '#domain/texts/texts'
import { type Manifest, QUOTE_STATUS } from '../quote.ts'
import type { FactoryStatus } from './factory-status.ts'

const say = sayIn('domain/quote/ordering/delivery')

export interface DeliveryWords {
  readonly text: string
  readonly isConfirmed: boolean
}

const confirmedText = (week: number, promised: number | undefined): string =>
  say`Bekreftet levering fra fabrikk: uke ${week}${promised === undefined || promised === week ? '' : say` (endret fra uke ${promised})`}`

export const orderedDelivery = (
  { status, deliveryDate }: Pick<Manifest, 'status' | 'deliveryDate'>,
  factoryStatus: Pick<FactoryStatus, 'deliveryWeek'> | null | undefined,
): DeliveryWords => {
  const promised = deliveryDate?.week
  const confirmed = factoryStatus?.deliveryWeek?.week
  if (status === QUOTE_STATUS.cancelled) return { text: '', isConfirmed: false }
  if (confirmed !== undefined) return { text: confirmedText(confirmed, promised), isConfirmed: true }
  return {
    text: promised === undefined ? '' : say`Levering fra fabrikk: uke ${promised}, ikke bekreftet ennå`,
    isConfirmed: false,
  }
}
