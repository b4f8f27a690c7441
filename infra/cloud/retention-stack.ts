/** The function that deletes what is kept no longer. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { retentionClock, retentionFunction } from '../retention.ts'
import type { Bundles } from './bundle.ts'
import type { DataStack } from './data-stack.ts'
import { ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & { stage: Stage; bundles: Bundles; data: DataStack }

export class RetentionStack extends Stack {
  readonly deletingFunction: ResourceFunction

  constructor(scope: Construct, id: string, { stage, bundles, data, ...props }: Props) {
    super(scope, id, props)
    this.deletingFunction = new ResourceFunction(this, 'DeleteOutdated', {
      codeFolder: bundles.function(retentionFunction.name),
      description: 'Quotes and histories that are kept no longer',
      stage: stage.name,
      version: bundles.version,
      reads: ['table'],
      writes: retentionFunction.writes,
      stores: { table: data.table },
      memoryMb: 512,
      timeoutSeconds: retentionClock.functionTimeoutSeconds,
    })
    new Rule(this, 'EveryHour', {
      schedule: Schedule.rate(Duration.minutes(retentionClock.everyMinutes)),
      targets: [new Target(this.deletingFunction.lambda, { retryAttempts: 0 })],
    })
  }
}
