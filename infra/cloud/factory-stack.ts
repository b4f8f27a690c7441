/**
 * The way to the factory and back: the queue that its own system empties, the function that makes up for what was not sent,
 * and the queue of its answers with the function that takes them.
 */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { answerFunction, answerQueue, factoryQueue, sendingFunction } from '../factory.ts'
import type { Bundles } from './bundle.ts'
import type { DataStack } from './data-stack.ts'
import { ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & { stage: Stage; bundles: Bundles; data: DataStack }

export class FactoryStack extends Stack {
  readonly queue: Queue
  readonly deadLetters: Queue
  readonly sendingFunction: ResourceFunction
  readonly answers: Queue
  readonly deadAnswers: Queue
  readonly answerFunction: ResourceFunction

  constructor(scope: Construct, id: string, { stage, bundles, data, ...props }: Props) {
    super(scope, id, props)
    const safe = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }
    this.deadLetters = new Queue(this, 'DeadOrders', {
      ...safe,
      fifo: true,
      retentionPeriod: Duration.days(factoryQueue.retentionDays.deadLetters),
    })
    this.queue = new Queue(this, 'Orders', {
      ...safe,
      fifo: true,
      visibilityTimeout: Duration.seconds(factoryQueue.visibilityTimeoutSeconds),
      retentionPeriod: Duration.days(factoryQueue.retentionDays.orders),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: factoryQueue.maxReceiveCount },
    })
    this.sendingFunction = new ResourceFunction(this, 'SendOrders', {
      codeFolder: bundles.function(sendingFunction.name),
      description: 'Orders to the factory',
      stage: stage.name,
      version: bundles.version,
      reads: ['table'],
      writes: sendingFunction.writes,
      stores: { table: data.table, orderBucket: data.orderBucket, factoryQueue: this.queue },
      memoryMb: 1024,
      timeoutSeconds: factoryQueue.functionTimeoutSeconds,
    })
    new Rule(this, 'EveryOtherMinute', {
      schedule: Schedule.rate(Duration.minutes(factoryQueue.sendEveryMinutes)),
      targets: [new Target(this.sendingFunction.lambda, { retryAttempts: 0 })],
    })

    this.deadAnswers = new Queue(this, 'DeadAnswers', {
      ...safe,
      retentionPeriod: Duration.days(answerQueue.retentionDays.deadLetters),
    })
    this.answers = new Queue(this, 'Answers', {
      ...safe,
      visibilityTimeout: Duration.seconds(answerQueue.visibilityTimeoutSeconds),
      retentionPeriod: Duration.days(answerQueue.retentionDays.answers),
      deadLetterQueue: { queue: this.deadAnswers, maxReceiveCount: answerQueue.maxReceiveCount },
    })
    this.answerFunction = new ResourceFunction(this, 'ApplyAnswers', {
      codeFolder: bundles.function(answerFunction.name),
      description: 'Answers from the factory',
      stage: stage.name,
      version: bundles.version,
      reads: ['table'],
      writes: answerFunction.writes,
      stores: { table: data.table },
      memoryMb: 512,
      timeoutSeconds: answerQueue.functionTimeoutSeconds,
    })
    // Also gives the rights to take, delete and hand back messages.
    this.answerFunction.lambda.addEventSource(
      new SqsEventSource(this.answers, {
        batchSize: answerQueue.batchSize,
        reportBatchItemFailures: true,
        maxConcurrency: answerQueue.atOnce,
      }),
    )
  }
}
