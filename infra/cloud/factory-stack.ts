/** The way to the factory: the queue that its own system empties, and the function that makes up for what was not handed over. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { factoryFunction, factoryQueue } from '../factory-queue.ts'
import type { Bundles } from './bundle.ts'
import type { DataStack } from './data-stack.ts'
import { ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & { stage: Stage; bundles: Bundles; data: DataStack }

export class FactoryStack extends Stack {
  readonly queue: Queue
  readonly deadLetters: Queue
  readonly courier: ResourceFunction

  constructor(scope: Construct, id: string, { stage, bundles, data, ...props }: Props) {
    super(scope, id, props)
    const safe = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, fifo: true }
    this.deadLetters = new Queue(this, 'DeadOrders', {
      ...safe,
      retentionPeriod: Duration.days(factoryQueue.retentionDays.deadLetters),
    })
    this.queue = new Queue(this, 'Orders', {
      ...safe,
      visibilityTimeout: Duration.seconds(factoryQueue.visibilityTimeoutSeconds),
      retentionPeriod: Duration.days(factoryQueue.retentionDays.orders),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: factoryQueue.maxReceiveCount },
    })
    this.courier = new ResourceFunction(this, 'Courier', {
      codeFolder: bundles.function(factoryFunction.name),
      description: 'Orders to the factory',
      stage: stage.name,
      reads: ['table'],
      writes: ['table', 'orderBucket', 'factoryQueue'],
      stores: { table: data.table, orderBucket: data.orderBucket, factoryQueue: this.queue },
      memoryMb: 1024,
      timeoutSeconds: factoryQueue.functionTimeoutSeconds,
      // Two at once would do the same work twice.
      reservedConcurrency: 1,
    })
    new Rule(this, 'EveryOtherMinute', {
      schedule: Schedule.rate(Duration.minutes(factoryQueue.handOverEveryMinutes)),
      targets: [new Target(this.courier.lambda, { retryAttempts: 0 })],
    })
  }
}
