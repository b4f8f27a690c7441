/** Money on the wire: kroner with at most two decimals. The only place where øre and kroner meet outside paper. */
import * as z from 'zod'
import { kronerOf, type Ore } from '#domain/units'

export const kroner = z
  .number()
  .meta({ description: 'Kroner with two decimals, excluding VAT unless named otherwise.' })

/** Null where the viewer may not see it, or nothing is known. */
export const kronerOrNull = kroner.nullable()

export const apiMoney = (amount: Ore): number => kronerOf(amount)
export const apiMoneyOrNull = (amount: Ore | null): number | null =>
  amount === null ? null : kronerOf(amount)
