/** Puts a mail on its queue. The message names it and nothing more: whoever takes it reads what is to be sent. */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { MailMessage } from '#domain/contracts/mail'
import { setting } from '../../environment.ts'
import { lazily } from '../../lazily.ts'
import { traceBesideMessage } from '../../trace.ts'
import { type MailKey, mailKeyOf } from './mail-repository.ts'

const queue = lazily(() => ({ client: new SQSClient(), QueueUrl: setting('MAIL_QUEUE_URL') }))

export const queueMail = async (mail: MailKey): Promise<void> => {
  const { client, QueueUrl } = queue()
  const MessageBody = JSON.stringify(mailKeyOf(mail) satisfies MailMessage)
  await client.send(
    new SendMessageCommand({ QueueUrl, MessageBody, MessageAttributes: traceBesideMessage() }),
  )
}
