/** How far an order has come on its way to the factory and what the factory has answered, as the quote page shows it. */
import * as z from 'zod'
import { factoryStates } from '#domain/quote/ordering/factory-status'
import { isoWeek } from './factory-answer.ts'
import { orNull } from './or-null.ts'

export const factoryStatus = z
  .object({
    state: z.enum(factoryStates),
    since: z.string(),
    deliveryWeek: orNull(isoWeek).meta({ description: 'The week that the factory has confirmed.' }),
    promisedWeek: z.int().nullable().meta({ description: 'Where the factory has confirmed another week.' }),
  })
  .meta({ id: 'HandOver', description: 'The way of an order to the factory.' })
