/** Whether the factory has been told of an order, as the quote page shows it. */
import * as z from 'zod'

export const handOver = z
  .object({ state: z.enum(['waiting', 'sent']), since: z.string() })
  .meta({ id: 'HandOver', description: 'The way of an order to the factory.' })
export type HandOver = z.infer<typeof handOver>
