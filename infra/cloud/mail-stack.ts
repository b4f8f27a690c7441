/**
 * The queue of mails and the function that hands them to SES, which knows one sender and signs for its domain; and what becomes of
 * them afterwards.
 */
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { mailEventFunction, mailEventQueue, mailFunction, mailLimits, mailQueue } from '../mail-queue.ts'
import type { Bundles } from './bundle.ts'
import type { DataStack } from './data-stack.ts'
import { ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

/** What stands after the @. */
const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1)

type Props = StackProps & { stage: Stage; bundles: Bundles; data: DataStack }

export class MailStack extends Stack {
  readonly queue: Queue
  readonly deadLetters: Queue
  readonly sender: ResourceFunction
  readonly events: Queue
  readonly deadEvents: Queue
  readonly eventFunction: ResourceFunction

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
    const rules = this.signMails(stage.mailFrom)
    this.sender = new ResourceFunction(this, 'Sender', {
      codeFolder: bundles.function(mailFunction.name),
      description: 'Mail to customers',
      stage: stage.name,
      version: bundles.version,
      reads: ['table', 'renderBucket'],
      writes: mailFunction.writes,
      stores: { table: data.table, renderBucket: data.renderBucket },
      memoryMb: 512,
      timeoutSeconds: mailQueue.functionTimeoutSeconds,
      environment: {
        MAIL_FROM: stage.mailFrom,
        MAIL_QUEUE_URL: this.queue.queueUrl,
        MAIL_CONFIGURATION_SET: rules.configurationSetName,
        ...mailLimits,
      },
    })
    this.sender.lambda.addToRolePolicy(
      new PolicyStatement({
        // A mail with an attachment is written as MIME, and SES asks for the second right then.
        actions: ['ses:SendEmail', 'ses:SendRawEmail'],
        resources: [
          this.formatArn({ service: 'ses', resource: 'identity', resourceName: domainOf(stage.mailFrom) }),
          this.formatArn({
            service: 'ses',
            resource: 'configuration-set',
            resourceName: rules.configurationSetName,
          }),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': stage.mailFrom } },
      }),
    )
    // Also gives the rights to take, delete and hand back messages.
    this.sender.lambda.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: mailQueue.batchSize,
        reportBatchItemFailures: true,
        maxConcurrency: mailQueue.atOnce,
      }),
    )

    this.deadEvents = new Queue(this, 'DeadEvents', {
      ...safe,
      retentionPeriod: Duration.days(mailEventQueue.retentionDays.deadLetters),
    })
    this.events = this.followMails(rules, this.deadEvents)
    this.eventFunction = new ResourceFunction(this, 'RecordEvents', {
      codeFolder: bundles.function(mailEventFunction.name),
      description: 'What becomes of mails',
      stage: stage.name,
      version: bundles.version,
      reads: ['table'],
      writes: mailEventFunction.writes,
      stores: { table: data.table },
      memoryMb: 512,
      timeoutSeconds: mailEventQueue.functionTimeoutSeconds,
    })
    this.eventFunction.lambda.addEventSource(
      new SqsEventSource(this.events, {
        batchSize: mailEventQueue.batchSize,
        reportBatchItemFailures: true,
        maxConcurrency: mailEventQueue.atOnce,
      }),
    )
  }

  /** From SES over a topic, which is what it can tell, to a queue, which forgets nothing. */
  private followMails(rules: ConfigurationSet, deadLetterQueue: Queue): Queue {
    const topic = new Topic(this, 'MailEvents', { enforceSSL: true })
    // The rule above takes the place of the one that a topic has by itself.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    rules.addEventDestination('Told', {
      destination: EventDestination.snsTopic(topic),
      events: [
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.REJECT,
      ],
    })
    const queue = new Queue(this, 'Events', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(mailEventQueue.visibilityTimeoutSeconds),
      retentionPeriod: Duration.days(mailEventQueue.retentionDays.events),
      deadLetterQueue: { queue: deadLetterQueue, maxReceiveCount: mailEventQueue.maxReceiveCount },
    })
    topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true }))
    return queue
  }

  /** SES proves with three records of the domain that a mail is ours (DKIM); they are told to whoever deploys. */
  private signMails(mailFrom: string): ConfigurationSet {
    const rules = new ConfigurationSet(this, 'Rules', {
      reputationMetrics: true,
      // Whoever has no such address, or does not want our mails, is not written to again.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domainOf(mailFrom)),
      configurationSet: rules,
    })
    for (const [index, { name, value }] of identity.dkimRecords.entries())
      new CfnOutput(this, `RecordOfTheMails${index + 1}`, { value: `${name} CNAME ${value}` })
    return rules
  }
}
