/** A mail to a customer, as the queue and the quote page know it. */
import * as z from 'zod'
import { priceModes } from '../access/price-modes.ts'

/** `unknown`: it was handed over and nobody answered; only a person sends it again. */
const mailState = z.enum(['queued', 'sending', 'sent', 'failed', 'unknown'])
export type MailState = z.infer<typeof mailState>

export const mailMessage = z.strictObject({ orderNumber: z.int(), mailId: z.string().max(80) })
export type MailMessage = z.infer<typeof mailMessage>

export const offerMail = z
  .object({
    to: z.string(),
    state: mailState,
    stateText: z.string().meta({ description: 'Norwegian.' }),
    since: z.string(),
    reason: z.string().nullable(),
    prices: z.array(z.enum(priceModes)).meta({ description: 'One document for each.' }),
    measurements: z.boolean(),
  })
  .meta({ id: 'OfferMail', description: 'The latest mail to the customer.' })
export type OfferMail = z.infer<typeof offerMail>
