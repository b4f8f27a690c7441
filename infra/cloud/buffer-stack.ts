/** The function that goes on where clearing a buffer has left something to do. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { bufferClock, bufferFunction } from '../buffers.ts'
import type { Bundles } from './bundle.ts'
import type { DataStack } from './data-stack.ts'
import { ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & { stage: Stage; bundles: Bundles; data: DataStack }

export class BufferStack extends Stack {
  readonly tendingFunction: ResourceFunction

  constructor(scope: Construct, id: string, { stage, bundles, data, ...props }: Props) {
    super(scope, id, props)
    this.tendingFunction = new ResourceFunction(this, 'TendBuffers', {
      codeFolder: bundles.function(bufferFunction.name),
      description: 'Lists written anew, and files of cleared buffers',
      stage: stage.name,
      version: bundles.version,
      reads: ['table', 'renderBucket'],
      writes: bufferFunction.writes,
      stores: { table: data.table, renderBucket: data.renderBucket },
      memoryMb: 1024,
      timeoutSeconds: bufferClock.functionTimeoutSeconds,
    })
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(bufferClock.everyMinutes)),
      targets: [new Target(this.tendingFunction.lambda, { retryAttempts: 0 })],
    })
  }
}
