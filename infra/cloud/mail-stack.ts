/**
 * The queue of mails and the function that hands them to SES, which knows one sender and signs for its domain; and what becomes of
 * them afterwards.
 */
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { ConfigurationSet, EmailIdentity, Identity, SuppressionReasons } from 'aws-cdk-lib/aws-ses'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { mailFunction, mailLimits, mailQueue } from '../mail-queue.ts'
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
      reads: ['table', 'renderBucket'],
      writes: ['table'],
      stores: { table: data.table, renderBucket: data.renderBucket },
      memoryMb: 512,
      timeoutSeconds: mailQueue.functionTimeoutSeconds,
      environment: {
        MAIL_FROM: stage.mailFrom,
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
