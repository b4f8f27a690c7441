/** Bestillingskontroll on the wire. */
import * as z from 'zod'
import { fixNames } from '#domain/messages/order-check'
import { kronerOrNull } from './money.ts'

const fix = z.object({
  name: z.enum(fixNames).meta({ description: 'What it does.' }),
  label: z.string().meta({ description: 'What the button is called; nothing is decided by it.' }),
  changes: z
    .array(z.string())
    .meta({ description: 'Everything that it changes, a line for rows that change alike.' }),
  done: z.string().meta({ description: 'What is so once it is done.' }),
  before: kronerOrNull.meta({
    description: 'The lines of the rows, or the sum of the quote where no row changes.',
  }),
  after: kronerOrNull,
})

export const orderFinding = z
  .object({
    id: z.string().meta({ description: 'Changes with what the finding says.' }),
    severity: z.enum(['ERROR', 'WARN']).meta({
      description: 'ERROR stops the order; WARN must be mended or acknowledged.',
    }),
    sentence: z.string(),
    basis: z.string().meta({ description: 'The paragraph that it rests on, or the rule.' }),
    rows: z.array(z.int()).meta({ description: 'Row numbers; empty where the whole quote is meant.' }),
    isPictured: z.boolean().meta({ description: 'The rows are easier to judge by their pictures.' }),
    isQuestion: z.boolean().meta({
      description:
        'It asks whether something is meant so; false where it warns of something. False of what was acknowledged before an order.',
    }),
    fix: fix
      .nullable()
      .meta({ description: 'What one press mends; null where there is nothing that would.' }),
    acknowledged: z.object({ by: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'OrderFinding' })
export type ApiOrderFinding = z.infer<typeof orderFinding>
export type ApiFix = z.infer<typeof fix>
