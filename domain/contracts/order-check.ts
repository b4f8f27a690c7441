/** Bestillingskontroll on the wire. */
import * as z from 'zod'
import type { OrderFinding } from '#domain/quote/order-check/check-order'

export const orderFinding = z
  .object({
    id: z.string().meta({ description: 'Changes with what the finding says.' }),
    severity: z.enum(['ERROR', 'WARN']).meta({
      description: 'ERROR stops the order; WARN must be mended or acknowledged.',
    }),
    sentence: z.string(),
    rows: z.array(z.int()).meta({ description: 'Row numbers; empty where the whole quote is meant.' }),
    fix: z.string().nullable().meta({ description: 'What the button that mends it is called.' }),
    acknowledged: z.object({ by: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'OrderFinding' })
export type OrderFindingWire = z.infer<typeof orderFinding>

export const orderFindingFor = (finding: OrderFinding): OrderFindingWire => {
  const { id, severity, sentence, rows, fix, acknowledged } = finding
  return {
    id,
    severity,
    sentence,
    rows: [...rows],
    fix: fix?.label ?? null,
    acknowledged: acknowledged && { by: acknowledged.by.name, at: acknowledged.at },
  }
}
