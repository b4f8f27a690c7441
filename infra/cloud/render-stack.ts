/** The queue of jobs and the worker that makes pictures and documents of them. */
import { Duration, Size, Stack, type StackProps } from 'aws-cdk-lib'
import { Architecture } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { renderQueue, workerLimits } from '../render-queue.ts'
import { type Bundles, workerFolders } from './bundle.ts'
import type { DataStack } from './data-stack.ts'
import { ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & { stage: Stage; bundles: Bundles; data: DataStack }

/** Where Lambda unpacks the code. */
const task = '/var/task'

/** Each takes a gigabyte or two for Chromium; a rush of prints waits in the queue. */
export const workersAtOnce = 5

export class RenderStack extends Stack {
  readonly queue: Queue
  readonly deadLetters: Queue
  readonly worker: ResourceFunction

  constructor(scope: Construct, id: string, { stage, bundles, data, ...props }: Props) {
    super(scope, id, props)
    const safe = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }
    this.deadLetters = new Queue(this, 'DeadLetters', {
      ...safe,
      retentionPeriod: Duration.days(renderQueue.retentionDays.deadLetters),
    })
    this.queue = new Queue(this, 'Jobs', {
      ...safe,
      visibilityTimeout: Duration.seconds(renderQueue.visibilityTimeoutSeconds),
      retentionPeriod: Duration.days(renderQueue.retentionDays.jobs),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: renderQueue.maxReceiveCount },
    })

    this.worker = new ResourceFunction(this, 'Worker', {
      codeFolder: bundles.worker,
      description: 'Render worker: Chromium on the built frontend',
      stage: stage.name,
      version: bundles.version,
      reads: ['artefacts'],
      writes: ['artefacts'],
      stores: { table: data.table, renderBucket: data.renderBucket, renderQueue: this.queue },
      // Software rendering is a matter of processors, and those come with the memory.
      memoryMb: 3008,
      timeoutSeconds: renderQueue.functionTimeoutSeconds,
      // The Chromium in the bundle is built for it.
      architecture: Architecture.X86_64,
      temporaryStorage: Size.gibibytes(1),
      environment: {
        SITE_FOLDER: `${task}/${workerFolders.site}`,
        CHROMIUM_FOLDER: `${task}/${workerFolders.chromium}`,
        // It starts a browser; a tenth of a second more is nothing beside that.
        NODE_OPTIONS: '--enable-source-maps',
        CHROMIUM_IN_LAMBDA: 'yes',
        RENDER_QUEUE_URL: this.queue.queueUrl,
        ...workerLimits,
      },
    })
    // Also gives the rights to take, delete and hand back messages.
    this.worker.lambda.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: renderQueue.batchSize,
        reportBatchItemFailures: true,
        maxConcurrency: workersAtOnce,
      }),
    )
  }
}
