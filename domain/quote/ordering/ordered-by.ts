/** Who took a quote to the factory, and when; an agent's own order went to his store. */
import type { Manifest } from '../quote.ts'

export const orderedBy = ({
  taken,
  orderNumber,
}: Pick<Manifest, 'taken' | 'orderNumber'>): { readonly by: string; readonly at: string } => {
  const step = taken.findLast(({ kind }) => kind === 'order')
  if (step === undefined) throw new Error(`quote ${orderNumber} was never ordered`)
  return { by: step.by.name, at: step.at }
}
