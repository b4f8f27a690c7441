/** A mail to a person who logs in, as the person's page knows it. */
import * as z from 'zod'
import { PERSON_MAIL_KINDS } from '#domain/mail/person-mail-kinds'
import { mailState } from './mail.ts'

export const personMail = z
  .object({
    kind: z.enum(PERSON_MAIL_KINDS),
    to: z.string(),
    state: mailState,
    stateText: z.string().meta({ description: 'Norwegian.' }),
    since: z.string(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'PersonMail', description: 'The latest mail of its kind to a person who logs in.' })
export type PersonMail = z.infer<typeof personMail>
