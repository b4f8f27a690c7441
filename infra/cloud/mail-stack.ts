/** The queue of mails to customers and the function that hands them to SES, which knows one sender. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { mailFunction, mailLimits, mailQueue } from '../mail-queue.ts'
import type { Bundles } from './bundle.ts'
import type { DataStack } from './data-stack.ts'
import { ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & { stage: Stage; bundles: Bundles; data: DataStack }

export class MailStack extends Stack {
  readonly queue: Queue
  readonly deadLetters: Queue
  readonly sender: ResourceFunction

  constructor(scope: Construct, id: string, { stage, bundles, data, ...props }: Props) {
    super(scope, id, props)
    const safe = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }
    this.deadLetters = new Queue(this, 'DeadMails', {
      ...safe,
      retentionPeriod: Duration.days(mailQueue.retentionDays.deadLetters),
    })
    this.queue = new Queue(this, 'Mails', {
      ...safe,
      visibilityTimeout: Duration.seconds(mailQueue.visibilityTimeoutSeconds),
      retentionPeriod: Duration.days(mailQueue.retentionDays.mails),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: mailQueue.maxReceiveCount },
    })
    this.sender = new ResourceFunction(this, 'Sender', {
      codeFolder: bundles.function(mailFunction.name),
      description: 'Mail to customers',
      stage: stage.name,
      reads: ['table', 'renderBucket'],
      writes: ['table'],
      stores: { table: data.table, renderBucket: data.renderBucket },
      memoryMb: 512,
      timeoutSeconds: mailQueue.functionTimeoutSeconds,
      environment: { MAIL_FROM: stage.mailFrom, ...mailLimits },
    })
    this.sender.lambda.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [this.formatArn({ service: 'ses', resource: 'identity', resourceName: '*' })],
        conditions: { StringEquals: { 'ses:FromAddress': stage.mailFrom } },
      }),
    )
    // Also gives the rights to take, delete and hand back messages.
    this.sender.lambda.addEventSource(
      new SqsEventSource(this.queue, { batchSize: mailQueue.batchSize, reportBatchItemFailures: true }),
    )
  }
}
