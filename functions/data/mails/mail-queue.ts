/** Puts a mail on its queue. The message names it and nothing more: whoever takes it reads what is to be sent. */
import type { MailMessage } from '#domain/contracts/mail'
import { traceBesideMessage } from '../../trace.ts'
import { queueOf } from '../queue.ts'
import { type MailKey, mailKeyOf } from './mail-repository.ts'

const queue = queueOf('MAIL_QUEUE_URL')

export const queueMail = async (mail: MailKey): Promise<void> => {
  const { client, QueueUrl, SendMessageCommand } = await queue()
  const MessageBody = JSON.stringify(mailKeyOf(mail) satisfies MailMessage)
  await client.send(
    new SendMessageCommand({ QueueUrl, MessageBody, MessageAttributes: traceBesideMessage() }),
  )
}
