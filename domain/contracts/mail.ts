/** A mail to a customer or to a person who logs in, as the queue and the pages know it. */
import * as z from 'zod'
import { type PriceMode, priceModes } from '#domain/access/price-modes'
import { MAIL_STATES } from '#domain/mail/mail-states'
import { formText } from '#domain/messages/forms'
import { shownText } from '#domain/texts/shown-text'
import { bodyText } from './text.ts'

export const mailState = z.enum(MAIL_STATES)

const mailId = z.string().max(80)

/** A mail belongs to a quote or to a person. */
export const mailMessage = z.union([
  z.strictObject({ orderNumber: z.int(), mailId }),
  z.strictObject({ userId: z.int(), mailId }),
])
export type MailMessage = z.infer<typeof mailMessage>

/** Characters of what the sender writes himself. */
export const MAIL_TEXT_MAX = 4000

/** What the sender wishes of the mail besides its documents; nothing is the mail as it always was. */
export const sendBody = z
  .strictObject({
    text: z
      .string()
      .overwrite(shownText)
      .trim()
      .min(1, { error: () => bodyText.mail })
      .max(MAIL_TEXT_MAX, { error: () => formText.atMost(MAIL_TEXT_MAX) })
      .optional()
      .meta({ description: 'Instead of the standard text. Plain text.' }),
    copy: z.boolean().optional().meta({ description: 'Copy to the sender.' }),
    link: z.boolean().optional().meta({ description: 'Link to the customer’s own page.' }),
  })
  .meta({ id: 'SendOffer' })
export type SendBody = z.infer<typeof sendBody>

/** What was chosen for a mail, so that the same can be asked for again. */
const asked = {
  measurements: z.boolean(),
  text: z.string().nullable().meta({ description: 'Null: the standard text.' }),
  copy: z.boolean(),
  link: z.boolean(),
}
export interface AskedMail extends z.infer<z.ZodObject<typeof asked>> {
  readonly modes: readonly PriceMode[]
}

export const offerMail = z
  .object({
    to: z.string(),
    state: mailState,
    stateText: z.string().meta({ description: 'Norwegian.' }),
    since: z.string(),
    reason: z.string().nullable(),
    prices: z.array(z.enum(priceModes)).meta({ description: 'One document for each.' }),
    ...asked,
  })
  .meta({ id: 'OfferMail', description: 'The latest mail to the customer.' })
export type OfferMail = z.infer<typeof offerMail>

/** What was chosen for a letter that nobody composed: nothing. */
export const NOTHING_ASKED: AskedMail = {
  modes: [],
  measurements: false,
  text: null,
  copy: false,
  link: false,
}
