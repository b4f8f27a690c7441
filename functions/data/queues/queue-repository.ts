/**
 * The queues as the person on duty sees them: how much waits, and the dead letters, which may be put back on their queue or thrown away.
 * What is put back is done once, however often it comes: a picture has one key, a mail is claimed and is told one fate, an order is known by
 * its number.
 */
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { LETTERS_MAX, type QueueName } from '#domain/contracts/operations'
import { setting } from '../../environment.ts'
import { lazily } from '../../lazily.ts'

const settings = {
  render: 'RENDER_QUEUE_URL',
  mail: 'MAIL_QUEUE_URL',
  mailEvents: 'MAIL_EVENT_QUEUE_URL',
  orders: 'FACTORY_QUEUE_URL',
  answers: 'ANSWER_QUEUE_URL',
} as const satisfies Record<QueueName, string>

const client = lazily(() => new SQSClient())

const urlOf = (name: QueueName): string => setting(settings[name])

const deadUrlOf = (name: QueueName): string => {
  const urls = JSON.parse(setting('DEAD_LETTER_URLS')) as Record<QueueName, string>
  return urls[name]
}

const countIn = async (QueueUrl: string) => {
  const { Attributes = {} } = await client().send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    }),
  )
  return {
    waiting: Number(Attributes.ApproximateNumberOfMessages ?? 0),
    working: Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0),
  }
}

export const countQueue = async (name: QueueName) => {
  const [queue, dead] = await Promise.all([countIn(urlOf(name)), countIn(deadUrlOf(name))])
  return { ...queue, dead: dead.waiting + dead.working }
}

/** Long enough to look at them, and short enough that who looks a moment later sees them too. */
const HELD_SECONDS = 20
const AT_ONCE = 10

const receive = async (name: QueueName): Promise<readonly Message[]> => {
  const { Messages = [] } = await client().send(
    new ReceiveMessageCommand({
      QueueUrl: deadUrlOf(name),
      MaxNumberOfMessages: AT_ONCE,
      VisibilityTimeout: HELD_SECONDS,
      // Without waiting only some of the places are asked where they lie; and who looks at the same moment is soon done.
      WaitTimeSeconds: 1,
      MessageSystemAttributeNames: ['SentTimestamp', 'MessageGroupId'],
    }),
  )
  return Messages
}

const release = async (name: QueueName, messages: readonly Message[]): Promise<void> => {
  for (let from = 0; from < messages.length; from += AT_ONCE)
    await client().send(
      new ChangeMessageVisibilityBatchCommand({
        QueueUrl: deadUrlOf(name),
        Entries: messages.slice(from, from + AT_ONCE).map(({ ReceiptHandle }, index) => ({
          Id: String(index),
          ReceiptHandle,
          VisibilityTimeout: 0,
        })),
      }),
    )
}

interface Walk {
  /** Answers whether it has done away with the letter; the others lie there afterwards as before. */
  readonly settle: (message: Message) => Promise<boolean>
  /** Asked before each handful. */
  readonly isOver: (seen: number) => boolean
}

/** Goes through what lies there when it begins, or through less where that is enough. */
const walk = async (name: QueueName, { settle, isOver }: Walk): Promise<void> => {
  const { waiting, working } = await countIn(deadUrlOf(name))
  const lying = waiting + working
  const kept: Message[] = []
  try {
    for (let seen = 0; seen < lying && !isOver(seen); ) {
      const messages = await receive(name)
      if (messages.length === 0) return
      seen += messages.length
      for (const message of messages) if (!(await settle(message))) kept.push(message)
    }
  } finally {
    await release(name, kept)
  }
}

export interface StoredLetter {
  readonly id: string
  readonly body: string
  readonly since: string
}

export const listDeadLetters = async (name: QueueName): Promise<readonly StoredLetter[]> => {
  const letters = new Map<string, StoredLetter>()
  const settle = async ({ MessageId = '', Body = '', Attributes }: Message) => {
    const since = new Date(Number(Attributes?.SentTimestamp ?? 0)).toISOString()
    letters.set(MessageId, { id: MessageId, body: Body, since })
    return false
  }
  await walk(name, { settle, isOver: (seen) => seen >= LETTERS_MAX })
  return [...letters.values()]
}

const remove = async (name: QueueName, { ReceiptHandle }: Message): Promise<void> => {
  await client().send(new DeleteMessageCommand({ QueueUrl: deadUrlOf(name), ReceiptHandle }))
}

/** A queue that is first in, first out wants to know what belongs together; what is put back is not what it has been given before. */
const sendAgain = async (name: QueueName, { MessageId, Body, Attributes }: Message, at: Date) => {
  const MessageGroupId = Attributes?.MessageGroupId
  await client().send(
    new SendMessageCommand({
      QueueUrl: urlOf(name),
      MessageBody: Body,
      ...(urlOf(name).endsWith('.fifo') && {
        MessageGroupId: MessageGroupId ?? MessageId,
        MessageDeduplicationId: `again-${at.getTime()}-${MessageId}`,
      }),
    }),
  )
}

/** An answer must come; what is left then is settled by who asks again. */
const SETTLING_MS = 8000

/**
 * One of them, wherever it lies, or all; answers how many. First put back and then taken away: a crash in between leaves one too many and
 * none too few.
 */
export const settleDeadLetters = async (
  name: QueueName,
  { id, isRetried, at }: { readonly id: string | undefined; readonly isRetried: boolean; readonly at: Date },
): Promise<number> => {
  const until = performance.now() + SETTLING_MS
  let count = 0
  const settle = async (message: Message) => {
    if (id !== undefined && message.MessageId !== id) return false
    if (isRetried) await sendAgain(name, message, at)
    await remove(name, message)
    count += 1
    return true
  }
  const isOver = () => performance.now() > until || (id !== undefined && count > 0)
  await walk(name, { settle, isOver })
  return count
}
